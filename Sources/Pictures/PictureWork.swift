internal import ChatTransport
internal import Foundation

/// What is done with pictures and videos that strangers sent, in a process of its own under limits: whatever breaks
/// in the reading of a hostile file breaks here, and the message arrives without a thumbnail.
///
/// ```
/// roost picture [--upright FILE] [--video] INPUT BASE WIDTHxHEIGHT...
/// ```
/// It writes `BASE.0`, `BASE.1`, ... and, for each, a line `thumbnail INDEX WIDTH HEIGHT TYPE` to its output; with
/// `--upright` the input, turned as its camera said, as JPEG to FILE first, and makes the thumbnails from that.
package enum PictureWork {
    /// Bytes of address space: what reading the largest picture takes, and the program itself.
    private static let memoryBytes = 1_500 << 20

    /// Does it.
    ///
    /// - Returns: What to exit with: 0, or 1 when the input could not be read.
    package static func run(_ arguments: [String]) -> Int32 {
        ProcessLimits.limitSelf(memoryBytes: memoryBytes, cpuSeconds: 15, fileBytes: 128 << 20)
        var words = arguments[...]
        var (upright, isVideo): (String?, Bool) = (nil, false)
        while let word = words.first, word.hasPrefix("--") {
            words.removeFirst()
            switch word {
            case "--upright": upright = words.popFirst()
            case "--video": isVideo = true
            default: return 64
            }
        }
        guard var input = words.popFirst(), let base = words.popFirst() else { return 64 }
        if let upright {
            guard let picture = Picture(path: input)?.upright(), picture.saveJPEG(path: upright, quality: 93) else {
                return 1
            }
            input = upright
        }
        let frame = base + ".frame"
        defer { if isVideo { try? FileManager.default.removeItem(atPath: frame) } }
        if isVideo {
            guard takeFrame(of: input, to: frame) else { return 1 }
            input = frame
        }
        var lines = ""
        for (index, size) in words.enumerated() {
            guard let line = makeThumbnail(of: input, size: size, index: index, base: base) else { return 1 }
            lines += line
        }
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(lines.utf8))
            return 0
        } catch {
            return 1
        }
    }

    private static func makeThumbnail(of input: String, size: String, index: Int, base: String) -> String? {
        let sides = size.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, let picture = Picture(path: input, width: sides[0], height: sides[1]) else {
            return nil
        }
        let path = "\(base).\(index)"
        let isSaved = picture.hasAlpha ? picture.savePNG(path: path) : picture.saveJPEG(path: path, quality: 82)
        guard isSaved else { return nil }
        let type = picture.hasAlpha ? "image/png" : "image/jpeg"
        return "thumbnail \(index) \(picture.width) \(picture.height) \(type)\n"
    }

    /// A picture from a little way into a video, by ffmpegthumbnailer; the limits hold for it too.
    private static func takeFrame(of input: String, to frame: String) -> Bool {
        let end = LimitedProcess.run(
            "/usr/bin/ffmpegthumbnailer", ["-i", input, "-o", frame, "-s", "0", "-c", "png", "-t", "10%"],
            output: "/dev/null", timeout: .seconds(20))
        return end == .exited(0)
    }
}
