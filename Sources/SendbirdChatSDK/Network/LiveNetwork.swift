/// The system's network.
enum LiveNetwork {
    static func make() -> any ClientNetwork {
        #if canImport(Darwin)
            URLSessionNetwork()
        #else
            TransportNetwork()
        #endif
    }
}
