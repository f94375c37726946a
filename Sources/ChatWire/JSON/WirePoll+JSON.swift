extension WirePoll {
    /// Writes the poll as ``encode(to:)`` does, at the speed of the hot path.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("id")
        json.value(id)
        json.key("title")
        json.value(title)
        json.key("details")
        json.beginObject()
        json.key("status")
        json.value(status.rawValue)
        json.key("voter_count")
        json.value(voterCount)
        json.key("options")
        json.beginArray()
        for option in options { option.write(to: &json) }
        json.endArray()
        if let createdBy {
            json.key("created_by")
            json.value(createdBy)
        }
        json.key("created_at")
        json.value(createdAt)
        json.key("updated_at")
        json.value(updatedAt)
        json.key("close_at")
        json.value(closeAt)
        json.key("allow_user_suggestion")
        json.value(allowsSuggestions)
        json.key("allow_multiple_votes")
        json.value(allowsMultipleVotes)
        json.key("is_anonymous")
        json.value(isAnonymous)
        json.key("data")
        json.value(data)
        if let votedOptionIDs {
            json.key("voted_option_ids")
            json.beginArray()
            for id in votedOptionIDs { json.value(id) }
            json.endArray()
        }
        json.endObject()
        json.endObject()
    }
}

extension WirePollOption {
    /// Writes the option as ``encode(to:)`` does.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("id")
        json.value(id)
        json.key("poll_id")
        json.value(pollID)
        json.key("text")
        json.value(text)
        json.key("vote_count")
        json.value(voteCount)
        if let createdBy {
            json.key("created_by")
            json.value(createdBy)
        }
        json.key("created_at")
        json.value(createdAt)
        json.key("updated_at")
        json.value(updatedAt)
        json.key("last_voted_at")
        json.value(lastVotedAt)
        if let partialVoters {
            json.key("partial_voters")
            json.beginArray()
            for user in partialVoters { user.write(to: &json) }
            json.endArray()
        }
        json.endObject()
    }
}
