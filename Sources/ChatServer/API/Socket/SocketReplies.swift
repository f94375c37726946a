internal import ChatWire
internal import Foundation

/// Writes reply frames.
enum SocketReplies {
    /// A successful reply whose result is written by hand.
    static func result(_ id: Int64, _ write: (inout JSONWriter) -> Void) -> SocketReply {
        var json = JSONWriter()
        json.beginObject()
        json.key("id")
        json.value(id)
        json.key("result")
        write(&json)
        json.endObject()
        return SocketReply(bytes: json.finish())
    }

    /// A successful reply with nothing to say.
    static func empty(_ id: Int64) -> SocketReply {
        result(id) { json in
            json.beginObject()
            json.endObject()
        }
    }

    /// A successful reply with a message.
    static func message(_ id: Int64, _ message: WireMessage) -> SocketReply {
        result(id) { json in
            json.beginObject()
            json.key("message")
            message.write(to: &json)
            json.endObject()
        }
    }

    /// A successful reply with a channel.
    static func channel(_ id: Int64, _ channel: WireChannel) -> SocketReply {
        result(id) { channel.write(to: &$0) }
    }

    /// A successful reply, off the hot path.
    static func encoded(_ id: Int64, _ value: some Encodable) -> SocketReply {
        guard let bytes = try? JSONEncoder().encode(value) else {
            return refusal(id, WireError(.internalServerError, "The answer could not be written."))
        }
        return result(id) { $0.raw(bytes) }
    }

    /// A refusal.
    static func refusal(_ id: Int64, _ error: WireError, close: CloseCode? = nil) -> SocketReply {
        var json = JSONWriter()
        json.beginObject()
        json.key("id")
        json.value(id)
        json.key("error")
        json.beginObject()
        json.key("code")
        json.value(Int64(error.code.rawValue))
        json.key("message")
        json.value(error.message)
        if let milliseconds = error.retryAfterMilliseconds {
            json.key("retry_after_ms")
            json.value(milliseconds)
        }
        json.endObject()
        json.endObject()
        return SocketReply(bytes: json.finish(), close: close)
    }
}
