import ChatTransport
import ChatWire
import Foundation
import Processes
import Requirements
import Testing

@testable import ChatServer

@Suite("What a picture tells about its maker")
struct PlainFileTests {
    private let folder: TemporaryFolder
    private let place = "GPSPLACE"

    init() throws { folder = try TemporaryFolder() }

    private func plain(_ bytes: [UInt8], _ write: (FileReader, FileWriter) throws -> Void) throws -> [UInt8] {
        defer { try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("file.plain")) }
        let input = folder.url.appendingPathComponent("file").path
        try Data(bytes).write(to: URL(fileURLWithPath: input))
        try write(FileReader(path: input), FileWriter(path: input + ".plain"))
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: input + ".plain")))
    }

    private func tells(_ bytes: [UInt8], _ word: String) -> Bool { Data(bytes).range(of: Data(word.utf8)) != nil }

    @Test(
        "A JPEG loses Exif, XMP, IPTC, comments and what follows it, and keeps its pixels and colours", .covers("C-47"))
    func jpeg() throws {
        let profile = (marker: UInt8(0xE2), content: Array("ICC_PROFILE\0\u{1}\u{1}colours".utf8))
        let adobe = (marker: UInt8(0xEE), content: Array("Adobe\0d".utf8))
        let full = SamplePictures.jpeg(
            [
                (0xE1, SamplePictures.exif(orientation: 1)),
                (0xE1, Array("http://ns.adobe.com/xap/1.0/\0GPSPLACE".utf8)),
                profile, (0xED, Array("Photoshop 3.0\0GPSPLACE".utf8)), (0xFE, Array("GPSPLACE".utf8)), adobe,
                (0xE2, Array("MPF\0GPSPLACE".utf8)),
            ], after: SamplePictures.jpeg([(0xE1, SamplePictures.exif(orientation: 1))]))
        #expect(tells(full, place))
        let bytes = try plain(full) { reader, writer in
            let orientation = try JPEGFile.writePlain(from: reader, to: writer)
            #expect(orientation == 1)
        }
        #expect(bytes == SamplePictures.jpeg([profile, adobe]))
    }

    @Test("How the camera was held is read in both byte orders; nonsense is upright", arguments: 1...8)
    func orientation(value: Int) throws {
        let exif = SamplePictures.exif(orientation: UInt8(value))
        _ = try plain(SamplePictures.jpeg([(0xE1, exif)])) { reader, writer in
            let orientation = try JPEGFile.writePlain(from: reader, to: writer)
            #expect(orientation == value)
        }
        let little: [UInt8] =
            Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(value), 0, 0, 0]
        #expect(ExifOrientation.read(little) == value)
        for count in 0..<exif.count { _ = ExifOrientation.read(Array(exif.prefix(count))) }
        #expect(ExifOrientation.read(SamplePictures.exif(orientation: 9)) == nil)
    }

    @Test("Stuffed bytes, fill bytes and restart marks in the bits are no ends")
    func scan() throws {
        let head = Array(SamplePictures.jpeg.dropLast(5))
        let bits: [UInt8] = [1, 0xFF, 0, 0xFF, 0xD0, 2, 0xFF, 0xD7, 0xFF, 0, 0xFF, 0xFF, 0, 3]
        let whole = head + bits + [0xFF, 0xD9]
        #expect(try plain(whole) { _ = try JPEGFile.writePlain(from: $0, to: $1) } == whole)
        // Cut off in its bits it is ended.
        #expect(
            try plain(head + [1, 2, 3]) { _ = try JPEGFile.writePlain(from: $0, to: $1) } == head + [
                1, 2, 3, 0xFF, 0xD9,
            ])
    }

    @Test("A PNG loses texts, times and Exif, and what follows it")
    func png() throws {
        let kept: [(type: String, content: [UInt8])] = [
            ("IHDR", [UInt8](repeating: 0, count: 13)), ("iCCP", [1]), ("IDAT", [UInt8](repeating: 9, count: 70_000)),
            ("IEND", []),
        ]
        var full = kept
        for type in ["tEXt", "zTXt", "iTXt", "tIME", "eXIf"] { full.insert((type, Array("GPSPLACE".utf8)), at: 1) }
        let bytes = try plain(SamplePictures.png(full) + Array("GPSPLACE".utf8)) {
            try PNGFile.writePlain(from: $0, to: $1)
        }
        #expect(bytes == SamplePictures.png(kept))
    }

    @Test("A WebP loses Exif and XMP, and says so")
    func webP() throws {
        let full = SamplePictures.webP([
            ("VP8X", [0x0C | 0x10, 0, 0, 0, 1, 0, 0, 1, 0, 0]), ("VP8 ", [1, 2, 3]), ("EXIF", Array("GPSPLACE".utf8)),
            ("XMP ", Array("GPSPLACE!".utf8)),
        ])
        let kept = SamplePictures.webP([("VP8X", [0x10, 0, 0, 0, 1, 0, 0, 1, 0, 0]), ("VP8 ", [1, 2, 3])])
        #expect(try plain(full) { try WebPFile.writePlain(from: $0, to: $1) } == kept)
    }

    @Test("A film loses its place and maker, and nothing in it moves")
    func movie() throws {
        #expect(tells(SamplePictures.film, "+48.1371+011.5754"))
        let bytes = try plain(SamplePictures.film) { try MovieFile.writePlain(from: $0, to: $1) }
        #expect(bytes.count == SamplePictures.film.count)
        #expect(!tells(bytes, "+48.1371") && !tells(bytes, "udta") && tells(bytes, "mdat"))
        let box = SamplePictures.box
        let nested = box("moov", box("trak", box("meta", Array("GPSPLACE".utf8)) + box("mdia", [5])))
        let made = try plain(nested) { try MovieFile.writePlain(from: $0, to: $1) }
        #expect(made == box("moov", box("trak", box("free", [UInt8](repeating: 0, count: 8)) + box("mdia", [5]))))
    }

    @Test("Cut off or changed anywhere they are refused or plain, and never crash or hang", .within(minutes: 1))
    func damage() throws {
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let samples: [([UInt8], (FileReader, FileWriter) throws -> Void)] = [
            (
                SamplePictures.jpeg([(0xE1, SamplePictures.exif(orientation: 6))]),
                { _ = try JPEGFile.writePlain(from: $0, to: $1) }
            ),
            (
                SamplePictures.png([("IHDR", [1]), ("tEXt", [2]), ("IEND", [])]),
                { try PNGFile.writePlain(from: $0, to: $1) }
            ),
            (SamplePictures.webP([("VP8X", [1]), ("EXIF", [2])]), { try WebPFile.writePlain(from: $0, to: $1) }),
            (SamplePictures.film, { try MovieFile.writePlain(from: $0, to: $1) }),
        ]
        for (bytes, write) in samples {
            for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
                _ = try? plain(Array(bytes.prefix(count)), write)
            }
            for _ in 0..<60 {
                var changed = bytes
                for _ in 0...next(3) { changed[next(changed.count)] = UInt8(next(256)) }
                _ = try? plain(changed, write)
            }
        }
    }
}
