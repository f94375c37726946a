/// A call under way, to be called off.
package struct OutboundCall: Sendable {
    let client: OutboundClient
    let number: UInt64

    /// Ends the call with ``OutboundError/cancelled`` unless it has ended.
    package func cancel() { client.cancel(number) }
}
