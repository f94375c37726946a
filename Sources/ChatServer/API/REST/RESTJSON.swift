internal import ChatDomain
internal import ChatWire
internal import Foundation

/// Writes the bodies of REST answers.
enum RESTJSON {
    /// An object.
    static func object(_ fields: (inout JSONWriter) throws -> Void) rethrows -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        try fields(&json)
        json.endObject()
        return json.finish()
    }

    /// `{}`
    static let empty = object { _ in }

    static func channel(_ channel: WireChannel) -> [UInt8] {
        var json = JSONWriter()
        channel.write(to: &json)
        return json.finish()
    }

    static func message(_ message: WireMessage) -> [UInt8] {
        var json = JSONWriter()
        message.write(to: &json)
        return json.finish()
    }

    static func page(_ page: ChannelPage) -> [UInt8] {
        object { json in
            json.key("channels")
            json.beginArray()
            for channel in page.channels { channel.write(to: &json) }
            json.endArray()
            json.key("next")
            json.value(page.next)
            json.key("ts")
            json.value(page.serverTime)
            json.key("pos")
            json.value(page.position)
        }
    }

    static func page(_ page: MessagePage) -> [UInt8] {
        object { json in
            json.key("messages")
            json.beginArray()
            for message in page.messages { message.write(to: &json) }
            json.endArray()
            json.key("has_prev")
            json.value(page.hasPrevious)
            json.key("has_next")
            json.value(page.hasNext)
            json.key("channel_seq")
            json.value(page.channelSeq)
            if let parent = page.parent {
                json.key("parent_message")
                parent.write(to: &json)
            }
        }
    }

    static func page(_ page: UserPage) -> [UInt8] {
        object { json in
            json.key("users")
            json.beginArray()
            for user in page.users { user.write(to: &json) }
            json.endArray()
            json.key("next")
            json.value(page.next)
        }
    }

    static func page(_ page: ParticipantPage) -> [UInt8] {
        object { json in
            json.key("participants")
            json.beginArray()
            for user in page.participants { user.write(to: &json) }
            json.endArray()
            json.key("next")
            json.value(page.next)
        }
    }

    static func page(_ page: MemberPage) -> [UInt8] {
        object { json in
            json.key("members")
            json.beginArray()
            for member in page.members { member.write(to: &json) }
            json.endArray()
            json.key("next")
            json.value(page.next)
        }
    }

    static func page(_ page: OperatorPage) -> [UInt8] {
        object { json in
            json.key("operators")
            json.beginArray()
            for user in page.operators { user.write(to: &json) }
            json.endArray()
            json.key("next")
            json.value(page.next)
        }
    }

    /// A value off the hot path.
    static func encoded(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        // The same value reads the same each time.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value))
    }

    static func numbers(_ numbers: [String: Int64]) -> [UInt8] {
        var json = JSONWriter()
        json.value(numbers)
        return json.finish()
    }

    static func texts(_ texts: [String: String]) -> [UInt8] {
        var json = JSONWriter()
        json.value(texts)
        return json.finish()
    }
}
