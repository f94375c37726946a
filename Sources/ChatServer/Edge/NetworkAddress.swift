internal import Glibc

/// A numeric address: IPv6, or IPv4 as IPv6 carries it (RFC 4291 section 2.5.5.2), so that one host has one address.
package struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// Its 16 bytes.
    package let bytes: [UInt8]

    private static let fourPrefix: [UInt8] = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    /// Reads `10.0.0.1`, `::1` or `fe80::1%eth0`; nil for anything else.
    package init?(_ text: some StringProtocol) {
        let plain = String(text.prefix { $0 != "%" })
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, plain, &four) == 1 {
            bytes = Self.fourPrefix + withUnsafeBytes(of: four) { Array($0) }
        } else if inet_pton(AF_INET6, plain, &six) == 1 {
            bytes = withUnsafeBytes(of: six) { Array($0) }
        } else {
            return nil
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether it is one of IPv4.
    package var isFour: Bool { bytes.starts(with: Self.fourPrefix) }

    /// The address with everything after so many bits set to 0.
    package func prefix(bits: Int) -> NetworkAddress {
        NetworkAddress(
            bytes: bytes.enumerated().map { index, byte in
                let kept = min(8, max(0, bits - index * 8))
                return byte & UInt8(truncatingIfNeeded: 0xFF00 >> kept)
            })
    }

    /// As it is usually written.
    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let isFour = isFour
        _ = (isFour ? Array(bytes.suffix(4)) : bytes).withUnsafeBytes {
            inet_ntop(isFour ? AF_INET : AF_INET6, $0.baseAddress, &text, socklen_t(text.count))
        }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
