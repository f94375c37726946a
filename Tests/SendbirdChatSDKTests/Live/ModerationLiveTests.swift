import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Moderation over a real server", .timeLimit(.minutes(2)))
@MainActor
struct ModerationLiveTests {
    private let room: LiveRoom
    private var pulse: Pulse { room.pulse }

    init() throws {
        room = try LiveRoom(users: ["ana", "bo", "cy", "sam"])
    }

    @Test("Roles change live: who is made operator may moderate at once, and not after", .covers("C-56", "B5"))
    func roles() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        let bos = try await bo.channel("chan_tea")
        let ear = ChannelEar(bo.delegates)
        #expect(anas.myRole == .operator && bos.myRole == .none)
        try await anas.freeze()
        await pulse.until { bos.isFrozen }
        await #expect(throws: SBError.self) { try await bos.sendUserMessage("x") }
        try await anas.addOperators(userIds: ["bo"])
        await pulse.until { bos.myRole == .operator && anas.getMember("bo")?.role == .operator }
        #expect(ear.heard.contains("operators ana,bo"))
        try await bos.sendUserMessage("As operator")
        let operators = try #require(bos.createOperatorListQuery())
        #expect(try await operators.loadNextPage().map(\.userId) == ["ana", "bo"])
        #expect(!operators.hasNext)
        try await anas.removeOperators(userIds: ["bo"])
        await pulse.until { bos.myRole == .none }
        do {
            try await bos.unfreeze()
            Issue.record("not refused")
        } catch let error as SBError {
            #expect(error.code == 400_108)
        }
        room.stop()
    }

    @Test("Muting, banning and freezing are told to everyone, enforced, and listed with reason and end")
    func restrictions() async throws {
        let (ana, bo, cy) = (
            try await room.device("ana"), try await room.device("bo"), try await room.device("cy")
        )
        let anas = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        let (bos, cys) = (try await bo.channel("chan_tea"), try await cy.channel("chan_tea"))
        let ear = ChannelEar(cy.delegates)
        let boEar = ChannelEar(bo.delegates)
        let bosList = try await bo.channels()
        try await anas.muteUser(userId: "bo", seconds: 600, description: "Too loud")
        await pulse.until { bos.myMutedState == .muted && cys.getMember("bo")?.isMuted == true }
        #expect(ear.heard == ["muted bo Too loud"])
        #expect(cys.getMember("bo")?.restrictionInfo?.desc == "Too loud")
        do {
            try await bos.sendUserMessage("x")
            Issue.record("not refused")
        } catch let error as SBError {
            #expect(error.code == 900_041)
        }
        let muted = try #require(try await anas.createMutedUserListQuery()?.loadNextPage().first as? RestrictedUser)
        #expect(muted.userId == "bo" && muted.restrictionInfo?.restrictionType == .muted)
        #expect(muted.restrictionInfo?.desc == "Too loud" && muted.restrictionInfo?.endAt ?? 0 > 0)
        try await anas.unmuteUser(userId: "bo")
        await pulse.until { bos.myMutedState == .unmuted && ear.heard.last == "unmuted bo" }
        try await bos.sendUserMessage("I am back")

        try await anas.banUser(userId: "bo", seconds: -1, description: nil)
        await pulse.until { bosList.channelList.isEmpty && cys.getMember("bo") == nil }
        #expect(ear.heard.contains("banned bo") && cys.memberCount == 2)
        #expect(boEar.heard.contains("banned bo"))
        let banned = try #require(try await anas.createBannedUserListQuery()?.loadNextPage().first as? RestrictedUser)
        #expect(banned.userId == "bo" && banned.restrictionInfo?.endAt == -1)
        try await anas.unbanUser(userId: "bo")
        await pulse.until { ear.heard.last == "unbanned bo" }
        try await anas.inviteUserIds(["bo"])
        await pulse.until { bosList.channelList.map(\.channelURL) == ["chan_tea"] }
        room.stop()
    }

    @Test("Members are listed by role, mute, state and name, and in both orders")
    func memberLists() async throws {
        let ana = try await room.device("ana")
        let channel = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        try await channel.addOperators(userIds: ["cy"])
        try await channel.muteUser(userId: "bo", seconds: -1, description: nil)
        func listed(_ builder: (MemberListQueryParams) -> Void) async throws -> [String] {
            try await channel.createMemberListQuery(paramsBuilder: builder)?.loadNextPage().map(\.userId) ?? []
        }
        #expect(try await listed { $0.operatorFilter = .operator } == ["ana", "cy"])
        #expect(try await listed { $0.operatorFilter = .nonOperator } == ["bo"])
        #expect(try await listed { $0.mutedMemberFilter = .muted } == ["bo"])
        #expect(try await listed { $0.mutedMemberFilter = .unmuted } == ["ana", "cy"])
        #expect(try await listed { $0.nicknameStartsWithFilter = "B" } == ["bo"])
        #expect(try await listed { $0.memberStateFilter = .invitedOnly } == [])
        #expect(try await listed { $0.order = .nicknameAlphabetical } == ["ana", "bo", "cy"])
        #expect(try await listed { $0.order = .operatorThenMemberNicknameAlphabetical } == ["ana", "cy", "bo"])
        let query = try #require(channel.createMemberListQuery { $0.limit = 2 })
        var pages: [[String]] = []
        while query.hasNext { pages.append(try await query.loadNextPage().map(\.userId)) }
        #expect(pages == [["ana", "bo"], ["cy"]])
        room.stop()
    }

    @Test("A deleted channel leaves every list, live and for who was away", .covers("C14", "C-92"))
    func deletion() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let channel = try await ana.createChannel("chan_tea", with: ["bo"])
        let other = try await ana.createChannel("chan_cake", with: ["bo"])
        let list = try await bo.channels()
        await pulse.until { list.channelList.count == 2 }
        let ear = ChannelEar(bo.delegates)
        try await channel.delete()
        await pulse.until { list.channelList.map(\.channelURL) == ["chan_cake"] }
        #expect(ear.heard == ["deleted chan_tea"])
        await bo.disconnectSocket()
        try await other.delete()
        try await bo.connect("bo")
        await pulse.until { list.channelList.isEmpty }
        room.stop()
    }

    @Test("Inviting, accepting, declining, joining and leaving are told with who did it")
    func membership() async throws {
        let (ana, bo, cy) = (
            try await room.device("ana"), try await room.device("bo"), try await room.device("cy")
        )
        try await cy.setAutoAccept(false)
        let channel = try await ana.createChannel("chan_tea", with: ["bo"])
        let ear = ChannelEar(ana.delegates)
        let cysList = try await cy.channels()
        try await channel.inviteUserIds(["cy"])
        await pulse.until { cysList.channelList.first?.myMemberState == .invited }
        let cys = try #require(cysList.channelList.first)
        #expect(cys.getInviter()?.userId == "ana")
        #expect((channel.memberCount, channel.joinedMemberCount) == (3, 2))
        try await cys.acceptInvitation()
        await pulse.until { cys.myMemberState == .joined && channel.joinedMemberCount == 3 }
        try await cys.leave()
        await pulse.until { channel.memberCount == 2 }
        #expect(cysList.channelList.isEmpty)
        try await channel.inviteUserIds(["cy"])
        await pulse.until { !cysList.channelList.isEmpty }
        try await cysList.channelList.first?.declineInvitation()
        await pulse.until { channel.memberCount == 2 && ear.heard.last == "declined cy" }
        #expect(
            ear.heard == ["invited [\"cy\"] by ana", "joined cy", "left cy", "invited [\"cy\"] by ana", "declined cy"])
        let params = GroupChannelUpdateParams()
        params.isPublic = true
        try await channel.update(params: params)
        _ = bo
        let sam = try await room.device("sam")
        let found = try #require(
            try await PublicGroupChannelListQuery(
                params: PublicGroupChannelListQueryParams(), client: sam.client
            ).loadNextPage().first)
        #expect(found.myMemberState == .none)
        try await found.join()
        #expect(found.myMemberState == .joined)
        await pulse.until { channel.hasMember("sam") }
        room.stop()
    }
}
