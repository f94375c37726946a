internal import Glibc

/// An address of version 4 or 6, without a port.
///
/// A version 4 address that is written as one of version 6 (`::ffff:a.b.c.d`, RFC 4291, section 2.5.5.2) is the
/// version 4 address: the system connects to the same machine.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The bytes in network order: 4 or 16.
    package let bytes: [UInt8]

    /// An address of 4 or 16 bytes; nil for another number.
    package init?(bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        switch bytes.count {
        case 4: self.bytes = bytes
        case 16: self.bytes = bytes.prefix(12) == Self.mappedPrefix ? Array(bytes.suffix(4)) : bytes
        default: return nil
        }
    }

    /// Reads the numeric forms of RFC 4291, section 2.2, and of four decimal numbers; nothing shorter or older.
    package init?(_ text: String) {
        var v4 = in_addr()
        var v6 = in6_addr()
        if inet_pton(AF_INET, text, &v4) == 1 {
            self.init(bytes: withUnsafeBytes(of: &v4) { Array($0) })
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            self.init(bytes: withUnsafeBytes(of: &v6) { Array($0) })
        } else {
            return nil
        }
    }

    private static let mappedPrefix: ArraySlice<UInt8> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

    /// The usual text.
    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = bytes.count == 4 ? AF_INET : AF_INET6
        guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
