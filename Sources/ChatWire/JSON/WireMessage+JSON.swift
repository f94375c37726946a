extension WireMessage {
    /// Writes the message as ``encode(to:)`` does, at the speed of the hot path.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("type")
        json.value(type.rawValue)
        json.key("message_id")
        json.value(messageID)
        json.key("req_id")
        json.value(requestID)
        json.key("channel_url")
        json.value(channelURL)
        if let sender {
            json.key("user")
            sender.write(to: &json)
        }
        json.key("message")
        json.value(message)
        if let file {
            json.key("file")
            file.write(to: &json)
        }
        json.key("data")
        json.value(data)
        json.key("custom_type")
        json.value(customType)
        json.key("created_at")
        json.value(createdAt)
        json.key("updated_at")
        json.value(updatedAt)
        json.key("silent")
        json.value(isSilent)
        json.key("is_op_msg")
        json.value(isOperatorMessage)
        mentions?.writeFields(to: &json)
        if let poll {
            json.key("poll")
            poll.write(to: &json)
        }
        json.key("seq")
        json.value(seq)
        json.key("number")
        json.value(number)
        if let channelType {
            json.key("channel_type")
            json.value(channelType.rawValue)
        }
        if let linkPreview {
            json.key("og_tag")
            linkPreview.write(to: &json)
        }
        writeParts(to: &json)
        json.endObject()
    }
}
