import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("A group channel collection")
@MainActor
struct GroupChannelCollectionTests {
    private let rig = Rig()

    private func connected(folder: URL? = nil) -> Device {
        let device = rig.makeDevice(folder: folder)
        device.connect("ana")
        return device
    }

    private func truth(_ params: GroupChannelListQueryParams = GroupChannelListQueryParams()) -> [String] {
        let listing = ChannelListing(query: params.wire)
        return rig.server.channels.values.map { rig.server.row($0, for: "ana") }
            .filter { listing.accepts($0, of: "ana") }.sorted { listing.precedes($0, $1) }.map(\.channelURL)
    }

    @Test("Nothing is told before the first load", .covers("C7", "C9"))
    func quietBeforeLoad() {
        let device = connected()
        let list = device.makeList()
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        rig.run()
        #expect(list.heard.isEmpty && list.urls.isEmpty && list.collection.hasNext)
        list.loadMore()
        #expect(list.urls == ["chan_a"] && list.heard.isEmpty && !list.collection.hasNext)
    }

    @Test("A new message moves its channel to the top, with the count that was derived", .covers("C13", "C6"))
    func moves() {
        for url in ["chan_a", "chan_b", "chan_c"] { rig.server.makeChannel(url, members: ["ana", "bo"]) }
        let device = connected()
        let list = device.makeList()
        list.loadMore()
        #expect(list.urls == ["chan_c", "chan_b", "chan_a"])
        rig.server.send("hi", by: "bo", in: "chan_a")
        rig.server.send("quiet", by: "bo", in: "chan_b", isSilent: true)
        rig.run()
        #expect(list.urls == ["chan_b", "chan_a", "chan_c"])
        #expect(list.heard == ["updated eventMessageReceived chan_a", "updated eventMessageReceived chan_b"])
        #expect(list.collection.channelList.map(\.unreadMessageCount) == [0, 1, 0])
        #expect(list.collection.channelList[1].lastMessage?.message == "hi")
    }

    @Test("Unless told otherwise a list has empty and frozen channels too", .covers("C5"))
    func defaults() {
        for url in ["chan_a", "chan_b"] { rig.server.makeChannel(url, members: ["ana", "bo"]) }
        rig.server.freeze("chan_a", true)
        let list = connected().makeList()
        list.loadMore()
        #expect(list.urls == ["chan_b", "chan_a"])
        rig.server.makeChannel("chan_c", members: ["ana", "bo"])
        rig.server.freeze("chan_b", true)
        rig.run()
        #expect(list.urls == ["chan_c", "chan_b", "chan_a"])
    }

    @Test("A collection keeps nobody alive who hears it, and works with nobody there", .covers("C11"))
    func weakDelegate() {
        final class Silent: GroupChannelCollectionDelegate {}
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = connected()
        let collection = GroupChannelCollection(
            query: GroupChannelListQuery(params: GroupChannelListQueryParams(), client: device.client),
            client: device.client)
        collection.loadMore { _, _ in }
        rig.run()
        weak var heard: Silent?
        do {
            // It implements nothing: every method may be left out.
            let silent = Silent()
            heard = silent
            collection.delegate = silent
            rig.server.rename("chan_a", to: "Tea")
            rig.server.makeChannel("chan_b", members: ["ana", "bo"])
            rig.server.leave("ana", "chan_a")
            rig.run()
            #expect(collection.delegate === silent)
        }
        #expect(heard == nil && collection.delegate == nil)
        rig.server.rename("chan_b", to: "Cake")
        rig.run()
        #expect(collection.channelList.map(\.name) == ["Cake"])
    }

