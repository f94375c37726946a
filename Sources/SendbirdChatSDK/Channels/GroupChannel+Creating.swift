internal import ChatWire

extension GroupChannel {
    /// Makes a channel, or, for a distinct one, finds the channel of the same members. The creator is its operator.
    public class func createChannel(
        params: GroupChannelCreateParams, completionHandler: GroupChannelHandler? = nil
    ) {
        createChannel(params: params, progressHandler: nil, completionHandler: completionHandler)
    }

    /// Makes a channel, and tells how much of its cover picture is uploaded.
    public class func createChannel(
        params: GroupChannelCreateParams, progressHandler: ProgressHandler?,
        completionHandler: GroupChannelHandler?
    ) {
        Client.post(command(params.wire, params.coverImage, progressHandler), completionHandler) { $0.channel($1) }
    }

    private class func command(
        _ wire: CreateChannelParams, _ cover: Data?, _ progressHandler: ProgressHandler? = nil
    ) -> Command {
        guard let cover else { return .createChannel(wire) }
        let id = Client.current?.makeUploadID(progressHandler) ?? ""
        return .setPicture(cover, .newChannel(wire), progressID: id)
    }

    /// Makes a channel.
    nonisolated(nonsending) public class func createChannel(
        params: GroupChannelCreateParams
    ) async throws -> GroupChannel {
        try await awaiting { createChannel(params: params, completionHandler: $0) }
    }

    /// Makes a distinct channel unless its members have one, and tells which.
    public class func createDistinctChannelIfNotExist(
        params: GroupChannelCreateParams, completionHandler: @escaping DistinctGroupChannelHandler
    ) {
        createDistinctChannelIfNotExist(params: params, progressHandler: nil, completionHandler: completionHandler)
    }

    /// Makes a distinct channel unless its members have one, and tells how much of its cover picture is uploaded.
    public class func createDistinctChannelIfNotExist(
        params: GroupChannelCreateParams, progressHandler: ProgressHandler?,
        completionHandler: @escaping DistinctGroupChannelHandler
    ) {
        var wire = params.wire
        wire.isDistinct = true
        let report: ((channel: GroupChannel, isCreated: Bool)?, SBError?) -> Void = { made, error in
            completionHandler(made?.channel, made?.isCreated ?? false, error)
        }
        Client.post(command(wire, params.coverImage, progressHandler), report) { outcome, faces in
            outcome.channel(faces).map { ($0, outcome.isCreated) }
        }
    }

    /// Makes a distinct channel unless its members have one, and tells which.
    nonisolated(nonsending) public class func createDistinctChannelIfNotExist(
        params: GroupChannelCreateParams
    ) async throws -> (channel: GroupChannel, isCreated: Bool) {
        try await awaiting { (done: @escaping ((channel: GroupChannel, isCreated: Bool)?, SBError?) -> Void) in
            createDistinctChannelIfNotExist(params: params) { channel, isCreated, error in
                done(channel.map { ($0, isCreated) }, error)
            }
        }
    }

    /// The channel with this address: from memory or the cache where it is kept up to date, else from the server.
    public class func getChannel(url: String, completionHandler: GroupChannelHandler? = nil) {
        Client.post(.getChannel(url: url, mustAsk: false), completionHandler) { $0.channel($1) }
    }

    /// The channel with this address.
    nonisolated(nonsending) public class func getChannel(url: String) async throws -> GroupChannel {
        try await awaiting { getChannel(url: url, completionHandler: $0) }
    }

    /// Reads the channel anew from the server.
    public func refresh(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.getChannel(url: channelURL, mustAsk: true), completionHandler)
    }

    /// Reads the channel anew from the server.
    nonisolated(nonsending) public func refresh() async throws {
        try await awaitingEnd { refresh(completionHandler: $0) }
    }
}
