import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Roles, mutes, mentions and freezing, event by event")
@MainActor
struct RoomEventsTests {
    private let rig = Rig()

    private func ready(_ folder: URL? = nil) throws -> (ana: Device, anas: GroupChannel) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let ana = rig.makeDevice(folder: folder)
        ana.connect("ana")
        return (ana, try #require(ana.channel("chan_a")))
    }

    @Test("What a delegate is told of the own role and mute is what it reads", .covers("C-56"))
    func ownRole() throws {
        let (ana, anas) = try ready()
        let reader = RoleReader(ana.delegates)
        rig.server.update("ana", in: "chan_a", .operators) { $0.role = .operator }
        rig.run()
        #expect(reader.heard.first == "operators operator")
        rig.server.update("ana", in: "chan_a", .muted) { ($0.isMuted, $0.mutedEndAt) = (true, -1) }
        rig.run()
        #expect(reader.heard.contains("muted muted"))
        rig.server.update("ana", in: "chan_a", .unmuted) { ($0.isMuted, $0.mutedEndAt) = (false, 0) }
        rig.server.update("ana", in: "chan_a", .operators) { $0.role = .none }
        rig.run()
        #expect(anas.myRole == .none && anas.myMutedState == .unmuted)
    }

    /// Notes what the channel says in the turn in which something is told.
    private final class RoleReader: GroupChannelDelegate {
        var heard: [String] = []

        init(_ delegates: DelegateSet) { delegates.channel.add(self, identifier: "reader") }

        func channelDidUpdateOperators(_ channel: BaseChannel) {
            heard.append("operators \((channel as? GroupChannel)?.myRole ?? .none)")
        }
        func channel(_ channel: BaseChannel, userWasMuted user: User) {
            heard.append("muted \((channel as? GroupChannel)?.myMutedState ?? .unmuted)")
        }
    }

    @Test("A change of members that was missed is caught up, and its event counted", .covers("C13", "C15"))
    func missed() throws {
        let (ana, anas) = try ready()
        ana.network.isUp = false
        ana.network.cut()
        rig.server.update("bo", in: "chan_a", .operators) { $0.role = .operator }
        rig.server.update("ana", in: "chan_a", .muted) { $0.isMuted = true }
        ana.network.isUp = true
        rig.advance(by: 30_000)
        #expect(anas.getMember("bo")?.role == .operator && anas.myMutedState == .muted)
        rig.server.send("hi", by: "bo", in: "chan_a")
        rig.run()
        #expect(anas.lastMessage?.message == "hi")
    }

