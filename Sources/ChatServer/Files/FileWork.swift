internal import ChatDomain
internal import ChatTransport
internal import ChatWire
internal import Foundation
internal import Synchronization

/// What is done with an upload before anyone sees it: its type is found out, what it tells about its maker is taken
/// out, thumbnails are made, and it is brought to its place.
final class FileWork: Sendable {
    /// An upload that is whole on the disk.
    struct Order: Sendable {
        /// Its name in the folder for uploads, and later in its place.
        var content: String
        /// What its sender called it.
        var name: String
        /// What its sender believes it to be.
        var type: String?
        var thumbnailSizes: [(width: Int, height: Int)]
    }

    /// What came of it.
    struct Result: Sendable {
        var type: String
        var size: Int64
        var thumbnails: [WireThumbnail]
    }

    private let storage: FileStorage
    private let program: String?
    /// Two at a time: pictures are work for the processor, and the server needs the rest of it.
    private let queues = [DispatchQueue(label: "files.work.0"), DispatchQueue(label: "files.work.1")]
    private let turn = Atomic<Int>(0)

    /// - Parameter program: `roost`, which makes the thumbnails in a process of its own; nil for none.
    init(storage: FileStorage, program: String?) {
        self.storage = storage
        self.program = program
    }

    /// Does it; the answer comes from another thread.
    func run(_ order: Order, completion: @escaping @Sendable (Swift.Result<Result, any Error>) -> Void) {
        let index = turn.wrappingAdd(1, ordering: .relaxed).oldValue
        queues[index % queues.count].async { [self] in
            completion(Swift.Result { try work(order) })
        }
    }

    /// Waits until what was begun is done.
    func finish() {
        for queue in queues { queue.sync {} }
    }

    private func work(_ order: Order) throws -> Result {
        let path = storage.incomingPath(order.content)
        let prefix = try FileReader(path: path).read(at: 0, count: MediaType.prefixBytes)
        var type = FileRules.type(bytes: prefix, said: order.type)
        type = try makePlain(order, path: path, type: type)
        let thumbnails = makeThumbnails(order, path: path, type: type)
        let size = try FileReader(path: path).size
        try storage.keep(order.content, thumbnails: thumbnails.count)
        return Result(type: type, size: size, thumbnails: thumbnails)
    }

    /// Puts the plain form of the file into its place; one that is not what it begins as is kept as a mere file.
    private func makePlain(_ order: Order, path: String, type: String) throws -> String {
        let plain = path + ".plain"
        do {
            let reader = try FileReader(path: path)
            let writer = try FileWriter(path: plain)
            switch type {
            case "image/jpeg":
                let orientation = try JPEGFile.writePlain(from: reader, to: writer)
                // The camera's word is in the file as it came; the plain one has lost it.
                if orientation != 1 { return try turnUpright(order, path: path, type: type) }
            case "image/png": try PNGFile.writePlain(from: reader, to: writer)
            case "image/webp": try WebPFile.writePlain(from: reader, to: writer)
            case "video/mp4", "video/quicktime", "audio/mp4": try MovieFile.writePlain(from: reader, to: writer)
            // No other program shows it as surely as JPEG, and its own marks are not for us to take out.
            case "image/heic", "image/avif": return try turnUpright(order, path: path, type: type)
            default:
                try FileManager.default.removeItem(atPath: plain)
                return type
            }
            try writer.synchronize()
            try replace(path, by: plain)
            return type
        } catch is FileCopy.Malformed {
            try? FileManager.default.removeItem(atPath: plain)
            return MediaType.unknown
        }
    }

    /// A JPEG of the picture as its camera was held; where that fails the file is kept as a mere file.
    private func turnUpright(_ order: Order, path: String, type: String) throws -> String {
        try? FileManager.default.removeItem(atPath: path + ".plain")
        let upright = path + ".upright"
        guard run(["--upright", upright, path, path], output: path + ".output") else { return MediaType.unknown }
        try replace(path, by: upright)
        return "image/jpeg"
    }

    private func replace(_ path: String, by other: String) throws {
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: other, toPath: path)
    }

    private func makeThumbnails(_ order: Order, path: String, type: String) -> [WireThumbnail] {
        let isVideo = type.hasPrefix("video/")
        guard isVideo || type.hasPrefix("image/"), !order.thumbnailSizes.isEmpty else { return [] }
        let output = path + ".output"
        let sizes = order.thumbnailSizes.map { "\($0.width)x\($0.height)" }
        guard run((isVideo ? ["--video"] : []) + [path, path] + sizes, output: output),
            let text = FileManager.default.contents(atPath: output)
        else { return [] }
        try? FileManager.default.removeItem(atPath: output)
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
        let made = lines.compactMap { words -> WireThumbnail? in
            guard words.count == 5, let index = Int(words[1]), sizes.indices.contains(index),
                let width = Int(words[2]), let height = Int(words[3])
            else { return nil }
            let asked = order.thumbnailSizes[index]
            return WireThumbnail(
                url: "", width: asked.width, height: asked.height, realWidth: width, realHeight: height)
        }
        return made.count == sizes.count ? made : []
    }

    /// Runs the program; false when it failed, or there is none.
    private func run(_ arguments: [String], output: String) -> Bool {
        guard let program else { return false }
        return LimitedProcess.run(program, ["picture"] + arguments, output: output, timeout: .seconds(30)) == .exited(0)
    }
}
