/// Random damage to valid input: the bounded fuzzing of the codecs.
enum Mutation {
    /// How many inputs each codec's fuzz test takes. Small enough for every run of the tests.
    static let rounds = 3000

    /// `bytes` with one to four random changes: a byte set, removed, put in, a stretch doubled or cut out.
    static func mutate(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...9, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.remove(at: place)
            case 3: bytes.insert([0, 10, 13, 32, 58, 255].randomElement(using: &random) ?? 0, at: place)
            case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
            default: bytes.removeSubrange(place..<end)
            }
        }
        return bytes
    }
}
