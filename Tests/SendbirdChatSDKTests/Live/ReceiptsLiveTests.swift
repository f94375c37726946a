import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Receipts, mentions and names over a real server", .timeLimit(.minutes(2)))
@MainActor
struct ReceiptsLiveTests {
    private let room: LiveRoom
    private var pulse: Pulse { room.pulse }

    init() throws {
        room = try LiveRoom(users: ["ana", "bo", "cy"])
    }

    @Test(
        "A message is delivered when it reached the other devices, and read when it was read",
        .covers("D9", "D10", "E9"))
    func delivery() async throws {
        let ana = try await room.device("ana")
        let anas = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        let ear = ChannelEar(ana.delegates)
        let sent = try await anas.sendUserMessage("Tea?")
        #expect(anas.getUndeliveredMemberCount(sent) == 2)
        #expect(anas.getUndeliveredMembers(message: sent, includeAllMembers: false).map(\.userId) == ["bo", "cy"])
        // Messages that came while a device was away are delivered when it is back.
        let bo = try await room.device("bo")
        _ = try await bo.channels()
        await pulse.until { anas.getUndeliveredMemberCount(sent) == 1 }
        #expect(anas.getUnreadMemberCount(sent) == 2 && ear.heard.contains("delivered"))
        #expect(anas.getDeliveryStatus(includeAllMembers: false)["bo"] == sent.createdAt)
        #expect(anas.getDeliveryStatus(includeAllMembers: false)["ana"] == nil)
        let bos = try await bo.channel("chan_tea")
        #expect(bos.myDeliveryStatus() >= sent.createdAt || bos.myLastRead == 0)
        let cy = try await room.device("cy")
        let cys = try await cy.channel("chan_tea")
        try await cys.markAsRead()
        await pulse.until { anas.getUndeliveredMemberCount(sent) == 0 && anas.getUnreadMemberCount(sent) == 1 }
        #expect(anas.getReadMembers(message: sent, includeAllMembers: false).map(\.userId) == ["cy"])
        let second = try await anas.sendUserMessage("Cake?")
        await pulse.until { anas.getUndeliveredMemberCount(second) == 0 }
        room.stop()
    }

