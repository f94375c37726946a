import ChatWire
import Foundation
import Processes
import Requirements
import Testing

@testable import ChatServer

/// The whole way of a picture, with the program that makes thumbnails in a process of its own.
@Suite("Thumbnails", .within(minutes: 3))
struct ThumbnailTests {
    private let folder: TemporaryFolder
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn

    init() async throws {
        folder = try TemporaryFolder()
        var configuration = ServiceConfiguration()
        configuration.pictureProgram = RoostProgram.path
        fixture = try ServiceFixture(configuration: configuration)
        ana = try await fixture.login("ana")
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    /// Runs ImageMagick and gives what it writes.
    @discardableResult
    private func convert(_ arguments: [String]) throws -> String {
        let child = try ChildProcess(
            "convert", arguments, environment: ProcessInfo.processInfo.environment, directory: folder.url, output: .pipe
        )
        let text = String(decoding: try child.output?.readToEnd() ?? Data(), as: UTF8.self)
        try #require(child.wait() == 0)
        return text
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(name)))
    }

    private func read(_ url: String, to name: String) async throws -> [UInt8] {
        let bytes = try await fixture.read(url, as: .user(ana)).bytes()
        try Data(bytes).write(to: folder.url.appendingPathComponent(name))
        return bytes
    }

    /// The four corners of a picture: the first letter of their colours.
    private func corners(_ name: String) throws -> String {
        let text = try convert([path(name), "-resize", "2x2!", "-depth", "8", "txt:-"])
        return text.split(separator: "\n").dropFirst().map { line in
            let hex = line.split(separator: "#")[1].prefix(6)
            let channels = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.dropFirst(4)].map { Int($0, radix: 16) ?? 0 }
            switch channels.map({ $0 > 128 }) {
            case [true, true, true]: return "w"
            case [true, false, false]: return "r"
            case [false, true, false]: return "g"
            case [false, false, true]: return "b"
            default: return "?"
            }
        }.joined()
    }

    private static let turns: [(orientation: Int, stored: [String])] = [
        (1, []), (2, ["-flop"]), (3, ["-rotate", "180"]), (4, ["-flip"]), (5, ["-transpose"]), (6, ["-rotate", "270"]),
        (7, ["-transverse"]), (8, ["-rotate", "90"]),
    ]

    @Test(
        "However the camera was held, picture and thumbnail stand upright and tell no place", .covers("C-47"),
        arguments: turns)
    func upright(orientation: Int, stored: [String]) async throws {
        try convert(
            [
                "-size", "160x120", "xc:red", "-fill", "lime", "-draw", "rectangle 80,0 160,60", "-fill", "blue",
                "-draw",
                "rectangle 0,60 80,120", "-fill", "white", "-draw", "rectangle 80,60 160,120",
            ] + stored
                + ["-quality", "95", path("stored.jpg")])
        let exif = SamplePictures.exif(orientation: UInt8(orientation))
        let camera = SamplePictures.jpeg([(0xE1, exif)], of: try bytes("stored.jpg"))
        let file = try await fixture.uploaded(
            camera, UploadQuery(name: "IMG.JPG", thumbnailSizes: ["80x80", "10x10"]), as: .user(ana))
        #expect(file.type == "image/jpeg")
        #expect(file.thumbnails.map { [$0.realWidth, $0.realHeight] } == [[80, 60], [10, 8]])
        for (url, name) in [(file.url, "whole.jpg"), (file.thumbnails[0].url, "small.jpg")] {
            let delivered = try await read(url, to: name)
            for word in ["GPSPLACE", "Acm", "Exif"] { #expect(Data(delivered).range(of: Data(word.utf8)) == nil) }
            #expect(try corners(name) == "rgbw", "\(name)")
        }
        #expect(try convert([path("whole.jpg"), "-format", "%wx%h", "info:"]) == "160x120")
        // One that stood upright keeps its very bits.
        if orientation == 1 { #expect(try bytes("whole.jpg") == bytes("stored.jpg")) }
    }

    @Test("A small picture is not made larger, and what is seen through stays so")
    func small() async throws {
        try convert(["-size", "20x10", "xc:none", path("clear.png")])
        let file = try await fixture.uploaded(
            try bytes("clear.png"), UploadQuery(name: "a.png", thumbnailSizes: ["300x300"]), as: .user(ana))
        let thumbnail = try #require(file.thumbnails.first)
        #expect(
            thumbnail
                == WireThumbnail(url: thumbnail.url, width: 300, height: 300, realWidth: 20, realHeight: 10))
        #expect(await fixture.read(thumbnail.url, as: .user(ana)).header("content-type") == "image/png")
        let (anonymous, missing) = (await fixture.read(thumbnail.url), String(thumbnail.url.dropLast()) + "1")
        #expect(anonymous.code == .notFoundInDatabase)
        #expect(await fixture.read(missing, as: .user(ana)).code == .notFoundInDatabase)
    }

    @Test("A film shows a frame of itself")
    func film() async throws {
        let file = try await fixture.uploaded(
            SamplePictures.film, UploadQuery(name: "a.mov", thumbnailSizes: ["24x24"]), as: .user(ana))
        #expect(file.type == "video/quicktime")
        #expect(file.thumbnails.map { [$0.realWidth, $0.realHeight] } == [[24, 16]])
    }

    @Test(
        "Pictures that are bombs, broken or no pictures arrive without a thumbnail, soon, and nothing is left of the work",
        .covers("C-49"))
    func hostile() async throws {
        var bomb = SamplePictures.png([
            ("IHDR", [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50, 8, 6, 0, 0, 0]), ("IDAT", [0]), ("IEND", []),
        ])
        bomb[29...32] = [0x4B, 0x1E, 0x27, 0xD8]
        let hostile: [(String, [UInt8], String)] = [
            ("bomb.png", bomb, "image/png"), ("cut.jpg", Array(SamplePictures.jpeg.prefix(90)), MediaType.unknown),
            ("empty.gif", Array("GIF89a".utf8), "image/gif"),
            ("no.webp", Array("RIFF\0\0\0\0WEBP".utf8), MediaType.unknown),
            ("no.mp4", Array("\0\0\u{1}\0ftypisom".utf8), MediaType.unknown),
            ("no.heic", Array("\0\0\0\u{C}ftypheic".utf8), MediaType.unknown),
        ]
        for (name, bytes, type) in hostile {
            let file = try await fixture.uploaded(
                bytes, UploadQuery(name: name, thumbnailSizes: ["50x50"]), as: .user(ana))
            #expect(file.thumbnails == [] && file.type == type, "\(name): \(file.type)")
            #expect(await fixture.read(file.url, as: .user(ana)).status == 200, "\(name)")
        }
        #expect(fixture.storedFiles.allSatisfy { !$0.contains(".") && !$0.hasPrefix("incoming") })
        #expect(fixture.reportedFaults == [])
    }
}
