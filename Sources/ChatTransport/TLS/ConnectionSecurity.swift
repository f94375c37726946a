/// What stands between a connection's bytes and its peer's: TLS. Used on the loop only.
protocol ConnectionSecurity: AnyObject {
    /// The first bytes to send, before anything came. Empty for a server.
    func start() -> [UInt8]
    /// Takes bytes from the peer.
    ///
    /// - Throws: `tls` when the peer is not who it must be, or broke the protocol.
    func decrypt(_ bytes: UnsafeRawBufferPointer) throws(TransportError) -> (plain: [UInt8], toPeer: [UInt8])
    /// What to send for plain bytes. Bytes given before the handshake is done are kept and
    /// come out of ``decrypt(_:)`` later.
    func encrypt(_ bytes: UnsafeRawBufferPointer) -> [UInt8]
    /// The last bytes to send.
    func finish() -> [UInt8]
}