    @Test("In a 1-to-1 channel the other's last reading is known with its time", .covers("D7"))
    func lastSeen() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["bo"])
        let sent = try await anas.sendUserMessage("Tea?")
        #expect(anas.getReadStatusAsObjects(includeAllMembers: false)["bo"]?.timestamp ?? -1 < sent.createdAt)
        try await bo.channel("chan_tea").markAsRead()
        await pulse.until {
            anas.getReadStatusAsObjects(includeAllMembers: false)["bo"]?.timestamp == sent.createdAt
        }
        let status = try #require(anas.getReadStatus(includeAllMembers: false)["bo"])
        #expect(status["last_seen_at"] as? Int64 == sent.createdAt)
        #expect((status["user"] as? User)?.userId == "bo")
        #expect(anas.getReadStatus(includeAllMembers: false)["ana"] == nil)
        #expect(anas.getReadStatus(includeAllMembers: true)["ana"] != nil)
        room.stop()
    }

    @Test("Mentions travel whole, are told, counted, kept in the cache, and copied", .covers("D16", "C-52"))
    func mentions() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        let bos = try await bo.channel("chan_tea")
        let ear = ChannelEar(bo.delegates)
        let params = UserMessageCreateParams(message: "hi bo")
        params.mentionedUserIds = ["bo"]
        params.mentionedMessageTemplate = "hi @{bo}"
        let pending = anas.sendUserMessage(params: params, completionHandler: nil)
        #expect(pending.mentionedUsers.map(\.nickname) == ["bo"] && pending.requestedMentionUserIds == ["bo"])
        #expect(pending.mentionedMessageTemplate == "hi @{bo}" && pending.mentionType == .users)
        await pulse.until { bos.unreadMentionCount == 1 }
        #expect(ear.heard == ["received hi bo", "mention hi bo"])
        let list = try await bo.messages(of: bos)
        let got = try #require(list.succeededMessages.last)
        #expect(got.mentionedUsers.map(\.userId) == ["bo"] && got.mentionedMessageTemplate == "hi @{bo}")
        #expect(got.requestedMentionUserIds == nil)
        let everyone = UserMessageCreateParams(message: "all")
        everyone.mentionType = .channel
        try await anas.sendUserMessage(params: everyone)
        await pulse.until { bos.unreadMentionCount == 2 && list.succeededMessages.last?.mentionType == .channel }
        try await bos.markAsRead()
        #expect(bos.unreadMentionCount == 0)
        // A copy mentions the same users, of those who are in the target.
        let target = try await bo.createChannel("chan_cake", with: ["ana"])
        let original = try #require(got as? UserMessage)
        let copy = try await bos.copyUserMessage(original, toTargetChannel: target)
        #expect(copy.mentionedUsers.map(\.userId) == ["bo"] && copy.mentionedMessageTemplate == "hi @{bo}")
        room.stop()
    }

    @Test(
        "A member who is renamed is renamed everywhere at once: members, list, open messages, and the cache",
        .covers("C-22", "C13"))
    func renamed() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        let bos = try await bo.channel("chan_tea")
        let (anasList, messages) = (try await ana.channels(), try await ana.messages(of: anas))
        let params = UserMessageCreateParams(message: "hi")
        params.mentionedUserIds = ["bo"]
        try await bos.sendUserMessage("from bo")
        try await anas.sendUserMessage(params: params)
        await pulse.until { messages.succeededMessages.count == 2 }
        try await bo.rename("Zoë 🙈")
        await pulse.until { anas.getMember("bo")?.nickname == "Zoë 🙈" }
        await pulse.until { messages.succeededMessages.first?.sender?.nickname == "Zoë 🙈" }
        #expect(messages.succeededMessages.last?.mentionedUsers.map(\.nickname) == ["Zoë 🙈"])
        #expect(anasList.channelList.first?.members.map(\.nickname).contains("Zoë 🙈") == true)
        // While away: the list and the messages are up to date after the reconnection.
        await ana.disconnectSocket()
        try await bo.rename("Bodo")
        try await ana.connect("ana")
        await pulse.until {
            anas.getMember("bo")?.nickname == "Bodo"
                && messages.succeededMessages.first?.sender?.nickname == "Bodo"
        }
        // Offline, from the cache.
        await ana.disconnectSocket()
        let offline = MessageCollection(
            channel: anas, startingPoint: .max, params: MessageListParams(), client: ana.client)
        let cached = try await ana.cachedMessages(of: offline)
        #expect(cached.first?.sender?.nickname == "Bodo")
        room.stop()
    }

    @Test("Hiding, showing and notifications reach the user's other device", .covers("C-91", "E4"))
    func ownRows() async throws {
        let (ana, bo, bo2) = (
            try await room.device("ana"), try await room.device("bo"), try await room.device("bo")
        )
        let anas = try await ana.createChannel("chan_tea", with: ["bo"])
        let (list, list2) = (try await bo.channels(), try await bo2.channels())
        await pulse.until { list.channelList.count == 1 && list2.channelList.count == 1 }
        let bos = try #require(list.channelList.first)
        let ear = ChannelEar(bo2.delegates)
        try await bos.setMyPushTriggerOption(.off)
        #expect(bos.myPushTriggerOption == .off)
        #expect(try await bos.getMyPushTriggerOption() == .off)
        let bos2 = try #require(list2.channelList.first)
        await pulse.until { bos2.myPushTriggerOption == .off }
        try await anas.sendUserMessage("old")
        await pulse.until { bos2.unreadMessageCount == 1 }
        try await bos.hide(hidePreviousMessages: true, allowAutoUnhide: true)
        await pulse.until { list.channelList.isEmpty && list2.channelList.isEmpty }
        #expect(ear.heard.contains("hidden") && bos2.unreadMessageCount == 0 && bos2.lastMessage == nil)
        try await anas.sendUserMessage("new")
        await pulse.until { list.channelList.count == 1 && list2.channelList.count == 1 }
        #expect(bos2.hiddenState == .unhidden && bos2.unreadMessageCount == 1)
        let messages = try await bo2.messages(of: bos2)
        #expect(messages.succeededMessages.map(\.message) == ["new"])
        try await bos.hide(hidePreviousMessages: false, allowAutoUnhide: false)
        await pulse.until { list2.channelList.isEmpty }
        try await bos.unhide()
        await pulse.until { list2.channelList.count == 1 }
        room.stop()
    }

    @Test("Resetting the own history empties the open list and the cache, and others keep all", .covers("C-33"))
    func resetHistory() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["bo"])
        let bos = try await bo.channel("chan_tea")
        let (anasMessages, bosMessages) = (try await ana.messages(of: anas), try await bo.messages(of: bos))
        for text in ["one", "two", "three"] { try await anas.sendUserMessage(text) }
        await pulse.until { bosMessages.succeededMessages.count == 3 }
        try await bos.resetMyHistory()
        await pulse.until { bosMessages.succeededMessages.isEmpty }
        #expect(bos.lastMessage == nil && bos.unreadMessageCount == 0)
        try await anas.sendUserMessage("four")
        await pulse.until { bosMessages.succeededMessages.map(\.message) == ["four"] }
        #expect(anasMessages.succeededMessages.count == 4)
        await bo.disconnectSocket()
        let offline = MessageCollection(
            channel: bos, startingPoint: .max, params: MessageListParams(), client: bo.client)
        #expect(try await bo.cachedMessages(of: offline).map(\.message) == ["four"])
        room.stop()
    }

    @Test("Reading on one device clears the channel and the total on the other, and on the server", .covers("C-09"))
    func twoDevices() async throws {
        let ana = try await room.device("ana")
        let (bo, bo2) = (try await room.device("bo"), try await room.device("bo"))
        let (tea, cake) = (
            try await ana.createChannel("chan_tea", with: ["bo"]),
            try await ana.createChannel("chan_cake", with: ["bo"])
        )
        let (list, list2) = (try await bo.channels(), try await bo2.channels())
        for number in 0..<12 { try await tea.sendUserMessage("\(number)") }
        for number in 0..<3 { try await cake.sendUserMessage("\(number)") }
        func total(_ device: LiveDevice) async throws -> UInt {
            try await awaiting { device.client.post(.countUnread(.messages), $0) { $0.count } }
        }
        func counts(_ list: GroupChannelCollection) -> [String: UInt] {
            Dictionary(uniqueKeysWithValues: list.channelList.map { ($0.channelURL, $0.unreadMessageCount) })
        }
        let before: [String: UInt] = ["chan_tea": 12, "chan_cake": 3]
        await pulse.until { counts(list) == before && counts(list2) == before }
        #expect(try await total(bo2) == 15)
        try await bo.channel("chan_tea", mustAsk: false).markAsRead()
        let after: [String: UInt] = ["chan_tea": 0, "chan_cake": 3]
        await pulse.until { counts(list) == after && counts(list2) == after }
        #expect(try await total(bo) == 3)
        #expect(try await total(bo2) == 3)
        // As the server has it.
        let fresh = try await room.device("bo")
        #expect(try await fresh.channel("chan_tea").unreadMessageCount == 0)
        #expect(try await fresh.channel("chan_cake").unreadMessageCount == 3)
        room.stop()
    }

    @Test("Metadata is made, changed and removed, and told key by key")
    func metadata() async throws {
        let (ana, bo) = (try await room.device("ana"), try await room.device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["bo"])
        let bos = try await bo.channel("chan_tea")
        let ear = ChannelEar(bo.delegates)
        #expect(try await anas.createMetaData(["a": "1", "b": "2"]) == ["a": "1", "b": "2"])
        #expect(try await anas.updateMetaData(["b": "3", "c": "4"]) == ["b": "3", "c": "4"])
        try await anas.deleteMetaData(key: "a")
        await pulse.until { bos.getCachedMetaData() == ["b": "3", "c": "4"] }
        #expect(try await bos.getAllMetaData() == ["b": "3", "c": "4"])
        #expect(try await bos.getMetaData(keys: ["c"]) == ["c": "4"])
        #expect(
            ear.heard == [#"created ["a", "b"]"#, #"created ["c"]"#, #"updated ["b"]"#, #"removed ["a"]"#])
        room.stop()
    }
}
