import ChatServer
import ChatWire
import Foundation
import Requirements
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import SendbirdChatSDK

@Suite("Against the real server in process", .timeLimit(.minutes(2)))
@MainActor
struct RealServerTests {
    private let folder: TemporaryFolder
    private let server: Server
    private let pulse = Pulse()

    init() throws {
        folder = try TemporaryFolder()
        var configuration = ServerConfiguration(dataPath: folder.url.appendingPathComponent("server").path)
        configuration.service.rates = .unlimited
        configuration.edge.port = 0
        configuration.service.pictureProgram = RoostProcess.program
        server = try Server(configuration, log: ServerLog(least: .error, now: { 0 }, write: { _ in }))
        _ = try server.administration.createApplication("community")
        // Ids that nobody knows are passed over when a channel is made.
        for id in ["ana", "bo"] + (0..<25).map({ "cy\($0)" }) {
            try server.administration.createUser(id, nickname: id, in: "community")
        }
    }

    private func device(_ userID: String) async throws -> LiveDevice {
        let device = LiveDevice(
            host: "http://127.0.0.1:\(server.port)", folder: folder.url.appendingPathComponent(userID), pulse: pulse)
        try await device.connect(userID)
        return device
    }

    @Test("The channels of a list come with their members and their metadata", .covers("C5"))
    func listsAreWhole() async throws {
        let ana = try await device("ana")
        let anas = try await ana.createChannel("chan_tea", with: ["bo"])
        try await anas.createMetaData(["kind": "green"])
        // Nothing of the channel was told to the other device: all that it knows is from the list.
        let bo = try await device("bo")
        let channel = try #require(try await bo.channels().channelList.first)
        #expect(channel.members.map(\.userId).sorted() == ["ana", "bo"] && channel.getMember("ana")?.role == .operator)
        #expect(channel.getCachedMetaData() == ["kind": "green"])
        server.stop()
    }

    @Test("Two people make a channel, talk, type and read, and both see the same")
    func conversation() async throws {
        let (ana, bo) = (try await device("ana"), try await device("bo"))
        let bosList = try await bo.channels()
        #expect(bosList.channelList.isEmpty)
        let anas = try await ana.createChannel("chan_tea", with: ["ana", "bo"])
        #expect(anas.myRole == .operator && anas.memberCount == 2)
        await pulse.until { bosList.channelList.map(\.channelURL) == ["chan_tea"] }
        let bos = try #require(bosList.channelList.first)

        let sent = try await anas.sendUserMessage("Tea?")
        await pulse.until { bos.unreadMessageCount == 1 && bos.lastMessage?.message == "Tea?" }
        #expect(anas.getUnreadMemberCount(sent) == 1 && anas.unreadMessageCount == 0)
        try await bos.markAsRead()
        await pulse.until { anas.getUnreadMemberCount(sent) == 0 }
        #expect(bos.unreadMessageCount == 0)

        bos.startTyping()
        await pulse.until { anas.getTypingUsers()?.map(\.userId) == ["bo"] }
        let (anasMessages, bosMessages) = (try await ana.messages(of: anas), try await bo.messages(of: bos))
        try await bos.sendUserMessage("Yes!")
        await pulse.until { !anas.isTyping() && anasMessages.succeededMessages.map(\.message) == ["Tea?", "Yes!"] }
        try await anas.updateUserMessage(
            messageId: sent.messageId, params: UserMessageUpdateParams(message: "Tea at 4?"))
        await pulse.until { bosMessages.succeededMessages.first?.message == "Tea at 4?" }
        try await anas.deleteMessage(sent)
        await pulse.until { bosMessages.succeededMessages.map(\.message) == ["Yes!"] }
        await pulse.until {
            anasMessages.succeededMessages.map(\.messageId) == bosMessages.succeededMessages.map(\.messageId)
        }
        server.stop()
    }

