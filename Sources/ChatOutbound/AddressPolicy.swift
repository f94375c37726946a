/// Which addresses the server connects to when others say where: those of the public Internet, and those that an
/// operator listed.
///
/// What is asked is the address that is about to be connected to, after every look-up and at every hop; a name that
/// changes its address between two look-ups gains nothing.
package struct AddressPolicy: Sendable, Equatable {
    /// What was listed cannot be read.
    package struct MalformedEntry: Error, Equatable {
        /// The entry.
        package let text: String
    }

    /// Addresses that are reached although they are not public.
    package private(set) var networks: [IPNetwork] = []
    /// Hosts that are reached whatever their address is, except for the services of clouds, in lower case.
    package private(set) var hosts: Set<String> = []
    /// The ports that may be connected to at a host that is not listed; nil for all.
    package var ports: Set<UInt16>?
    /// What an operator lists addresses with, for errors.
    package var setting: String

    /// A policy that lets nothing but public addresses through.
    package init(setting: String, ports: Set<UInt16>? = nil) {
        self.setting = setting
        self.ports = ports
    }

    /// A policy with a list of addresses, networks (`10.0.0.0/8`) and host names.
    /// - Throws: ``MalformedEntry`` for the first entry that is none of them.
    package init(setting: String, allowing entries: [String], ports: Set<UInt16>? = nil) throws(MalformedEntry) {
        self.init(setting: setting, ports: ports)
        for entry in entries {
            if let network = IPNetwork(entry) {
                networks.append(network)
            } else if Self.isHostName(entry) {
                hosts.insert(Self.canonical(entry))
            } else {
                throw MalformedEntry(text: entry)
            }
        }
    }

    /// Whether a connection may be opened.
    ///
    /// - Parameter host: The name or address in the URL of the request.
    package func allows(_ address: IPAddress, port: UInt16, host: String) -> Bool {
        let isListed = networks.contains { $0.contains(address) } || hosts.contains(Self.canonical(host))
        if Self.cloudServices.contains(address) {
            // Nothing asks for these by accident: a whole network that holds one does not mean it.
            return networks.contains { $0.isSingle && $0.address == address }
        }
        guard !isListed else { return true }
        return Self.isPublic(address) && ports?.contains(port) ?? true
    }

    /// Whether an address belongs to the Internet: none of the special ranges of RFC 6890 and its registries.
    package static func isPublic(_ address: IPAddress) -> Bool {
        if address.bytes.count == 4 { return !notPublic.contains { $0.contains(address) } }
        // A translated address (RFC 6052) leads to the version 4 address that it ends with.
        if translated?.contains(address) == true, let inner = IPAddress(bytes: address.bytes.suffix(4)) {
            return isPublic(inner)
        }
        return global?.contains(address) == true && !notPublic.contains { $0.contains(address) }
    }

    /// Where clouds tell a machine's own secrets: Amazon, Google, Azure and others; Alibaba; Azure's own; Amazon's
    /// tasks and pods; the same of version 6.
    private static let cloudServices: Set<IPAddress> = Set(
        [
            "169.254.169.254", "100.100.100.200", "168.63.129.16", "169.254.170.2", "169.254.170.23", "fd00:ec2::254",
            "fd00:ec2::23",
        ].compactMap { IPAddress($0) })

    private static let global = IPNetwork("2000::/3")
    private static let translated = IPNetwork("64:ff9b::/96")

    /// The ranges of the registries for special purposes (RFC 6890), private ones, those for documentation and
    /// measurements, multicast, and what tunnels to version 4 (6to4, Teredo).
    private static let notPublic = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/4", "240.0.0.0/4", "168.63.129.16/32", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    ].compactMap { IPNetwork($0) }

    private static func isHostName(_ text: String) -> Bool {
        let isPlain = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
        }
        // A name of digits and dots alone would be a mistaken address.
        return isPlain && !text.isEmpty && text.utf8.contains { $0 | 0x20 > UInt8(ascii: "9") }
    }

    /// Host names have no case, and may end with a dot.
    private static func canonical(_ host: String) -> String {
        var host = host.lowercased()
        if host.hasSuffix(".") { host.removeLast() }
        return host
    }
}
