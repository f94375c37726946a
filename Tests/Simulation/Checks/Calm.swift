import Foundation
import SQLite

@testable import ChatServer
@testable import SendbirdChatSDK

/// After the storm: everything is let come to rest, and compared.
@MainActor
final class Calm {
    private let world: World
    private var fresh: [String: App] = [:]

    init(_ world: World) { self.world = world }

    func check() {
        settle()
        for phone in world.phones { phone.app.map { openAll($0, phone.name) } }
        makeFresh()
        pass(15_000)
        for phone in world.phones {
            guard let app = phone.app, let truth = fresh[phone.userID] else { continue }
            compare(app, truth)
            app.tally.check()
        }
        checkSendings()
        checkCounts()
        for phone in world.phones where phone.isCaching { checkCache(of: phone) }
        for phone in phones { phone.stop() }
    }

    private func pass(_ milliseconds: Int64) { world.time.run(until: world.time.now + milliseconds) }

    // MARK: - Coming to rest

    private func settle() {
        for phone in world.phones { phone.app?.network.setUp(true) }
        pass(16_000)
        for phone in world.phones {
            phone.start()
            phone.app?.network.setUp(true)
            if let app = phone.app, !app.isWanted { app.connect() }
        }
        // Longer than the idle timeout, the longest wait between two attempts, and a late answer together.
        for _ in 0..<8 {
            pass(15_000)
            let isAtRest = world.phones.allSatisfy { $0.app?.client.connectionState == .open }
            if isAtRest { break }
        }
        pass(60_000)
        for phone in world.phones where phone.app?.client.connectionState != .open {
            world.complain("\(phone.name) does not connect again")
        }
    }

    /// Opens what an app does not have open yet, and loads all of it.
    private func openAll(_ app: App, _ name: String) {
        if !app.lists.contains(where: { $0.kind == .everything }) { app.openList(.everything) }
        pass(3_000)
        for list in app.lists { loadAll(list, name) }
        guard let everything = app.lists.first(where: { $0.kind == .everything }) else { return }
        for channel in everything.collection.channelList where channel.myMemberState == .joined {
            let isOpen = app.rooms.contains { $0.url == channel.channelURL && $0.startingPoint == .max }
            if !isOpen { app.openRoom(channel) }
        }
        pass(3_000)
        for room in app.rooms {
            room.loadAll { [world] isWhole in
                if !isWhole { world.complain("\(name)'s room \(room.url) cannot be loaded to its ends") }
            }
        }
        pass(8_000)
    }

    private func loadAll(_ list: ChannelListMirror, _ name: String) {
        if list.isLoading { world.complain("\(name)'s list \(list.kind) loads for ever") }
        list.loadAll { [world] isWhole in
            if !isWhole { world.complain("\(name)'s list \(list.kind) cannot be loaded to its end") }
        }
        pass(3_000)
    }

    // MARK: - A client that was not there

    private func makeFresh() {
        for user in Set(world.phones.map(\.userID)).sorted() {
            let phone = Phone(world, name: "fresh-\(user)", userID: user, isCaching: false)
            phone.start()
            pass(2_000)
            guard let app = phone.app else { continue }
            for kind in ChannelListKind.allCases { app.openList(kind) }
            openAll(app, phone.name)
            fresh[user] = app
            phones.append(phone)
        }
    }

    private var phones: [Phone] = []

    private func compare(_ app: App, _ truth: App) {
        let name = app.phone.name
        for list in app.lists {
            list.check()
            guard let other = truth.lists.first(where: { $0.kind == list.kind }) else { continue }
            compare(
                "\(name)'s list \(list.kind)", list.collection.channelList.map(Picture.of),
                other.collection.channelList.map(Picture.of))
        }
        for room in app.rooms {
            room.check()
            let what = "\(name)'s room \(room.url) from \(room.startingPoint)"
            guard let other = truth.rooms.first(where: { $0.url == room.url }) else {
                if !room.isBlank { world.complain("\(what) shows a channel that is not the user's") }
                continue
            }
            compare(what, messages(of: room), messages(of: other))
            for message in room.collection.pendingMessages {
                world.complain("\(what): '\(message.message)' is still pending")
            }
            checkFailed(room, what)
        }
        for channel in app.channels.values where channel.isTyping() {
            world.complain("\(name): somebody types for ever in \(channel.channelURL)")
        }
    }

    /// What is shown as failed was told as failed.
    private func checkFailed(_ room: RoomMirror, _ what: String) {
        for message in room.collection.failedMessages {
            guard case .succeeded = world.sendings[message.data]?.end else { continue }
            world.complain("\(what): '\(message.message)' was sent, and is shown as failed")
        }
    }

    /// The messages of a room. Whoever has left is known by the name of when the message was read: no event tells of
    /// later names.
    private func messages(of room: RoomMirror) -> [String] {
        let members = Set(room.collection.channel.members.map(\.userId))
        return room.collection.succeededMessages.map { message in
            Picture.of(message, isNamed: message.sender.map { members.contains($0.userId) } ?? true)
        }
    }

