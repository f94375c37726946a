import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Connecting")
@MainActor
struct ConnectingTests {
    private let rig = Rig()

    @Test("A connect call gives the user, and tells the delegates once")
    func connects() {
        let device = rig.makeDevice()
        let result = device.connect("ana")
        #expect(result.user?.userId == "ana" && result.error == nil)
        #expect(device.client.currentUser === result.user)
        #expect(device.client.connectionState == .open)
        #expect(device.ear.heard == ["connected ana"])
    }

    @Test("A wrong token is told, and not tried again", .covers("C-39"))
    func wrongToken() {
        rig.server.tokens["ana"] = "right"
        let device = rig.makeDevice()
        let result = device.connect("ana", token: "wrong")
        #expect(result.user == nil && result.error?.code == 400_302)
        rig.advance(by: 60_000)
        #expect(device.network.attempts == 1)
        #expect(device.connect("ana", token: "right").error == nil)
    }

    @Test("Without a network the first connect fails, where nothing is cached")
    func offlineFirst() {
        let device = rig.makeDevice()
        device.network.isUp = false
        let result = device.connect("ana")
        #expect(result.user == nil && result.error?.code == 800_210)
        rig.advance(by: 60_000)
        #expect(device.network.attempts == 1 && device.client.connectionState == .closed)
    }

    @Test("Without a network a cached user comes with the error, and the connection is tried again")
    func offlineCached() throws {
        let folder = try TemporaryFolder()
        rig.makeDevice(folder: folder.url).connect("ana")
        let device = rig.makeDevice(folder: folder.url)
        device.network.isUp = false
        let result = device.connect("ana")
        #expect(result.user?.userId == "ana" && result.error?.code == 800_210)
        #expect(device.client.currentUser?.userId == "ana")
        device.network.isUp = true
        rig.advance(by: 2_000)
        #expect(device.client.connectionState == .open)
        #expect(device.ear.heard == ["reconnecting", "reconnected"])
    }

    @Test("After a break the delegates hear of it once, however many attempts it takes", .covers("E2"))
    func reconnects() {
        let device = rig.makeDevice()
        device.connect("ana")
        device.network.isUp = false
        device.network.cut()
        rig.advance(by: 30_000)
        #expect(device.network.attempts > 3)
        #expect(device.client.connectionState != .open)
        device.network.isUp = true
        rig.advance(by: 30_000)
        #expect(device.ear.heard == ["connected ana", "reconnecting", "reconnected"])
        #expect(device.client.connectionState == .open)
    }

    @Test("Many connect calls at once are all answered, by one socket")
    func manyCalls() {
        let device = rig.makeDevice()
        var users = 0
        for _ in 0..<10 {
            device.client.connect(userID: "ana", token: nil, apiHost: nil, wsHost: nil) { user, _ in
                if user != nil { users += 1 }
            }
        }
        rig.run()
        #expect(users == 10 && device.network.attempts == 1)
    }

    @Test("Logging out clears what is kept, and a later user finds nothing of it", .covers("C-80"))
    func logsOut() throws {
        let folder = try TemporaryFolder()
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = rig.makeDevice(folder: folder.url)
        device.connect("ana")
        #expect(device.makeList().loadMore().channels == ["chan_a"])
        device.client.post(.disconnect)
        rig.run()
        #expect(device.client.currentUser == nil && device.client.connectionState == .closed)
        #expect(device.ear.heard.last == "disconnected ana")
        device.network.isUp = false
        device.connect("ana")
        #expect(device.client.currentUser == nil)
        #expect(device.makeList().loadMore().channels == nil)
    }

    @Test("Connecting as another user takes the former one's cache away")
    func otherUser() throws {
        let folder = try TemporaryFolder()
        rig.server.makeChannel("chan_a", members: ["ana"])
        let device = rig.makeDevice(folder: folder.url)
        device.connect("ana")
        device.makeList().loadMore()
        device.connect("bo")
        #expect(device.client.currentUser?.userId == "bo")
        #expect(device.makeList().loadMore().channels == [])
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        #expect(files.allSatisfy { !$0.contains("ana.db") })
    }

    @Test("A damaged cache is set aside, and the user is not stopped by it")
    func damagedCache() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("app/ana.db")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 8_192).write(to: file)
        let device = rig.makeDevice(folder: folder.url)
        #expect(device.connect("ana").error == nil)
        #expect(device.client.isCaching)
        let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        #expect(names.contains { $0.contains("set-aside") })
    }

    @Test("A server that answers nothing any more is left after the timeout, and found again")
    func silentServer() {
        let device = rig.makeDevice()
        device.connect("ana")
        rig.server.muted = ["ping"]
        rig.advance(by: 26_000)
        rig.server.muted = []
        rig.advance(by: 5_000)
        #expect(device.ear.heard == ["connected ana", "reconnecting", "reconnected"])
    }

    @Test("A key that has run out is replaced by logging in anew, without the app's noticing")
    func expiredKey() {
        rig.server.makeChannel("chan_a", members: ["ana"])
        let device = rig.makeDevice()
        device.connect("ana")
        let list = device.makeList()
        rig.server.expiredCalls = 1
        #expect(list.loadMore().channels == ["chan_a"])
        #expect(device.network.attempts == 2)
        rig.server.expiredCalls = 2
        var code: Int?
        GroupChannelListQuery(params: GroupChannelListQueryParams(), client: device.client)
            .loadNextPage { code = $1?.code }
        rig.advance(by: 5_000)
        #expect(code == 400_309)
    }

    @Test("Connecting as another user makes that one current")
    func switchesUser() {
        let device = rig.makeDevice()
        device.connect("ana")
        device.connect("bo")
        #expect(device.client.currentUserID == "bo" && device.client.currentUser?.userId == "bo")
    }

    @Test("A full cache lets go of the messages of the channel that was opened longest ago")
    func evicts() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "word ", count: 200)
        for url in ["chan_a", "chan_b"] {
            rig.server.makeChannel(url, members: ["ana", "bo"])
            for number in 0..<100 { rig.server.send("\(number) \(text)", by: "bo", in: url) }
        }
        let device = Device(rig: rig, folder: folder.url, enablesAutoResend: true, cacheSizeLimit: 700_000)
        device.connect("ana")
        let params = MessageListParams()
        params.previousResultSize = 100
        for url in ["chan_a", "chan_b"] {
            device.makeMessages(try #require(device.channel(url)), params).start().collection.dispose()
            rig.advance(by: 10)
        }
        let third = device.makeMessages(try #require(device.channel("chan_b")), params).start()
        #expect(third.cached?.count == 100)
        third.collection.dispose()
        #expect(device.makeMessages(try #require(device.channel("chan_a")), params).start().cached?.count == 0)
        #expect(device.client.cacheSize() <= 700_000)
    }

    @Test("Queries before connecting fail with the documented number")
    func tooEarly() {
        let device = rig.makeDevice()
        var codes: [Int?] = []
        ApplicationUserListQuery(params: ApplicationUserListQueryParams(), client: device.client)
            .loadNextPage { codes.append($1?.code) }
        rig.run()
        #expect(codes == [800_101])
    }
}
