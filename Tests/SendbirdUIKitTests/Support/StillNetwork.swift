@testable import SendbirdChatSDK

/// A network on which nothing arrives.
struct StillNetwork: ClientNetwork {
    func open(_ socket: SocketID, request: SocketRequest, events: @escaping @Sendable (SocketEvent) -> Void) {}
    func send(_ text: [UInt8], on socket: SocketID) {}
    func close(_ socket: SocketID, code: UInt16) {}
    func perform(_ call: HTTPCall, answer: @escaping @Sendable (HTTPAnswer) -> Void) {}
    func upload(_ id: CallID, _ call: UploadCall, events: @escaping @Sendable (UploadEvent) -> Void) {}
    func cancelUpload(_ id: CallID) {}
}
