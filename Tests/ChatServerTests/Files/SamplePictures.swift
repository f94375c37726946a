import ChatWire
import Foundation

/// Small files of each kind, made here so that a test says what is in them.
enum SamplePictures {
    /// A JPEG of 2 by 1 grey pixels.
    static let jpeg: [UInt8] =
        [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xDB, 0, 67, 0,
        ] + [UInt8](repeating: 1, count: 64) + [
            0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 2, 1, 1, 0x11, 0, 0xFF, 0xC4, 0, 20, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0,
            0, 0, 9, 0xFF, 0xC4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xDA, 0, 8, 1, 1,
            0,
            0, 0x3F, 0, 0x54, 0xDF, 0xFF, 0xD9,
        ]

    /// What a camera writes: how it was held, its maker, and where.
    static func exif(orientation: UInt8) -> [UInt8] {
        var tiff = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 3]
        tiff += [0x01, 0x0F, 0, 2, 0, 0, 0, 4] + Array("Acm\0".utf8)
        tiff += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        tiff += [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 50, 0, 0, 0, 0]
        tiff += [0, 1, 0, 1, 0, 2, 0, 0, 0, 2] + Array("N\0\0\0".utf8) + [0, 0, 0, 0] + Array("GPSPLACE".utf8)
        return Array("Exif\0\0".utf8) + tiff
    }

    /// A JPEG with segments put in after its beginning, and bytes after its end.
    static func jpeg(_ segments: [(marker: UInt8, content: [UInt8])], after: [UInt8] = [], of base: [UInt8] = jpeg)
        -> [UInt8]
    {
        var bytes = Array(base[..<2])
        for segment in segments {
            let count = segment.content.count + 2
            bytes += [0xFF, segment.marker, UInt8(count >> 8), UInt8(count & 0xFF)] + segment.content
        }
        return bytes + base[2...] + after
    }

    /// A PNG with these chunks; checksums are not looked at.
    static func png(_ chunks: [(type: String, content: [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for chunk in chunks {
            bytes += number(chunk.content.count) + Array(chunk.type.utf8) + chunk.content + [1, 2, 3, 4]
        }
        return bytes
    }

    /// A WebP with these chunks.
    static func webP(_ chunks: [(type: String, content: [UInt8])]) -> [UInt8] {
        var body = Array("WEBP".utf8)
        for chunk in chunks {
            body += Array(chunk.type.utf8) + number(chunk.content.count).reversed() + chunk.content
            if chunk.content.count % 2 == 1 { body.append(0) }
        }
        return Array("RIFF".utf8) + number(body.count).reversed() + body
    }

    /// A box of a movie.
    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count + 8) + Array(type.utf8) + content
    }

    private static func number(_ value: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// A film of a second, 48 by 32 pixels, made by ffmpeg with a place in it.
    static let film = [UInt8](Data(base64Encoded: filmBase64) ?? Data())

    private static let filmBase64 = """
        AAAAFGZ0eXBxdCAgAAACAHF0ICAAAAAId2lkZQAAAQhtZGF0AAABswAQBwAAAbYWPti/42eflU2hUuloeQl3lGFoZuvxCMfq\
        x676CB/6FbCgrgZn2ymEQ4wjeETwjFx4DAVAkDBPMBkAEgmbJZJT4w/ObXbxCUL4BaoSuDCgsXi30Z+7tD9vyAqozUQJXwAA\
        v5sulG2ArwcVGTXiG/saSA4iuerlvss7W+Caqeta1oed5eml3NkcIhxhGbEDaaBxEW83BWYwHg5LAVved4twEkVmZCzn+85w\
        VtkfEKpeiYB3wzcmWyn2H+Q2LglVTtq/gsDH6kQf/UVBChaBhD4AAAG2Xx8vWwAAv4KmqnmRa8/eE4k8J1d+wAubQYmCpw9p\
        NeE55wAAA1Jtb292AAAAbG12aGQAAAAAAAAAAAAAAAAAAAPoAAAD6AABAAABAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA\
        AAEAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAACn3RyYWsAAABcdGtoZAAAAAMAAAAA\
        AAAAAAAAAAEAAAAAAAAD6AAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAEAAAAAAMAAA\
        ACAAAAAAACRlZHRzAAAAHGVsc3QAAAAAAAAAAQAAA+gAAAAAAAEAAAAAAhdtZGlhAAAAIG1kaGQAAAAAAAAAAAAAAAAAAEAA\
        AABAAH//AAAAAAAtaGRscgAAAABtaGxydmlkZQAAAAAAAAAAAAAAAAxWaWRlb0hhbmRsZXIAAAHCbWluZgAAABR2bWhkAAAA\
        AQAAAAAAAAAAAAAALGhkbHIAAAAAZGhscnVybCAAAAAAAAAAAAAAAAALRGF0YUhhbmRsZXIAAAAkZGluZgAAABxkcmVmAAAA\
        AAAAAAEAAAAMdXJsIAAAAAEAAAFWc3RibAAAANZzdHNkAAAAAAAAAAEAAADGbXA0dgAAAAAAAAABAAAAAEZGTVAAAAIAAAAC\
        AAAwACAASAAAAEgAAAAAAAAAARNMYXZjNTkuMzcuMTAwIG1wZWc0AAAAAAAAAAAAAAAAABj//wAAAGBlc2RzAAAAAAOAgIBP\
        AAEABICAgEEgEQAAAAADDUAAAAgABYCAgC8AAAGwAQAAAbWJEwAAAQAAAAEgAMSNiAAVAYQEFEMAAAGyTGF2YzU5LjM3LjEw\
        MAaAgIABAgAAABBwYXNwAAAAAQAAAAEAAAAYc3R0cwAAAAAAAAABAAAAAgAAIAAAAAAUc3RzcwAAAAAAAAABAAAAAQAAABxz\
        dHNjAAAAAAAAAAEAAAABAAAAAgAAAAEAAAAcc3RzegAAAAAAAAAAAAAAAgAAANoAAAAmAAAAFHN0Y28AAAAAAAAAAQAAACQA\
        AAA/dWR0YQAAABmpc3dyAA1VxExhdmY1OS4yNy4xMDAAAAAeqXh5egASVcQrNDguMTM3MSswMTEuNTc1NC8=
        """
}