    @Test(
        "After a break the change log tells what was added, updated and gone meanwhile",
        .covers("C12", "C13", "C14", "C15"))
    func afterBreak() {
        for url in ["chan_a", "chan_b", "chan_c"] { rig.server.makeChannel(url, members: ["ana", "bo"]) }
        let device = connected()
        let list = device.makeList()
        list.loadMore()
        #expect(!list.collection.hasNext)
        device.network.isUp = false
        device.network.cut()
        rig.run()
        rig.server.makeChannel("chan_d", members: ["ana", "bo"])
        rig.server.send("hi", by: "bo", in: "chan_a")
        rig.server.leave("ana", "chan_b")
        rig.run()
        #expect(list.heard.isEmpty && list.urls == ["chan_c", "chan_b", "chan_a"])
        device.network.isUp = true
        rig.advance(by: 60_000)
        #expect(
            list.heard.filter { $0.contains("Changelog") }.sorted() == [
                "added channelChangelog chan_d", "deleted channelChangelog chan_b", "updated channelChangelog chan_a",
            ])
        #expect(list.urls == ["chan_a", "chan_d", "chan_c"])
        #expect(list.collection.channelList.first?.unreadMessageCount == 1)
    }

    @Test("A change of a member's standing is in the list at once, and told with its source", .covers("C13"))
    func standing() {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let list = connected().makeList()
        list.loadMore()
        let channel = list.collection.channelList.first
        rig.server.update("bo", in: "chan_a", .operators) { $0.role = .operator }
        rig.run()
        #expect(channel?.getMember("bo")?.role == .operator)
        rig.server.update("bo", in: "chan_a", .muted) { $0.isMuted = true }
        rig.run()
        #expect(channel?.getMember("bo")?.isMuted == true)
        #expect(list.heard == ["updated eventOperatorUpdated chan_a", "updated eventUserMuted chan_a"])
    }

    @Test("After dispose nothing is told and nothing is in the list", .covers("C16"))
    func disposed() {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let list = connected().makeList()
        list.loadMore()
        list.collection.dispose()
        rig.server.rename("chan_a", to: "Tea")
        rig.server.makeChannel("chan_b", members: ["ana", "bo"])
        rig.server.leave("ana", "chan_a")
        rig.run()
        #expect(list.heard.isEmpty && list.urls.isEmpty && !list.collection.hasNext)
    }

    @Test("A channel object is one and the same, and shows what its delegate is told", .covers("C11", "C18"))
    func oneObject() {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = connected()
        let list = device.makeList()
        list.loadMore()
        let channel = device.channel("chan_a")
        #expect(channel === list.collection.channelList.first)
        rig.server.rename("chan_a", to: "Tea")
        rig.run()
        #expect(channel?.name == "Tea")
        #expect(list.heard == ["updated eventChannelChanged chan_a"])
    }

    @Test("A page that was held does not take back what an event said meanwhile (C-06)", .covers("C-06"))
    func heldPage() {
        for number in 0..<10 { rig.server.makeChannel("chan_\(number)", members: ["ana", "bo"]) }
        let device = connected()
        let list = device.makeList()
        device.network.holdsAnswers = true
        list.loadMore()
        rig.server.send("new", by: "bo", in: "chan_7")
        rig.run()
        device.network.releaseAnswers()
        rig.run()
        let first = list.collection.channelList.first
        #expect(first?.channelURL == "chan_7" && first?.unreadMessageCount == 1)
        #expect(first?.lastMessage?.message == "new")
        #expect(list.urls == truth())
        #expect(Set(list.urls).count == 10)
    }

    @Test("A channel that is made while a page is held, which was read before, is in the list (C-06)", .covers("C-06"))
    func madeWhilePageIsHeld() {
        let device = connected()
        let list = device.makeList()
        device.network.holdsAnswers = true
        list.loadMore()
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        rig.run()
        device.network.releaseAnswers()
        rig.run()
        #expect(list.urls == ["chan_a"] && list.urls == truth())
    }

    @Test("So is one that comes to stand between two pages (C-06)", .covers("C-06"))
    func movedBetweenPages() {
        for number in 0..<10 { rig.server.makeChannel("chan_\(number)", members: ["ana", "bo"]) }
        let device = connected()
        let params = GroupChannelListQueryParams()
        params.order = .channelNameAlphabetical
        params.includeEmptyChannel = true
        params.limit = 5
        let list = device.makeList(params)
        list.loadMore()
        #expect(list.urls.count == 5)
        device.network.holdsAnswers = true
        list.loadMore()
        // Behind the first page, before the end of the second, which was read already.
        rig.server.makeChannel("chan_7b", members: ["ana", "bo"])
        rig.run()
        device.network.releaseAnswers()
        rig.run()
        while list.collection.hasNext { list.loadMore() }
        #expect(list.urls.contains("chan_7b") && Set(list.urls).count == 11)
    }

    @Test(
        "Pages meet every channel once, whatever moves between them (C-31)", .covers("C-31", "C8", "C9", "C10"),
        arguments: [true, false])
    func pages(includesEmpty: Bool) {
        for number in 0..<95 {
            rig.server.makeChannel("chan_\(number)", members: ["ana", "bo"])
            if number % 3 != 0 { rig.server.send("hi", by: "bo", in: "chan_\(number)") }
        }
        let device = connected()
        let params = GroupChannelListQueryParams()
        params.includeEmptyChannel = includesEmpty
        params.limit = 10
        let list = device.makeList(params)
        var loaded: [String] = []
        var page = 0
        while list.collection.hasNext {
            let result = list.loadMore()
            #expect(result.channels?.isEmpty == false && result.error == nil)
            loaded += result.channels ?? []
            page += 1
            if page == 2 { for number in [1, 40, 89] { rig.server.send("new", by: "bo", in: "chan_\(number)") } }
            rig.run()
        }
        #expect(list.urls == truth(params))
        #expect(Set(list.urls).count == list.urls.count)
        let told = list.heard.filter { $0.hasPrefix("added") }.count
        #expect(loaded.count + told == list.urls.count)
    }

    @Test("The cached list comes at once and without a network; what changed is told as a change", .covers("C15"))
    func cachedFirst() throws {
        let folder = try TemporaryFolder()
        for url in ["chan_a", "chan_b"] { rig.server.makeChannel(url, members: ["ana", "bo"]) }
        let first = connected(folder: folder.url)
        first.makeList().loadMore()
        first.client.post(.disconnectWebSocket)
        rig.run()
        rig.server.makeChannel("chan_c", members: ["ana", "bo"])
        rig.server.send("hi", by: "bo", in: "chan_a")
        rig.server.leave("ana", "chan_b")
        let device = rig.makeDevice(folder: folder.url)
        device.network.isUp = false
        device.connect("ana")
        let list = device.makeList()
        #expect(list.loadMore().channels == ["chan_b", "chan_a"])
        device.network.isUp = true
        rig.advance(by: 5_000)
        #expect(list.urls == ["chan_a", "chan_c"])
        #expect(list.heard.contains("deleted channelChangelog chan_b"))
        #expect(list.heard.contains("added channelChangelog chan_c"))
        #expect(list.collection.channelList.first?.unreadMessageCount == 1)
        #expect(!list.collection.hasNext)
    }

    @Test("Loading while a page is under way fails with 800170, after dispose with 800600", .covers("C16"))
    func refusals() {
        rig.server.makeChannel("chan_a", members: ["ana"])
        let device = connected()
        let list = device.makeList()
        var codes: [Int?] = []
        for _ in 0..<2 { list.collection.loadMore { codes.append($1?.code) } }
        rig.run()
        #expect(codes.count == 2 && codes.contains(800_170) && codes.contains(nil))
        list.collection.dispose()
        #expect(list.loadMore().error?.code == 800_600)
        #expect(list.urls.isEmpty)
    }

    @Test("Joining, leaving and filters bring channels in and out with the documented sources", .covers("C12", "C14"))
    func sources() {
        let device = connected()
        let params = GroupChannelListQueryParams()
        params.channelNameContainsFilter = "tea"
        let filtered = device.makeList(params)
        let list = device.makeList()
        list.loadMore()
        filtered.loadMore()
        rig.server.makeChannel("chan_a", members: ["ana", "bo"], name: "Coffee")
        rig.run()
        rig.server.rename("chan_a", to: "TEA time")
        rig.run()
        rig.server.rename("chan_a", to: "Water")
        rig.run()
        rig.server.leave("ana", "chan_a")
        rig.run()
        #expect(list.heard.first == "added eventUserJoined chan_a")
        #expect(list.heard.last == "deleted eventUserLeft chan_a")
        #expect(filtered.heard == ["added eventChannelChanged chan_a", "deleted eventChannelChanged chan_a"])
    }

    @Test(
        "Any sequence of changes and breaks ends with the server's list", .covers("C1", "C15"),
        arguments: 0..<200 as Range<UInt64>)
    func againstServer(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let orders: [GroupChannelListOrder] = [.latestLastMessage, .chronological, .channelNameAlphabetical]
        let params = GroupChannelListQueryParams()
        params.limit = 5
        params.order = orders[Int(seed) % orders.count]
        params.includeEmptyChannel = seed % 2 == 0
        let folder = try TemporaryFolder()
        for number in 0..<12 { rig.server.makeChannel("chan_\(number)", members: ["ana", "bo"], name: "n\(number)") }
        let device = connected(folder: seed % 3 == 0 ? folder.url : nil)
        let list = device.makeList(params)
        list.loadMore()
        for step in 0..<150 {
            let url = rig.server.channels.keys.sorted().randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: rig.server.send("s\(step)", by: Bool.random(using: &random) ? "bo" : "ana", in: url)
            case 4:
                rig.server.rename(url, to: ["Élan", "elan", "Zoo", "ärger", "b"].randomElement(using: &random) ?? "")
            case 5: rig.server.makeChannel("made_\(step)", members: ["ana", "bo"], name: "x\(step)")
            case 6: rig.server.leave("ana", url)
            case 7:
                if let message = rig.server.channels[url]?.messages.randomElement(using: &random) {
                    rig.server.delete(message.messageID, in: url)
                }
            case 8: device.network.cut()
            case 9: list.collection.loadMore { _, _ in }
            case 10: rig.advance(by: Int64.random(in: 1...2_000, using: &random))
            default: device.network.holdsAnswers.toggle()
            }
            if !device.network.holdsAnswers { device.network.releaseAnswers() }
            if Bool.random(using: &random) { rig.run() }
        }
        device.network.releaseAnswers()
        rig.advance(by: 60_000)
        while list.collection.hasNext { #expect(list.loadMore().error == nil, "seed \(seed)") }
        let (extra, missing) = (Set(list.urls).subtracting(truth(params)), Set(truth(params)).subtracting(list.urls))
        #expect(list.urls == truth(params), "seed \(seed), extra \(extra), missing \(missing)")
        for channel in list.collection.channelList {
            let wire = rig.server.channels[channel.channelURL]
            #expect(
                channel.lastMessage?.message == wire?.messages.last?.message,
                "seed \(seed), \(channel.channelURL), \(wire?.memberships["ana"] == nil ? "left" : "joined")")
            let read = wire?.memberships["ana"]?.readNumber ?? 0
            #expect(Int(channel.unreadMessageCount) == wire?.messages.filter { $0.number > read }.count, "seed \(seed)")
        }
    }
}
