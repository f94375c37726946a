import Foundation
import Testing

@Suite("Two people, two windows, one server")
struct ConversationTests {
    private static let everyone = ["ana", "bo"]
    private let stage: Conversation
    private var screen: Screen { stage.screen }

    init() throws {
        stage = try Conversation(name: "conversation")
    }

    @Test("Ana and Bo talk, the server is killed in the middle, and every message is there once, in one order")
    func conversation() async throws {
        for (id, name) in [("ana", "Ana"), ("bo", "Bo"), ("chiara", "Chiara")] {
            _ = try await stage.server.ask("POST", "/v3/users", ["user_id": id, "nickname": name, "profile_url": ""])
        }
        try stage.open("ana")
        try stage.open("bo", onTheRight: true)
        for user in Self.everyone { try screen.find(.text(has: "Chats"), in: user, timeout: 30) }
        try stage.picture("both-lists-are-empty")

        try anaCreatesAChannel()
        try boReads()
        try boTypesAndAnswers()
        let said = try bothGoOnWhileTheServerIsKilled()
        let onServer = try await bothShowEverything(said)
        try bothShowTheSameWithoutAServer(onServer)
    }

    private func anaCreatesAChannel() throws {
        try screen.press(.button("New channel"), in: "ana")
        try screen.press(.button("Group"), in: "ana")
        try screen.press(.text(has: "Bo"), in: "ana")
        try stage.picture("ana-chooses-bo")
        try screen.press(.button("Create (1)"), in: "ana")
        try stage.say("ana says 0", as: "ana")
        try screen.find(.text(has: "ana says 0"), in: "ana")
    }

    private func boReads() throws {
        try screen.find(Query(has: "1 unread message, ana says 0"), in: "bo")
        try stage.picture("bo-has-one-unread")
        try screen.press(.text(has: "1 unread message"), in: "bo")
        try screen.find(.text(has: "ana says 0"), in: "bo")
        try screen.find(Query(pattern: "ana says 0, .*, Read$"), in: "ana")
        try stage.picture("bo-has-read-it")
        try screen.press(.button("Back"), in: "bo")
        try screen.find(.text(has: "Chats"), in: "bo")
        try screen.waitUntilGone(.text(has: "unread message"), in: "bo")
        try screen.press(.text(has: "ana says 0"), in: "bo")
    }

    private func boTypesAndAnswers() throws {
        try screen.type("bo says", into: .message, in: "bo", replacing: true)
        try screen.find(.text(has: "Bo is typing"), in: "ana")
        try stage.picture("bo-is-typing")
        try stage.say("bo says 0", as: "bo")
        try screen.find(.text(has: "bo says 0"), in: "ana")
        try screen.waitUntilGone(.text(has: "Bo is typing"), in: "ana")
    }

    /// Nine messages from each; the server is gone from the third to the seventh.
    private func bothGoOnWhileTheServerIsKilled() throws -> Set<String> {
        var said: Set = ["ana says 0", "bo says 0"]
        for number in 1...9 {
            try stage.say("ana says \(number)", as: "ana")
            if number == 3 { stage.server.killAtOnce() }
            try stage.say("bo says \(number)", as: "bo")
            said.formUnion(["ana says \(number)", "bo says \(number)"])
            if number == 6 { try stage.picture("the-server-is-gone") }
            if number == 7 { try stage.server.start() }
        }
        return said
    }

    private func bothShowEverything(_ said: Set<String>) async throws -> [String] {
        for user in Self.everyone {
            for text in said { try screen.find(.text(has: text), in: user, timeout: 60) }
            try screen.waitUntilGone(.text(has: ", Sending"), in: user, timeout: 60)
        }
        try stage.picture("everything-is-there")
        let onServer = try await stage.saidOnServer(in: try await stage.channel(of: "ana"))
        #expect(onServer.count == said.count && Set(onServer) == said)
        for user in Self.everyone {
            let shown = try stage.said(in: user)
            #expect(shown == onServer, "\(user)'s window")
        }
        return onServer
    }

    /// What each one's cache holds is what it shows when there is no server at all.
    private func bothShowTheSameWithoutAServer(_ onServer: [String]) throws {
        stage.server.killAtOnce()
        for user in Self.everyone {
            try screen.stop(user)
            try stage.open(user, onTheRight: user == "bo")
            try screen.press(.text(has: " says "), in: user, timeout: 30)
            for text in onServer { try screen.find(.text(has: text), in: user) }
            let shown = try stage.said(in: user)
            #expect(shown == onServer, "\(user)'s window, from the cache")
        }
        try stage.picture("from-the-caches-alone")
    }
}
