internal import CLinux

/// Turns names into numeric addresses. Called on a thread of its own, so it may block.
package struct HostResolver: Sendable {
    private let look: @Sendable (String) -> [String]

    /// A resolver that asks a function; an empty answer means that the name is not known.
    package init(look: @escaping @Sendable (String) -> [String]) { self.look = look }

    /// The addresses of a name, best first; a numeric address gives itself.
    package func addresses(of host: String) -> [String] { look(host) }

    /// The system's resolver.
    package static let system = HostResolver { host in
        var texts = [CChar](repeating: 0, count: 1024)
        let count = clinux_resolve(host, &texts, texts.count)
        let bytes = texts.map { UInt8(bitPattern: $0) }
        return bytes.split(separator: 0).prefix(Int(max(0, count))).map { String(decoding: $0, as: UTF8.self) }
    }
}
