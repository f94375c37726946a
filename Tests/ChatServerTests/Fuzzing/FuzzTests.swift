import Foundation
import Testing

/// The bounded run: each codec on its corpus and on damaged copies of it, the same in every run.
///
/// `Scripts/fuzz` is the long one.
@Suite("Fuzzed codecs")
struct FuzzTests {
    /// How many damaged inputs each codec is fed with.
    static let rounds = 2_000

    private static func corpus(_ target: FuzzTarget) throws -> [[UInt8]] {
        let folder = Repository.path.appending(path: "Tests/Corpus/\(target.name)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
    }

    @Test("Every codec keeps its promise on its corpus and on damaged copies of it", arguments: FuzzTarget.all)
    func damaged(target: FuzzTarget) throws {
        let corpus = try Self.corpus(target)
        #expect(!corpus.isEmpty)
        for input in corpus { #expect(target.run(input) == nil, "\(target.name): \(Self.text(input))") }
        var random = SplitMix(seed: 20_261_130)
        for _ in 0..<Self.rounds {
            guard let seed = corpus.randomElement(using: &random) else { return }
            let input = Self.damage(seed, corpus, using: &random)
            if let finding = target.run(input) {
                Issue.record("\(target.name): \(finding): \(Self.text(input))")
                return
            }
        }
    }

    @Test("Every truncation of the corpus is survived", arguments: FuzzTarget.all)
    func truncated(target: FuzzTarget) throws {
        for input in try Self.corpus(target) {
            let step = max(1, input.count / 100)
            for length in stride(from: 0, to: input.count, by: step) {
                #expect(target.run(Array(input[..<length])) == nil, "\(target.name): \(length) of \(Self.text(input))")
            }
        }
    }

    @Test("Every folder of the corpus belongs to a codec")
    func folders() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Repository.path.appending(path: "Tests/Corpus").path)
        #expect(Set(names) == Set(FuzzTarget.all.map(\.name)))
    }

    private static func text(_ input: [UInt8]) -> String { Data(input.prefix(2_000)).base64EncodedString() }

    /// One to four changes: a byte set or turned, a stretch doubled, cut out, put in from another input.
    private static func damage(_ input: [UInt8], _ corpus: [[UInt8]], using random: inout SplitMix) -> [UInt8] {
        var bytes = input
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard !bytes.isEmpty else { return bytes }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...16, using: &random))
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert([0, 10, 13, 32, 34, 58, 255].randomElement(using: &random) ?? 0, at: place)
            case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 5: for index in place..<end { bytes[index] = UInt8.random(in: 0...255, using: &random) }
            default:
                let other = corpus.randomElement(using: &random) ?? []
                bytes.replaceSubrange(place..., with: other.suffix(Int.random(in: 0...other.count, using: &random)))
            }
        }
        return bytes
    }
}

extension FuzzTarget: CustomTestStringConvertible {
    var testDescription: String { name }
}
