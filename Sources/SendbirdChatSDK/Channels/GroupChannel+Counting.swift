internal import ChatWire

extension GroupChannel {
    /// What of this channel counts into the current user's unread counts. Default: all.
    public var myCountPreference: CountPreference { CountPreference(wire.my?.countPreference ?? .all) }

    /// Sets what of this channel counts into the current user's unread counts.
    public func setMyCountPreference(
        _ myCountPreference: CountPreference, completionHandler: SBErrorHandler? = nil
    ) {
        client.postEnd(
            .changeMembership(url: channelURL, .countPreference(myCountPreference.wire)), completionHandler)
    }

    /// Sets what of this channel counts into the current user's unread counts.
    nonisolated(nonsending) public func setMyCountPreference(_ myCountPreference: CountPreference) async throws {
        try await awaitingEnd { setMyCountPreference(myCountPreference, completionHandler: $0) }
    }
}
