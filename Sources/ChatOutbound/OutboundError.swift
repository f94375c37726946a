/// Why a call came to nothing.
package enum OutboundError: Error, Equatable, CustomStringConvertible {
    /// The address is not for us to reach; the setting that would allow it is named.
    case refusedAddress(IPAddress?, setting: String)
    /// The host has no address.
    case unresolved
    /// Nobody took the connection, or it broke.
    case unreachable(String)
    /// It took too long.
    case timedOut
    /// The answer is longer than wanted.
    case tooLarge
    /// The certificate or the agreement on a cipher was not good.
    case insecure(String)
    /// The answer is no HTTP, or the request could not be made.
    case failed(String)
    /// It was called off, or the client was closed.
    case cancelled

    /// Whether another attempt makes sense because the other side was not reached at all.
    package var isUnreached: Bool {
        switch self {
        case .refusedAddress, .unresolved, .unreachable, .insecure, .cancelled: true
        case .timedOut, .tooLarge, .failed: false
        }
    }

    /// For operators: names no more than the address.
    package var description: String {
        switch self {
        case .refusedAddress(let address, let setting):
            "\(address.map { "the address \($0)" } ?? "the address") is not public; \(setting) lists addresses that "
                + "may be called all the same"
        case .unresolved: "the host has no address"
        case .unreachable(let reason): "no connection: \(reason)"
        case .timedOut: "no answer in time"
        case .tooLarge: "the answer is too long"
        case .insecure(let reason): "TLS: \(reason)"
        case .failed(let reason): reason
        case .cancelled: "called off"
        }
    }
}
