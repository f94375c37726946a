internal import ChatWire

/// Tells an event from a reply by its first bytes, so that an event is decoded once.
enum SocketFrame {
    private static let eventStart = Array(#"{"event":"#.utf8)

    /// The event in a frame; nil for a reply.
    ///
    /// Our server writes the event's name first. A frame that begins otherwise is looked into.
    static func event(_ text: [UInt8]) throws -> WireEvent? {
        if let event = MessageFrame.event(text) { return event }
        if text.starts(with: eventStart) {
            return try JSONDecoder().decode(WireEvent.self, from: Data(text))
        }
        guard try JSONDecoder().decode(FrameHead.self, from: Data(text)).event != nil else { return nil }
        return try JSONDecoder().decode(WireEvent.self, from: Data(text))
    }
}