    private func compare(_ what: String, _ shown: [String], _ expected: [String]) {
        guard shown != expected else { return }
        let length = max(shown.count, expected.count)
        for index in 0..<length {
            let left = index < shown.count ? shown[index] : "nothing"
            let right = index < expected.count ? expected[index] : "nothing"
            guard left != right else { continue }
            world.complain("\(what) at \(index) of \(length)\n      shows    \(left)\n      expected \(right)")
            return
        }
    }

    // MARK: - Counts

    private func checkCounts() {
        var told: [String: UInt] = [:]
        for phone in world.phones {
            guard let app = phone.app else { continue }
            app.client.post(
                .countUnread(.messages), app.tally.value("count") { (count: UInt?, _) in told[phone.name] = count }
            ) { (outcome: Outcome) in outcome.count }
            var count: UInt?
            world.server.askAsApplication("GET", "/v3/users/\(phone.userID)/unread_message_count") { answer in
                let body = answer.flatMap { try? JSONSerialization.jsonObject(with: Data($0.body)) } as? [String: Any]
                count = (body?["unread_count"] as? NSNumber)?.uintValue
            }
            pass(1_000)
            if let told = told[phone.name], let count, told == count { continue }
            world.complain("\(phone.name) counts \(told[phone.name] ?? 0) unread, the server \(count ?? 0)")
        }
    }

    // MARK: - What was acknowledged

    private func checkSendings() {
        do {
            let rows = try world.server.read { connection in
                try connection.query(
                    "SELECT m.id, m.data, m.created_at, c.url FROM message m JOIN channel c ON c.id = m.channel "
                        + "WHERE m.data <> '' ORDER BY m.channel, m.created_at"
                ) { ($0.integer(at: 0), $0.text(at: 1), $0.integer(at: 2), $0.text(at: 3)) }
            }
            check(rows.map { (id: $0.0, text: $0.1, url: $0.3) })
        } catch {
            world.complain("The store cannot be read: \(error)")
        }
    }

    private func check(_ rows: [(id: Int64, text: String, url: String)]) {
        var seen: [String: Int64] = [:]
        var lastOrder: [String: Int] = [:]
        for row in rows {
            guard let sending = world.sendings[row.text] else { continue }
            if seen.updateValue(row.id, forKey: row.text) != nil { world.complain("'\(row.text)' is there twice") }
            if case .failed(let code) = sending.end, !sending.isTouched, code != 800_102, code != 800_120 {
                world.tell("\(row.text) failed with \(code) and is there")
            }
            guard !sending.isTouched else { continue }
            let place = "\(row.url) \(sending.phone)"
            if let last = lastOrder[place], last > sending.order {
                world.complain("'\(row.text)' stands behind what \(sending.phone) wrote later")
            }
            lastOrder[place] = sending.order
        }
        for (text, sending) in world.sendings.sorted(by: { $0.key < $1.key }) {
            guard case .succeeded(let id) = sending.end, seen[text] != id else { continue }
            // A message that was deleted leaves no text.
            if !isDeleted(id, in: sending.channelURL) { world.complain("'\(text)' was acknowledged and is not there") }
        }
    }

    private func isDeleted(_ id: Int64, in url: String) -> Bool {
        let removed = try? world.server.read { connection in
            try connection.queryFirst("SELECT is_removed FROM message WHERE id = ?", id) { $0.bool(at: 0) }
        }
        // With its channel a message goes as a whole.
        let isChannelGone =
            (try? world.server.read { connection in
                try connection.queryFirst("SELECT is_removed FROM channel WHERE url = ?", url) { $0.bool(at: 0) }
                    ?? true
            }) ?? true
        return (removed ?? nil) ?? isChannelGone
    }

    // MARK: - The cache

    /// The cache alone, without a network, shows what the server has.
    private func checkCache(of phone: Phone) {
        guard let truth = fresh[phone.userID] else { return }
        phone.stop()
        let app = App(phone)
        app.network.setUp(false)
        app.network.refusesAtOnce = true
        app.connect()
        pass(1_200)
        app.openList(.everything)
        pass(500)
        guard let list = app.lists.first, let other = truth.lists.first(where: { $0.kind == .everything }) else {
            return
        }
        for _ in 0..<30 where list.collection.channelList.count < other.collection.channelList.count {
            list.loadMore()
            pass(700)
        }
        compare(
            "\(phone.name)'s cached list", list.collection.channelList.map(Picture.of),
            other.collection.channelList.map(Picture.of))
        for room in truth.rooms where room.startingPoint == .max {
            guard let channel = app.channels[room.url] else { continue }
            checkCache(of: channel, app, room)
        }
        app.die(isSilent: true)
    }

    private func checkCache(of channel: GroupChannel, _ app: App, _ truth: RoomMirror) {
        app.openRoom(channel)
        pass(700)
        guard let room = app.rooms.last else { return }
        for _ in 0..<150 where room.collection.hasPrevious && !room.isLoading {
            room.load(.previous)
            pass(300)
        }
        compare("\(app.phone.name)'s cached room \(channel.channelURL)", messages(of: room), messages(of: truth))
    }
}
