/// Tells a file's media type from its first bytes, whatever its name says.
///
/// Only kinds that a screen shows by itself are told, and PDF; everything else
/// is a file to be saved. The signatures are those of the formats' own
/// specifications; a type that is not told here is never shown inline.
public enum MediaType {
    /// How many of a file's first bytes are looked at.
    public static let prefixBytes = 64

    /// What a file is when nothing better is known.
    public static let unknown = "application/octet-stream"

    /// The type that the bytes tell; nil when they tell none.
    public static func sniff(_ bytes: some Collection<UInt8>) -> String? {
        let prefix = Array(bytes.prefix(prefixBytes))
        return picture(prefix) ?? container(prefix) ?? sound(prefix)
    }

    /// Whether a screen may show the file by itself: pictures, videos and sound.
    public static func isInline(_ type: String) -> Bool {
        ["image/", "video/", "audio/"].contains { type.hasPrefix($0) }
    }

    private static func picture(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return "image/gif" }
        if has("RIFF", at: 0, in: bytes) && has("WEBP", at: 8, in: bytes) { return "image/webp" }
        if bytes.starts(with: "%PDF-".utf8) { return "application/pdf" }
        return nil
    }

    /// The containers of ISO/IEC 14496-12, told by their brand, and Matroska.
    private static func container(_ bytes: [UInt8]) -> String? {
        if has("ftyp", at: 4, in: bytes), bytes.count >= 12 {
            switch String(decoding: bytes[8..<12], as: UTF8.self) {
            case "heic", "heix", "heim", "heis", "mif1", "msf1": return "image/heic"
            case "avif", "avis": return "image/avif"
            case "M4A ", "M4B ": return "audio/mp4"
            case "qt  ": return "video/quicktime"
            default: return "video/mp4"
            }
        }
        guard bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return nil }
        return String(decoding: bytes, as: UTF8.self).contains("webm") ? "video/webm" : "video/x-matroska"
    }

    private static func sound(_ bytes: [UInt8]) -> String? {
        if has("RIFF", at: 0, in: bytes) && has("WAVE", at: 8, in: bytes) { return "audio/wav" }
        if has("RIFF", at: 0, in: bytes) && has("AVI ", at: 8, in: bytes) { return "video/x-msvideo" }
        if bytes.starts(with: "OggS".utf8) { return "audio/ogg" }
        if bytes.starts(with: "fLaC".utf8) { return "audio/flac" }
        if bytes.starts(with: "ID3".utf8) { return "audio/mpeg" }
        guard bytes.count > 1, bytes[0] == 0xFF else { return nil }
        // Twelve set bits and no layer begin a frame of AAC; eleven and a layer that exists, one of MPEG audio.
        if bytes[1] & 0xF6 == 0xF0 { return "audio/aac" }
        if bytes[1] & 0xE0 == 0xE0, bytes[1] & 0x06 != 0 { return "audio/mpeg" }
        return nil
    }

    private static func has(_ word: StaticString, at offset: Int, in bytes: [UInt8]) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count >= offset + count else { return false }
        return word.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
    }
}
