internal import ChatWire

extension OpenChannel {
    /// Makes a channel with nothing but an address. The current user is its operator.
    public class func createChannel(completionHandler: OpenChannelHandler?) {
        createChannel(params: OpenChannelCreateParams(), completionHandler: completionHandler)
    }

    /// Makes a channel. Without operators in the parameters the current user is its operator.
    public class func createChannel(params: OpenChannelCreateParams, completionHandler: OpenChannelHandler?) {
        createChannel(params: params, progressHandler: nil, completionHandler: completionHandler)
    }

    /// Makes a channel, and tells how much of its cover picture is uploaded.
    public class func createChannel(
        params: OpenChannelCreateParams, progressHandler: ProgressHandler?, completionHandler: OpenChannelHandler?
    ) {
        let command: Command =
            if let cover = params.coverImage {
                .setPicture(
                    cover, .newOpenChannel(params.wire),
                    progressID: Client.current?.makeUploadID(progressHandler) ?? "")
            } else {
                .createOpenChannel(params.wire)
            }
        Client.post(command, completionHandler) { $0.openChannel($1) }
    }

    /// Makes a channel.
    nonisolated(nonsending) public class func createChannel(
        params: OpenChannelCreateParams
    ) async throws -> OpenChannel {
        try await awaiting { createChannel(params: params, completionHandler: $0) }
    }

    /// Reads the channel with this address from the server.
    public class func getChannel(url: String, completionHandler: OpenChannelHandler?) {
        Client.post(.getOpenChannel(url: url), completionHandler) { $0.openChannel($1) }
    }

    /// Reads the channel with this address from the server.
    nonisolated(nonsending) public class func getChannel(url: String) async throws -> OpenChannel {
        try await awaiting { getChannel(url: url, completionHandler: $0) }
    }

    /// Reads the channel anew from the server.
    public func refresh(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.getOpenChannel(url: channelURL), completionHandler)
    }

    /// Reads the channel anew from the server.
    nonisolated(nonsending) public func refresh() async throws {
        try await awaitingEnd { refresh(completionHandler: $0) }
    }

    /// Enters the channel: from now on its events come, and messages can be sent.
    ///
    /// It holds until ``exit(completionHandler:)``, logging out, or being banned; after a break of the connection the
    /// channel is entered again by itself.
    public func enter(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.enterChannel(url: channelURL), completionHandler)
    }

    /// Enters the channel.
    nonisolated(nonsending) public func enter() async throws {
        try await awaitingEnd { enter(completionHandler: $0) }
    }

    /// Goes from the channel: no more of its events come.
    public func exit(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.exitChannel(url: channelURL), completionHandler)
    }

    /// Goes from the channel.
    nonisolated(nonsending) public func exit() async throws {
        try await awaitingEnd { exit(completionHandler: $0) }
    }

    /// Changes the channel: as an operator, or as a participant where ``participantsMayChange``.
    public func update(params: OpenChannelUpdateParams, completionHandler: OpenChannelHandler?) {
        update(params: params, progressHandler: nil, completionHandler: completionHandler)
    }

    /// Changes the channel, and tells how much of its cover picture is uploaded.
    public func update(
        params: OpenChannelUpdateParams, progressHandler: ProgressHandler?, completionHandler: OpenChannelHandler?
    ) {
        let command: Command =
            if let cover = params.coverImage {
                .setPicture(
                    cover, .openChannel(url: channelURL, params.wire),
                    progressID: client.makeUploadID(progressHandler))
            } else {
                .updateOpenChannel(url: channelURL, params.wire)
            }
        client.post(command, completionHandler) { $0.openChannel($1) }
    }

    /// Changes the channel.
    @discardableResult
    nonisolated(nonsending) public func update(params: OpenChannelUpdateParams) async throws -> OpenChannel {
        try await awaiting { update(params: params, completionHandler: $0) }
    }

    /// Deletes the channel with all its messages: as an operator, or as a participant where
    /// ``participantsMayChange``.
    public func delete(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.moderate(place, .delete), completionHandler)
    }

    /// Deletes the channel with all its messages.
    nonisolated(nonsending) public func delete() async throws {
        try await awaitingEnd { delete(completionHandler: $0) }
    }

    /// Lets only operators send; as an operator.
    public func freeze(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.moderate(place, .freeze(true)), completionHandler)
    }

    /// Lets only operators send; as an operator.
    nonisolated(nonsending) public func freeze() async throws {
        try await awaitingEnd { freeze(completionHandler: $0) }
    }

    /// Lets everyone send again; as an operator.
    public func unfreeze(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.moderate(place, .freeze(false)), completionHandler)
    }

    /// Lets everyone send again; as an operator.
    nonisolated(nonsending) public func unfreeze() async throws {
        try await awaitingEnd { unfreeze(completionHandler: $0) }
    }
}
