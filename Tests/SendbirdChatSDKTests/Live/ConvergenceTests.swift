import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

/// Whatever happens to the channels of a user, live or while away, ends with the list that a fresh client has.
@Suite("Lists converge over a real server", .timeLimit(.minutes(3)))
@MainActor
struct ConvergenceTests {
    @Test(
        "Any moderation, membership and hiding, with breaks in between, ends with a fresh client's list",
        .covers("C1", "C12", "C13", "C14", "C15", "C-91", "C-92"), arguments: [1, 2, 3, 4] as [UInt64])
    func converges(seed: UInt64) async throws {
        let room = try LiveRoom(users: ["ana", "bo", "cy"])
        var random = SeededGenerator(seed: seed)
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        var anas: [GroupChannel] = []
        for number in 0..<6 { anas.append(try await ana.createChannel("chan_\(number)", with: ["bo", "cy"])) }
        let params = GroupChannelListQueryParams()
        params.includeEmptyChannel = seed % 2 == 0
        let list = try await bo.channels(params)
        var isConnected = true
        for _ in 0..<70 {
            let channel = anas[Int.random(in: 0..<anas.count, using: &random)]
            if Int.random(in: 0..<8, using: &random) == 0 {
                if isConnected { await bo.disconnectSocket() } else { try await bo.connect("bo") }
                isConnected.toggle()
            }
            // Some are refused, as when who is no member is muted: that changes nothing.
            try? await step(Int.random(in: 0..<14, using: &random), on: channel, bo: isConnected ? bo : nil)
        }
        if !isConnected { try await bo.connect("bo") }
        try await anas[0].sendUserMessage("the end")
        let fresh = try await room.device("bo")
        let truth = try await fresh.channels(params)
        await room.pulse.until { Self.picture(list) == Self.picture(truth) }
        #expect(Self.picture(list) == Self.picture(truth), "seed \(seed)")
        room.stop()
    }

    private func step(_ dice: Int, on channel: GroupChannel, bo: LiveDevice?) async throws {
        switch dice {
        case 0: try await channel.muteUser(userId: "bo", seconds: -1, description: nil)
        case 1: try await channel.unmuteUser(userId: "bo")
        case 2: try await channel.banUser(userId: "bo", seconds: -1, description: nil)
        case 3: try await channel.unbanUser(userId: "bo")
        case 4: try await channel.inviteUserIds(["bo"])
        case 5: try await channel.addOperators(userIds: ["bo"])
        case 6: try await channel.removeOperators(userIds: ["bo"])
        case 7: try await channel.freeze()
        case 8: try await channel.unfreeze()
        case 9:
            let params = GroupChannelUpdateParams()
            params.name = "Name \(dice)"
            try await channel.update(params: params)
        case 10: if let last = channel.lastMessage { try await channel.deleteMessage(last) }
        case 11: try await bo?.channel(channel.channelURL).hide(hidePreviousMessages: false, allowAutoUnhide: true)
        case 12: try await bo?.channel(channel.channelURL).leave()
        default: try await channel.sendUserMessage("hi")
        }
    }

    /// Everything about a list that must be the same.
    private static func picture(_ list: GroupChannelCollection) -> [String] {
        list.channelList.map { channel in
            let members = channel.members.map { "\($0.userId)\($0.role)\($0.isMuted)" }.sorted()
            return [
                channel.channelURL, channel.name, "\(channel.isFrozen)", "\(channel.myRole)",
                "\(channel.myMutedState)", "\(channel.hiddenState)", "\(channel.unreadMessageCount)",
                channel.lastMessage?.message ?? "-", "\(members)",
            ].joined(separator: " ")
        }
    }
}
