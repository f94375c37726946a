internal import ChatWire

extension GroupChannel {
    /// Which messages of the channel the current user is notified of.
    public var myPushTriggerOption: GroupChannelPushTriggerOption {
        wire.my.map { GroupChannelPushTriggerOption($0.pushTrigger) } ?? .default
    }

    /// Sets which messages of the channel the current user is notified of, on all devices.
    public func setMyPushTriggerOption(
        _ option: GroupChannelPushTriggerOption, completionHandler: SBErrorHandler? = nil
    ) {
        client.postEnd(.changeMembership(url: channelURL, .pushTrigger(option.wire)), completionHandler)
    }

    /// Sets which messages of the channel the current user is notified of, on all devices.
    nonisolated(nonsending) public func setMyPushTriggerOption(_ option: GroupChannelPushTriggerOption) async throws {
        try await awaitingEnd { setMyPushTriggerOption(option, completionHandler: $0) }
    }

    /// Asks the server which messages of the channel the current user is notified of.
    public func getMyPushTriggerOption(completionHandler: @escaping GroupChannelPushTriggerOptionHandler) {
        let report: (GroupChannelPushTriggerOption?, SBError?) -> Void = { option, error in
            completionHandler(option ?? .default, error)
        }
        client.post(.getPushTrigger(url: channelURL), report) { outcome in
            guard case .pushTrigger(let trigger) = outcome else { return nil }
            return GroupChannelPushTriggerOption(trigger)
        }
    }

    /// Asks the server which messages of the channel the current user is notified of.
    nonisolated(nonsending) public func getMyPushTriggerOption() async throws -> GroupChannelPushTriggerOption {
        try await awaiting { (done: @escaping (GroupChannelPushTriggerOption?, SBError?) -> Void) in
            getMyPushTriggerOption { option, error in done(error == nil ? option : nil, error) }
        }
    }
}
