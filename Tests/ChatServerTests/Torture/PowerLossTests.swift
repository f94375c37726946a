import ChatWire
import FaultyDisk
import Foundation
import Requirements
import Testing

@testable import ChatServer

/// `ROOST_POWER_CUTS` cuts, from seed `ROOST_POWER_FIRST` on.
private let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["ROOST_POWER_FIRST"].flatMap(Int.init) ?? 1
    return first..<(first + (environment["ROOST_POWER_CUTS"].flatMap(Int.init) ?? 24))
}()

@Suite("What was acknowledged survives the loss of power")
struct PowerLossTests {
    @Test(
        "After a cut at any write, with any of what was not synced, nothing acknowledged is missing, doubled or moved",
        .covers("C-94"), arguments: seeds)
    func cuts(seed: Int) async throws {
        var random = SplitMix(seed: UInt64(seed))
        let disk = try #require(FaultyDisk())
        let fixture = try ServiceFixture(disk: disk)
        let reader = try await fixture.login("reader")
        var users: [ServiceFixture.LoggedIn] = []
        for number in 0..<12 { users.append(try await fixture.login("u\(number)")) }
        _ = try await fixture.channel("room", members: users.map(\.result.user.userID), as: reader)
        let senders = Senders(users, in: "room")
        // Some cuts come into a checkpoint, which takes 2,000 writes to be due.
        if seed % 4 == 0 { await senders.send(170, round: "before", over: fixture) }
        disk.cut(after: Int.random(in: 1...600, using: &random))
        await senders.send(400, round: "then", over: fixture)
        #expect(disk.isCut)
        fixture.service.close()
        #expect(disk.survive(seed: random.next()))

        let told = senders.result
        let after = try ServiceFixture(reopening: fixture)
        try await Promise.check(told.acknowledged, in: "room", over: after, reader: reader, "seed \(seed)")
        try await senders.resend(over: after)
        let found = try await Promise.history("room", over: after)
        #expect(Set(found.map(\.message)) == Set(told.asked))
        try await Promise.check(senders.result.acknowledged, in: "room", over: after, reader: reader, "seed \(seed)")
    }
}
