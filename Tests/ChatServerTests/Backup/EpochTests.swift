import ChatWire
import Foundation
import Processes
import SQLite
import Testing

@testable import ChatServer

@Suite("The epoch", .serialized, .timeLimit(.minutes(2)))
struct EpochTests {
    @Test("It is told at login, stays over restarts, and is another one on every server")
    func told() async throws {
        let fixture = try ServiceFixture()
        let first = try #require(try await fixture.login("ana").result.epoch)
        #expect(try await fixture.login("ana").result.epoch == first)
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        #expect(try await again.login("ana").result.epoch == first)
        let folder = try RoostFolder()
        let other = try RoostFolder()
        let servers = [try RoostProcess(dataPath: folder.path), try RoostProcess(dataPath: other.path)]
        let told = [
            try await RoostClient(servers[0], user: "ana").epoch, try await RoostClient(servers[1], user: "ana").epoch,
        ]
        #expect(told[0] != nil && told[0] != told[1])
    }

    @Test("A client that catches up with another epoch than the server's has to reload, whatever its number is")
    func catchingUp() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        for number in 0..<5 { try await fixture.send("\(number)", to: "room", as: ana) }
        func reloads(_ epoch: String?) async throws -> Bool {
            try await fixture.call(
                ChannelChanges.self, .init(channelURL: "room", sinceSeq: 2, epoch: epoch), as: ana
            ).mustReload
        }
        #expect(try await !reloads(ana.result.epoch))
        // An older client knows of none.
        #expect(try await !reloads(nil))
        #expect(try await reloads("another"))
    }

    @Test("The operator begins a new one: all sockets are closed to come back, and are told it")
    func renewed() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let path = folder.path
        let shown = try await Blocking.run { try RoostProgram.run(["admin", "epoch", "show", "--data", path]) }
        #expect(shown.out == (ana.epoch ?? "") + "\n")
        let renewed = try await Blocking.run { try RoostProgram.run(["admin", "epoch", "renew", "--data", path]) }
        #expect(renewed.status == 0 && renewed.out != shown.out)
        #expect(try await ana.wire.closeCode() == CloseCode.goingAway.rawValue)
        let back = try await RoostClient(server, user: "ana")
        #expect((back.epoch ?? "") + "\n" == renewed.out)
        server.killNow()
        let restarted = try RoostProcess(dataPath: path)
        #expect(try await RoostClient(restarted, user: "ana").epoch == back.epoch)
    }

    @Test("The copy before an upgrade has none: whoever goes back to it begins a new one")
    func rollBack() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path + "/roost.sqlite"
        let connection = try Connection(path: path)
        try Schema.migrations.run(on: connection)
        try connection.run("INSERT INTO counter (name, value) VALUES ('epoch', 77)")
        var upgrade = Upgrade(path: path, configuration: ServiceConfiguration(), environment: .live { _ in })
        upgrade.migrations = Migrations(Schema.steps + ["CREATE TABLE later (id INTEGER)"])
        try upgrade.run(on: connection)
        #expect(try Epoch.stored(in: connection) == Epoch.text(77))
        let copy = try Connection(path: Upgrade.copyPath(of: path, version: Schema.steps.count))
        #expect(try Epoch.stored(in: copy) == nil)
    }
}
