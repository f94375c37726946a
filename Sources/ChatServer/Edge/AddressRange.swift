/// A network of addresses, as `10.0.0.0/8` or `fd00::/8`; a single address is one too.
package struct AddressRange: Hashable, Sendable, CustomStringConvertible {
    private let first: NetworkAddress
    /// How many bits at the front are the network's, of 128.
    private let bits: Int

    /// Reads an address with or without a number of bits; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = NetworkAddress(parts[0]) else { return nil }
        let width = address.isFour ? 32 : 128
        var bits = width
        if parts.count == 2 {
            guard let given = Int(parts[1]), (0...width).contains(given) else { return nil }
            bits = given
        }
        self.bits = bits + 128 - width
        first = address.prefix(bits: self.bits)
    }

    /// Whether an address is in it.
    package func contains(_ address: NetworkAddress) -> Bool { address.prefix(bits: bits) == first }

    /// As it is usually written.
    package var description: String {
        if bits == 128 { return first.description }
        return "\(first)/\(first.isFour ? bits - 96 : bits)"
    }
}
