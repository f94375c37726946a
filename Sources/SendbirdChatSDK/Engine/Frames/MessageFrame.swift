internal import ChatWire

/// Reads the events that are nearly all there is, new and edited messages, at the speed of the hot path.
enum MessageFrame {
    /// The event; nil for every other frame and for whatever is unusual in this one: Foundation's coder reads that.
    static func event(_ text: [UInt8]) -> WireEvent? {
        text.withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes)
            guard let event = event(&cursor), cursor.isAtEnd else { return nil }
            return event
        }
    }

    private static func event(_ cursor: inout JSONCursor) -> WireEvent? {
        var (name, message): (String?, WireMessage?)
        var event = WireEvent(body: .unknown(name: ""))
        let isWhole = cursor.object { key, cursor in
            if key.equals("event") {
                name = cursor.string()
                return name == EventName.messageNew.rawValue || name == EventName.messageUpdated.rawValue
            } else if key.equals("channel") {
                event.channelURL = cursor.string()
                return event.channelURL != nil
            } else if key.equals("seq") {
                event.seq = cursor.integer()
                return event.seq != nil
            } else if key.equals("pos") {
                event.position = cursor.integer()
                return event.position != nil
            } else if key.equals("data") {
                message = self.message(&cursor)
                return message != nil
            }
            return false
        }
        guard isWhole, let name, let message else { return nil }
        event.body = name == EventName.messageNew.rawValue ? .messageNew(message) : .messageUpdated(message)
        return event
    }

    private static func message(_ cursor: inout JSONCursor) -> WireMessage? {
        var message = WireMessage(messageID: 0, channelURL: "", sender: nil, createdAt: 0)
        var required = 0
        let isWhole = cursor.object { key, cursor in
            if let text = self.text(of: key) {
                guard let value = cursor.string() else { return false }
                message[keyPath: text] = value
                if text == \.channelURL { required |= 1 }
            } else if let number = self.number(of: key) {
                guard let value = cursor.integer() else { return false }
                message[keyPath: number] = value
                if number == \.messageID { required |= 2 }
                if number == \.createdAt { required |= 4 }
            } else if key.equals("type") {
                guard let type = cursor.string().flatMap(WireMessageType.init) else { return false }
                message.type = type
                required |= 8
            } else if key.equals("user") {
                message.sender = self.sender(&cursor)
                return message.sender != nil
            } else if key.equals("channel_type") {
                message.channelType = cursor.string().flatMap(WireChannelType.init)
                return message.channelType != nil
            } else if key.equals("silent") {
                guard let flag = cursor.flag() else { return false }
                message.isSilent = flag
            } else if key.equals("is_op_msg") {
                guard let flag = cursor.flag() else { return false }
                message.isOperatorMessage = flag
            } else {
                return false
            }
            return true
        }
        return isWhole && required == 15 ? message : nil
    }

    private static func text(of key: Slice<UnsafeBufferPointer<UInt8>>) -> WritableKeyPath<WireMessage, String>? {
        switch key.count {
        case 4 where key.equals("data"): \.data
        case 6 where key.equals("req_id"): \.requestID
        case 7 where key.equals("message"): \.message
        case 11 where key.equals("channel_url"): \.channelURL
        case 11 where key.equals("custom_type"): \.customType
        default: nil
        }
    }

    private static func number(of key: Slice<UnsafeBufferPointer<UInt8>>) -> WritableKeyPath<WireMessage, Int64>? {
        switch key.count {
        case 3 where key.equals("seq"): \.seq
        case 6 where key.equals("number"): \.number
        case 10 where key.equals("message_id"): \.messageID
        case 10 where key.equals("created_at"): \.createdAt
        case 10 where key.equals("updated_at"): \.updatedAt
        default: nil
        }
    }

    private static func sender(_ cursor: inout JSONCursor) -> WireSender? {
        var sender = WireSender(userID: "")
        var hasID = false
        let isWhole = cursor.object { key, cursor in
            guard let value = cursor.string() else { return false }
            if key.equals("user_id") {
                sender.userID = value
                hasID = true
            } else if key.equals("nickname") {
                sender.nickname = value
            } else if key.equals("profile_url") {
                sender.profileURL = value
            } else if key.equals("role"), let role = MemberRole(rawValue: value) {
                sender.role = role
            } else {
                return false
            }
            return true
        }
        return isWhole && hasID ? sender : nil
    }
}
