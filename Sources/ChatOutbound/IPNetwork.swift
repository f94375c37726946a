/// All addresses that begin with the same bits.
package struct IPNetwork: Hashable, Sendable, CustomStringConvertible {
    /// An address in it.
    package let address: IPAddress
    /// How many bits are the same.
    package let prefixLength: Int

    /// Reads `10.0.0.0/8`; an address alone is a network of one.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let address = IPAddress(String(parts[0])), parts.count <= 2 else { return nil }
        self.address = address
        let most = address.bytes.count * 8
        guard parts.count == 2 else {
            prefixLength = most
            return
        }
        guard let length = Int(parts[1]), (0...most).contains(length) else { return nil }
        prefixLength = length
    }

    /// Whether it holds one address only.
    package var isSingle: Bool { prefixLength == address.bytes.count * 8 }

    /// Whether an address begins with its bits.
    package func contains(_ other: IPAddress) -> Bool {
        guard other.bytes.count == address.bytes.count else { return false }
        let whole = prefixLength / 8
        guard other.bytes.prefix(whole) == address.bytes.prefix(whole) else { return false }
        let rest = prefixLength % 8
        guard rest > 0 else { return true }
        let mask = UInt8(truncatingIfNeeded: 0xFF << (8 - rest))
        return other.bytes[whole] & mask == address.bytes[whole] & mask
    }

    /// As it is read.
    package var description: String { isSingle ? "\(address)" : "\(address)/\(prefixLength)" }
}
