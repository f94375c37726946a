import Foundation

extension WireEvent {
    /// The event's bytes, the same for every receiver.
    ///
    /// Messages, receipts and typing, which is nearly all there is, are written
    /// by hand; the rest goes through Foundation's coder.
    public func jsonBytes() throws -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("event")
        json.value(body.name)
        if let channelURL {
            json.key("channel")
            json.value(channelURL)
        }
        if let seq {
            json.key("seq")
            json.value(seq)
        }
        if let userSeq {
            json.key("user_seq")
            json.value(userSeq)
        }
        if let position {
            json.key("pos")
            json.value(position)
        }
        try writeData(to: &json)
        json.endObject()
        return json.finish()
    }

    private func writeData(to json: inout JSONWriter) throws {
        switch body {
        case .messageNew(let message), .messageUpdated(let message):
            json.key("data")
            message.write(to: &json)
        case .channelRead(let receipt):
            json.key("data")
            json.beginObject()
            json.key("user_id")
            json.value(receipt.userID)
            json.key("ts")
            json.value(receipt.readAt)
            json.key("read_number")
            json.value(receipt.readNumber)
            json.endObject()
        case .channelDelivered(let receipt):
            json.key("data")
            json.beginObject()
            json.key("user_id")
            json.value(receipt.userID)
            json.key("ts")
            json.value(receipt.deliveredAt)
            json.endObject()
        case .messageDeleted(let deleted): try write(deleted, to: &json)
        case .messageReaction(let change): try write(change, to: &json)
        case .messageThread(let change): try write(change, to: &json)
        case .channelPinned(let change): try write(change, to: &json)
        case .channelUpdated(let channel): try write(channel, to: &json)
        case .membersJoined(let change), .membersLeft(let change): try write(change, to: &json)
        case .membersUpdated(let update): try write(update, to: &json)
        case .channelTyping(let typing): try write(typing, to: &json)
        case .participantEntered(let change), .participantExited(let change): try write(change, to: &json)
        case .userBlocked(let change): try write(change, to: &json)
        case .pollUpdated(let update): try write(update, to: &json)
        case .pollVoted(let vote): try write(vote, to: &json)
        case .historyExpired(let history): try write(history, to: &json)
        case .myChannel(let change): try write(change, to: &json)
        case .myPoll(let vote): try write(vote, to: &json)
        case .channelDeleted, .unknown: break
        }
    }

    private func write(_ data: some Encodable, to json: inout JSONWriter) throws {
        json.key("data")
        json.raw(try JSONEncoder().encode(data))
    }
}
