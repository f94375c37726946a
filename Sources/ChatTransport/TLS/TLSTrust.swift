/// Whose certificates a client takes.
package enum TLSTrust: Sendable, Hashable {
    /// Those that the system's authorities have signed.
    case system
    /// Those that the authorities in a PEM file have signed.
    case authorities(file: String)
}
