import ChatWire
import Foundation
import Testing

@Suite("What a file is")
struct MediaTypeTests {
    @Test(
        "The first bytes tell the type",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
            (Array("GIF89a".utf8), "image/gif"), (Array("RIFF....WEBPVP8 ".utf8), "image/webp"),
            (Array("RIFF....WAVEfmt ".utf8), "audio/wav"), (Array("RIFF....AVI LIST".utf8), "video/x-msvideo"),
            (Array("....ftypisom".utf8), "video/mp4"), (Array("....ftypqt  ".utf8), "video/quicktime"),
            (Array("....ftypheic".utf8), "image/heic"), (Array("....ftypavif".utf8), "image/avif"),
            (Array("....ftypM4A ".utf8), "audio/mp4"), (Array("%PDF-1.7".utf8), "application/pdf"),
            (Array("OggS".utf8), "audio/ogg"), (Array("fLaC".utf8), "audio/flac"), (Array("ID3".utf8), "audio/mpeg"),
            ([0xFF, 0xFB, 0x90], "audio/mpeg"), ([0xFF, 0xF1, 0x50], "audio/aac"),
            ([0x1A, 0x45, 0xDF, 0xA3] + Array("....webm".utf8), "video/webm"),
            ([0x1A, 0x45, 0xDF, 0xA3] + Array("....matroska".utf8), "video/x-matroska"),
        ] as [([UInt8], String)])
    func signatures(bytes: [UInt8], type: String) {
        #expect(MediaType.sniff(bytes) == type)
        // What is cut off tells less, and nothing wrong.
        for count in 0..<bytes.count {
            #expect([nil, type].contains(MediaType.sniff(bytes.prefix(count))) || count > 3)
        }
    }

    @Test(
        "Text, pages and programs tell nothing, whatever they look like further on",
        arguments: [
            "", "<svg onload=alert(1)>", "<!DOCTYPE html>", "\u{FEFF}<html>", "MZ", "#!/bin/sh", " %PDF-", "GIF88a",
        ])
    func nothing(text: String) {
        #expect(MediaType.sniff(Array(text.utf8)) == nil)
    }

    @Test("A file message is written by hand as by the coder, and reads back as it was")
    func codec() throws {
        let file = WireFile(
            url: "/v3/files/a/file.jpg", name: "a \"b\" \u{1F600}.jpg", type: "image/jpeg", size: 7,
            thumbnails: [
                WireThumbnail(url: "/v3/files/a/thumbnails/0", width: 1, height: 2, realWidth: 3, realHeight: 4)
            ])
        let message = WireMessage(
            type: .file, messageID: 1, channelURL: "c", sender: nil, message: "look", file: file, createdAt: 2)
        var json = JSONWriter()
        message.write(to: &json)
        #expect(try JSONDecoder().decode(WireMessage.self, from: Data(json.finish())) == message)
        #expect(try JSONDecoder().decode(WireMessage.self, from: JSONEncoder().encode(message)) == message)
        let sparse = try JSONDecoder().decode(WireFile.self, from: Data(#"{"url":"http://a/b"}"#.utf8))
        #expect(sparse == WireFile(url: "http://a/b"))
    }

    @Test("Limits of an older server are the documented ones where it tells none")
    func limits() throws {
        let told = try JSONDecoder().decode(Limits.self, from: Data(#"{"message_characters":10}"#.utf8))
        var expected = Limits.standard
        expected.messageCharacters = 10
        #expect(told == expected)
        #expect(try JSONDecoder().decode(Limits.self, from: JSONEncoder().encode(expected)) == expected)
    }
}