    @Test(
        "A frozen channel never reads otherwise before it is thawed, whatever else happens", .covers("C-55"),
        arguments: 0..<40 as Range<UInt64>)
    func frozen(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (ana, anas) = try ready()
        let list = ana.makeList()
        list.loadMore()
        ana.network.holdsAnswers = true
        // Answers that were read before the freezing come late.
        anas.refresh(completionHandler: nil)
        list.collection.loadMore { _, _ in }
        rig.run()
        rig.server.freeze("chan_a", true)
        rig.run()
        #expect(anas.isFrozen)
        let witness = FreezeWitness(ana.delegates)
        for _ in 0..<30 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: anas.markAsRead(completionHandler: nil)
            case 1: rig.server.type("bo", Bool.random(using: &random), in: "chan_a")
            case 2: rig.server.update("bo", in: "chan_a", .muted) { $0.isMuted.toggle() }
            case 3: rig.server.rename("chan_a", to: "\(random.next() % 9)")
            case 4: rig.server.send("x", by: "bo", in: "chan_a")
            case 5:
                // One or the other: a fresh answer right behind an old one would hide what that one did.
                if ana.network.holdsAnswers {
                    ana.network.releaseAnswers()
                } else {
                    anas.refresh(completionHandler: nil)
                }
            case 6: _ = rig.server.markRead(by: "bo", in: "chan_a")
            default: ana.network.cut()
            }
            if Bool.random(using: &random) { rig.run() } else { rig.advance(by: 1_000) }
            #expect(anas.isFrozen, "seed \(seed)")
        }
        #expect(witness.thawedReads == 0)
        ana.network.holdsAnswers = false
        ana.network.releaseAnswers()
        rig.server.freeze("chan_a", false)
        rig.advance(by: 30_000)
        #expect(!anas.isFrozen)
    }

    /// Counts how often a channel read as not frozen when its delegate was called.
    private final class FreezeWitness: GroupChannelDelegate {
        var thawedReads = 0

        init(_ delegates: DelegateSet) { delegates.channel.add(self, identifier: "witness") }

        private func look(_ channel: BaseChannel) { if !channel.isFrozen { thawedReads += 1 } }
        func channelWasChanged(_ channel: BaseChannel) { look(channel) }
        func channel(_ channel: BaseChannel, didReceive message: BaseMessage) { look(channel) }
        func channelDidUpdateTypingStatus(_ channel: GroupChannel) { look(channel) }
        func channelDidUpdateReadStatus(_ channel: GroupChannel) { look(channel) }
        func channel(_ channel: BaseChannel, userWasMuted user: User) { look(channel) }
    }

    @Test(
        "Unread mentions equal the server's after any messages, deletions, reads, late pages and breaks",
        .covers("D16"), arguments: 0..<60 as Range<UInt64>)
    func mentions(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let (ana, anas) = try ready(folder.url)
        let list = ana.makeMessages(anas)
        list.start()
        let forms: [MessageMentions?] = [
            nil, MessageMentions(kind: .channel), MessageMentions(users: [WireUser(userID: "ana")]),
            MessageMentions(users: [WireUser(userID: "bo")]),
        ]
        for _ in 0..<40 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: anas.markAsRead(completionHandler: nil)
            case 1:
                let ids = rig.server.channels["chan_a"]?.messages.map(\.messageID) ?? []
                if let id = ids.randomElement(using: &random) { rig.server.delete(id, in: "chan_a") }
            case 2:
                ana.network.holdsAnswers.toggle()
                if ana.network.holdsAnswers {
                    anas.refresh(completionHandler: nil)
                } else {
                    ana.network.releaseAnswers()
                }
            case 3:
                ana.network.isUp.toggle()
                // The next attempt to connect is made within seconds: most of what happens is told live.
                if ana.network.isUp { rig.advance(by: 60_000) } else { ana.network.cut() }
            case 4:
                let ids = rig.server.channels["chan_a"]?.messages.map(\.messageID) ?? []
                let mentions = forms[Int.random(in: 1..<forms.count, using: &random)]
                if let id = ids.randomElement(using: &random) {
                    rig.server.edit(id, to: "y", in: "chan_a", mentions: mentions)
                }
            default:
                rig.server.send(
                    "x", by: "bo", in: "chan_a", isSilent: Int.random(in: 0..<5, using: &random) == 0,
                    mentions: forms[Int.random(in: 0..<forms.count, using: &random)])
            }
            guard Bool.random(using: &random) else { continue }
            rig.run()
            // Connected and with nothing on its way, the device knows by events alone what the server counts.
            if ana.client.connectionState == .open { try expectServersCounts(anas, "seed \(seed)") }
        }
        ana.network.holdsAnswers = false
        ana.network.releaseAnswers()
        ana.network.isUp = true
        rig.advance(by: 60_000)
        try expectServersCounts(anas, "seed \(seed)")
    }

    private func expectServersCounts(
        _ channel: GroupChannel, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let truth = rig.server.row(try #require(rig.server.channels[channel.channelURL]), for: "ana")
        let counts = [Int64(channel.unreadMentionCount), Int64(channel.unreadMessageCount)]
        #expect(
            counts == [truth.unreadMentionCount, truth.unreadMessageCount], comment, sourceLocation: sourceLocation)
    }

    @Test("A typist who vanishes is told of twice: when typing began and when it ran out", .covers("C-81", "D11"))
    func vanishingTypist() throws {
        let (ana, anas) = try ready()
        let bo = rig.makeDevice()
        bo.connect("bo")
        let counter = TypingCounter(ana.delegates)
        bo.channel("chan_a")?.startTyping()
        rig.run()
        bo.network.isUp = false
        bo.network.cut()
        rig.advance(by: 5_000)
        anas.refresh(completionHandler: nil)
        rig.run()
        #expect(anas.getTypingUsers()?.map(\.userId) == ["bo"] && counter.count == 1)
        rig.advance(by: 5_100)
        #expect(anas.getTypingUsers() == nil && counter.count == 2)
        rig.advance(by: 60_000)
        #expect(counter.count == 2)
    }

    private final class TypingCounter: GroupChannelDelegate {
        var count = 0

        init(_ delegates: DelegateSet) { delegates.channel.add(self, identifier: "typing") }

        func channelDidUpdateTypingStatus(_ channel: GroupChannel) { count += 1 }
    }

    @Test("When the network is back the next attempt is made at once, and told quietly", .covers("E2"))
    func networkReturns() {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let ana = rig.makeDevice()
        ana.connect("ana")
        ana.network.isUp = false
        ana.network.cut()
        rig.advance(by: 300_000)
        let attempts = ana.network.attempts
        ana.network.isUp = true
        rig.run()
        #expect(ana.network.attempts == attempts && ana.client.connectionState != .open)
        rig.returnNow()
        #expect(ana.client.connectionState == .open)
        #expect(ana.ear.heard == ["connected ana", "reconnecting", "reconnected"])
        // A connection that seems to stand is asked; one that nobody wants is not made.
        let pings = rig.server.calls["ping"] ?? 0
        rig.returnNow()
        #expect(rig.server.calls["ping"] == pings + 1)
        ana.client.post(.disconnectWebSocket)
        rig.run()
        rig.returnNow()
        #expect(ana.client.connectionState == .closed)
    }

    @Test(
        "A list from the cache is the list from the server: by last message, then the empty ones by age",
        .covers("C-02", "C6"))
    func offlineList() throws {
        let folder = try TemporaryFolder()
        for number in 0..<30 {
            rig.server.makeChannel("chan_\(number)", members: ["ana", "bo"])
        }
        for number in (0..<30).shuffledBySeed(7) where number % 3 != 0 {
            rig.server.send("hi", by: "bo", in: "chan_\(number)")
        }
        let first = rig.makeDevice(folder: folder.url)
        first.connect("ana")
        let list = first.makeList()
        while list.collection.hasNext { #expect(list.loadMore().error == nil) }
        let online = list.urls
        #expect(online.count == 30)
        let second = rig.makeDevice(folder: folder.url)
        second.network.isUp = false
        second.connect("ana")
        let offline = second.makeList()
        #expect(offline.loadMore().channels == Array(online.prefix(20)))
        #expect(offline.loadMore().channels == Array(online.suffix(10)))
        #expect(offline.urls == online)
        let empty = online.suffix(10)
        #expect(empty.allSatisfy { url in (Int(url.dropFirst(5)) ?? 1) % 3 == 0 })
        #expect(Array(empty) == stride(from: 27, through: 0, by: -3).map { "chan_\($0)" })
    }
}

extension Range<Int> {
    /// The numbers in an order that is the same for the same seed.
    fileprivate func shuffledBySeed(_ seed: UInt64) -> [Int] {
        var random = SeededGenerator(seed: seed)
        return shuffled(using: &random)
    }
}