    @Test("What two people send at once stands in the same order in both lists and on the server")
    func sameOrder() async throws {
        let (ana, bo) = (try await device("ana"), try await device("bo"))
        let anas = try await ana.createChannel("chan_tea", with: ["ana", "bo"])
        let bos = try await bo.channel("chan_tea")
        let (anasList, bosList) = (try await ana.messages(of: anas), try await bo.messages(of: bos))
        for number in 0..<50 {
            anas.sendUserMessage("a\(number)", completionHandler: nil)
            bos.sendUserMessage("b\(number)", completionHandler: nil)
        }
        await pulse.until {
            anasList.succeededMessages.count == 100 && bosList.succeededMessages.count == 100
                && anasList.pendingMessages.isEmpty && bosList.pendingMessages.isEmpty
        }
        let params = MessageListParams()
        params.previousResultSize = 100
        let stored = try await anas.getMessagesByTimestamp(.max, params: params)
        #expect(anasList.succeededMessages.map(\.messageId) == stored.map(\.messageId))
        #expect(bosList.succeededMessages.map(\.messageId) == stored.map(\.messageId))
        let anasOwn = stored.map(\.message).filter { $0.hasPrefix("a") }
        #expect(anasOwn == (0..<50).map { "a\($0)" })
        #expect(bos.unreadMessageCount <= 50)
        server.stop()
    }

    @Test("The lists of channels, users and members page to the end, and refusals come with their numbers")
    func queries() async throws {
        let ana = try await device("ana")
        for number in 0..<25 { _ = try await ana.createChannel("chan_\(number)", with: ["bo", "cy\(number)"]) }
        let params = GroupChannelListQueryParams()
        params.limit = 10
        let query = GroupChannelListQuery(params: params, client: ana.client)
        var urls: [String] = []
        while query.hasNext { urls += try await query.loadNextPage().map(\.channelURL) }
        #expect(urls == (0..<25).reversed().map { "chan_\($0)" })
        let users = ApplicationUserListQuery(params: ApplicationUserListQueryParams(), client: ana.client)
        var ids: [String] = []
        while users.hasNext { ids += try await users.loadNextPage().map(\.userId) }
        #expect(Set(ids).isSuperset(of: ["ana", "bo", "cy0", "cy24"]) && ids.count == Set(ids).count)
        let channel = try await ana.channel("chan_3")
        let members = try #require(channel.createMemberListQuery())
        #expect(Set(try await members.loadNextPage().map(\.userId)) == ["ana", "bo", "cy3"])
        await #expect(throws: SBError.self) { try await ana.channel("chan_nowhere") }
        do {
            _ = try await ana.channel("?")
        } catch let error as SBError {
            #expect(error.code == 400_110)
        }
        server.stop()
    }

    @Test("A picture goes from one device to the other with its thumbnail, told the same everywhere", .covers("C-46"))
    func picture() async throws {
        let (ana, bo) = (try await device("ana"), try await device("bo"))
        let anas = try await ana.createChannel("chan_pictures", with: ["ana", "bo"])
        let bos = try await bo.channel("chan_pictures")
        let list = try await bo.messages(of: bos)
        // A PNG of one pixel.
        let bytes = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg=="
            ))
        let params = FileMessageCreateParams(file: bytes)
        (params.fileName, params.mimeType) = ("lies.txt", "text/plain")
        params.thumbnailSizes = [.make(maxWidth: 20, maxHeight: 20)]
        let progress = Locked<[Int64]>([])
        let sent = try await anas.sendFileMessage(params: params) { _, _, total, _ in
            progress.withLock { $0.append(total) }
        }
        #expect(progress.value.last == Int64(bytes.count))
        #expect(sent.type == "image/png" && sent.name == "lies.txt" && sent.size == UInt(bytes.count))
        #expect(sent.thumbnails?.map(\.realSize) == [CGSize(width: 1, height: 1)])
        await pulse.until { list.succeededMessages.last?.messageId == sent.messageId }
        let received = try #require(list.succeededMessages.last as? FileMessage)
        #expect(received.plainURL == sent.plainURL && received.thumbnails == sent.thumbnails)
        let (access, file) = (bo.client.fileAccess.value, try #require(received.local.wire.file))
        for address in [file.url, try #require(file.thumbnails.first?.url)] {
            let url = try #require(URL(string: access.readable(address)))
            #expect(try await Self.read(url) > 0, "\(url)")
        }
        await #expect(throws: SBError.self) {
            try await anas.sendFileMessage(params: FileMessageCreateParams(file: Data(count: 26_214_401)))
        }
    }

    private static func read(_ url: URL) async throws -> Int {
        let (data, response) = try await URLSession.shared.data(from: url)
        return (response as? HTTPURLResponse)?.statusCode == 200 ? data.count : 0
    }
}
