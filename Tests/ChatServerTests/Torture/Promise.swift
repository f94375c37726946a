import ChatWire
import Foundation
import SQLite
import Testing

@testable import ChatServer

/// What is promised: nothing acknowledged is lost, doubled or out of order, and every number can be counted again.
enum Promise {
    /// Checks a server that was started anew against what was acknowledged before.
    static func check(
        _ acknowledged: [WireMessage], in channel: String, over fixture: ServiceFixture,
        reader: ServiceFixture.LoggedIn, _ comment: Comment
    ) async throws {
        let found = try await history(channel, over: fixture)
        let byID = Dictionary(uniqueKeysWithValues: found.map { ($0.messageID, $0) })
        for message in acknowledged { #expect(byID[message.messageID] == message, comment) }
        #expect(Set(found.map(\.message)).count == found.count, comment)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.createdAt < $1.createdAt }, comment)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.seq < $1.seq && $0.number + 1 == $1.number }, comment)
        try await checkNumbers(found, in: channel, over: fixture, reader: reader, comment)
        try checkFile(fixture.path, comment)
    }

    /// The channel's numbers have no holes, and the reader's unread count is what counting gives.
    private static func checkNumbers(
        _ found: [WireMessage], in channel: String, over fixture: ServiceFixture,
        reader: ServiceFixture.LoggedIn, _ comment: Comment
    ) async throws {
        var since: Int64 = 1
        while true {
            let params = ChannelChanges.Params(channelURL: channel, sinceSeq: since, limit: 100)
            let page = try await fixture.call(ChannelChanges.self, params, as: reader)
            #expect(page.changes.compactMap(\.seq) == Array((since + 1)..<(page.completeSeq + 1)), comment)
            since = page.completeSeq
            if !page.hasMore { break }
        }
        let row = try await fixture.value(
            WireChannel.self, "GET", "/v3/group_channels/\(channel)", as: .user(reader))
        #expect(row.seq == since, comment)
        #expect(row.messageNumber == Int64(found.count), comment)
        #expect(row.unreadMessageCount == Int64(found.count), comment)
        #expect(row.lastMessage == found.last, comment)
    }

    /// SQLite finds nothing wrong with the file.
    private static func checkFile(_ path: String, _ comment: Comment) throws {
        let connection = try Connection(path: path, configuration: Configuration(access: .readOnly))
        #expect(try connection.query("PRAGMA integrity_check") { $0.text(at: 0) } == ["ok"], comment)
        #expect(try connection.query("PRAGMA foreign_key_check") { $0.text(at: 0) }.isEmpty, comment)
    }

    /// Every message of a channel, oldest first.
    static func history(_ channel: String, over fixture: ServiceFixture) async throws -> [WireMessage] {
        var found: [WireMessage] = []
        var anchor = "message_ts=0"
        while true {
            let target = "/v3/group_channels/\(channel)/messages?\(anchor)&prev_limit=0&next_limit=100&include=false"
            let page = try await fixture.value(MessagePage.self, "GET", target).messages
            found += page
            guard page.count == 100, let last = page.last else { return found }
            anchor = "message_id=\(last.messageID)"
        }
    }
}
