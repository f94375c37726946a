import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("What is half typed, as the SDK keeps it")
@MainActor
struct MessageDraftTests {
    private let rig = Rig()

    private func device(_ user: String = "ana", folder: URL? = nil) -> Device {
        if rig.server.channels["chan_a"] == nil { rig.server.makeChannel("chan_a", members: ["ana", "bo"]) }
        let device = rig.makeDevice(folder: folder)
        device.connect(user)
        return device
    }

    private let mentioning = MessageDraft(
        message: "Tell @Bo ", mentionedMessageTemplate: "Tell @{bo} ",
        mentionedUsers: [MessageDraft.MentionedUser(userId: "bo", nickname: "Bo")])

    @Test("It is read back at once, and by a restarted app from the cache, without a network", .covers("C-84"))
    func restart() throws {
        let folder = try TemporaryFolder()
        do {
            let first = device(folder: folder.url)
            let channel = try #require(first.channel("chan_a"))
            channel.draft = mentioning
            #expect(channel.draft?.message == "Tell @Bo " && channel.draft?.updatedAt == rig.now.wall)
            rig.run()
        }
        let second = rig.makeDevice(folder: folder.url)
        second.network.isUp = false
        second.connect("ana")
        let draft = try #require(second.channel("chan_a")?.draft)
        #expect(draft.message == "Tell @Bo " && draft.mentionedMessageTemplate == "Tell @{bo} ")
        #expect(draft.mentionedUsers.map(\.userId) == ["bo"] && draft.mentionedUsers.first?.nickname == "Bo")
    }

    @Test("nil and a text of spaces delete it, for good", arguments: [nil, " \n\t"])
    func deleting(text: String?) throws {
        let folder = try TemporaryFolder()
        let first = device(folder: folder.url)
        let channel = try #require(first.channel("chan_a"))
        channel.draft = mentioning
        channel.draft = text.map { MessageDraft(message: $0) }
        #expect(channel.draft == nil)
        rig.run()
        #expect(device(folder: folder.url).channel("chan_a")?.draft == nil)
    }

    @Test("Logging out deletes all; another user finds nothing, the same one neither", .covers("C-80"))
    func logOut() throws {
        let folder = try TemporaryFolder()
        let device = device(folder: folder.url)
        let channel = try #require(device.channel("chan_a"))
        channel.draft = mentioning
        device.client.postEnd(.disconnect, nil)
        rig.run()
        #expect(channel.draft == nil)
        channel.draft = mentioning
        #expect(channel.draft == nil, "Whoever has logged out leaves nothing behind.")
        device.connect("bo")
        #expect(device.channel("chan_a")?.draft == nil)
        device.connect("ana")
        #expect(device.channel("chan_a")?.draft == nil)
    }

    @Test("A user who logs in without the other having logged out finds nothing of theirs", .covers("C-80"))
    func otherUser() throws {
        let folder = try TemporaryFolder()
        let device = device(folder: folder.url)
        try #require(device.channel("chan_a")).draft = mentioning
        rig.run()
        device.client.connect(userID: "bo", token: nil, apiHost: nil, wsHost: nil, nil)
        #expect(device.client.draft(of: "chan_a") == nil, "At once, before anything was loaded.")
        rig.run()
        #expect(device.channel("chan_a")?.draft == nil)
    }

    @Test("Live lists tell a change once, and the same text is none")
    func telling() throws {
        let device = device()
        let channel = try #require(device.channel("chan_a"))
        let list = device.makeList()
        list.loadMore()
        list.heard = []
        channel.draft = mentioning
        rig.run()
        channel.draft = mentioning
        rig.run()
        #expect(list.heard == ["updated localDraftChanged chan_a"])
        channel.draft = nil
        rig.run()
        #expect(list.heard.count == 2 && list.urls == ["chan_a"])
    }

    @Test("What was set before the cache was read is newer than what it had kept")
    func early() {
        var drafts = Drafts()
        drafts.belong(to: "ana")
        drafts["a"] = MessageDraft(message: "new")
        drafts.load(["a": MessageDraft(message: "old"), "b": mentioning], of: "ana")
        #expect(drafts["a"]?.message == "new" && drafts["b"] == mentioning)
        drafts.load(["c": mentioning], of: "bo")
        #expect(drafts["c"] == nil)
        drafts.belong(to: "bo")
        #expect(drafts["a"] == nil)
    }

    @Test("Clearing what is kept on the device clears the drafts")
    func clearing() throws {
        let folder = try TemporaryFolder()
        let device = device(folder: folder.url)
        let channel = try #require(device.channel("chan_a"))
        channel.draft = mentioning
        rig.run()
        device.client.forgetDrafts()
        device.client.postEnd(.clearCache(channelURL: nil), nil)
        rig.run()
        #expect(channel.draft == nil && self.device(folder: folder.url).channel("chan_a")?.draft == nil)
    }

    @Test("The newest 500 are kept")
    func most() throws {
        let folder = try TemporaryFolder()
        let device = device(folder: folder.url)
        for number in 0...500 {
            rig.advance(by: 1)
            device.client.setDraft(MessageDraft(message: "\(number)"), of: "chan_\(number)")
            rig.run()
        }
        let later = self.device(folder: folder.url)
        #expect(later.client.draft(of: "chan_0") == nil && later.client.draft(of: "chan_1")?.message == "1")
        #expect(later.client.draft(of: "chan_500")?.message == "500")
    }
}
