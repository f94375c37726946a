import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

extension RealRoom {
    /// Creates an open channel, by who is given, who is its operator; the channel as it is on their device.
    func makeOpenChannel(
        _ name: String = "Lobby", by id: String = "bo", operators: [String]? = nil
    ) async throws -> OpenChannel {
        let params = OpenChannelCreateParams()
        params.name = name
        params.operatorUserIds = operators
        var made: OpenChannel?
        var failure: SBError?
        `as`(id) {
            OpenChannel.createChannel(params: params) { channel, error in
                made = channel
                failure = error
            }
        }
        await wait { made != nil || failure != nil }
        return try #require(made, "\(failure?.localizedDescription ?? "")")
    }

    /// The channel as it is on somebody's device.
    func openChannel(_ url: String, of id: String) async throws -> OpenChannel {
        var found: OpenChannel?
        var failure: SBError?
        `as`(id) {
            OpenChannel.getChannel(url: url) { channel, error in
                found = channel
                failure = error
            }
        }
        await wait { found != nil || failure != nil }
        return try #require(found, "\(failure?.localizedDescription ?? "")")
    }

    /// The channel as it is on the device of somebody who has entered it.
    func entered(_ url: String, of id: String) async throws -> OpenChannel {
        let channel = try await openChannel(url, of: id)
        try await finish { channel.enter(completionHandler: $0) }
        return channel
    }
}
