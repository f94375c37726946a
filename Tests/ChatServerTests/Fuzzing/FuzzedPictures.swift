import ChatTransport
import ChatWire
import Foundation
import Synchronization

@testable import ChatServer

/// The editors of pictures and films, by what the first bytes say it is.
enum FuzzedPictures {
    private static let folder: String = {
        var template = Array("/tmp/roost-fuzz-XXXXXX".utf8CString)
        let place = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } }
        return place.map { String(cString: $0) } ?? "/tmp"
    }()

    /// The files are the same for every input: one at a time.
    private static let turn = Mutex(())

    @Sendable static func run(_ input: [UInt8]) -> String? { turn.withLock { _ in finding(input) } }

    private static func finding(_ input: [UInt8]) -> String? {
        guard let first = plain(input) else { return nil }
        // What is plain stays as it is.
        guard let second = plain(first) else { return "what was made plain cannot be read" }
        if second != first { return "made plain again it is something else" }
        return nil
    }

    /// The plain picture; nil for what is none.
    private static func plain(_ input: [UInt8]) -> [UInt8]? {
        let (from, to) = (folder + "/from", folder + "/to")
        guard FileManager.default.createFile(atPath: from, contents: Data(input)) else { return nil }
        // The writer makes its file, and takes no other.
        try? FileManager.default.removeItem(atPath: to)
        do {
            let (reader, writer) = (try FileReader(path: from), try FileWriter(path: to))
            switch MediaType.sniff(Array(input.prefix(MediaType.prefixBytes))) {
            case "image/jpeg": _ = try JPEGFile.writePlain(from: reader, to: writer)
            case "image/png": try PNGFile.writePlain(from: reader, to: writer)
            case "image/webp": try WebPFile.writePlain(from: reader, to: writer)
            case "video/mp4", "video/quicktime", "audio/mp4": try MovieFile.writePlain(from: reader, to: writer)
            default: return nil
            }
        } catch {
            return nil
        }
        return FileManager.default.contents(atPath: to).map(Array.init)
    }
}
