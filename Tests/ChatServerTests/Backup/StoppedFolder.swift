import ChatWire
import Foundation
import SQLite
import Testing

@testable import ChatServer

/// A data folder in which people have talked, edited, deleted and uploaded, and no server works any more.
final class StoppedFolder {
    let path: String
    private let temporary: String

    init() async throws {
        let fixture = try ServiceFixture()
        let (ana, bo, cy) = (
            try await fixture.login("ana"), try await fixture.login("bo"), try await fixture.login("cy")
        )
        _ = try await fixture.channel("room", members: ["ana", "bo", "cy"], as: ana)
        _ = try await fixture.channel("other", members: ["bo"], as: ana)
        var messages: [WireMessage] = []
        for number in 0..<12 {
            let sender = number % 2 == 0 ? ana : bo
            messages.append(
                try await fixture.send("text \(number)", to: "room", as: sender, silent: number % 5 == 4))
            fixture.clock.advance(1_000)
        }
        for number in [0, 4, 6] {
            let sender = number % 2 == 0 ? ana : bo
            for round in 0..<2 {
                let edit = UpdateMessage.Params(
                    channelURL: "room", messageID: messages[number].messageID, message: "edited \(round)")
                _ = try await fixture.call(UpdateMessage.self, edit, as: sender)
            }
        }
        for number in [2, 8, 9] {
            let deletion = DeleteMessage.Params(channelURL: "room", messageID: messages[number].messageID)
            _ = try await fixture.call(DeleteMessage.self, deletion, as: number % 2 == 0 ? ana : bo)
        }
        _ = try await fixture.call(MarkRead.self, MarkRead.Params(channelURL: "room"), as: bo)
        for number in 0..<3 { try await fixture.send("late \(number)", to: "room", as: ana) }
        _ = try await fixture.rest(
            "PUT", "/v3/group_channels/room/leave", ["user_ids": ["cy"]], as: .user(cy))
        _ = try await fixture.uploaded(Array("a file of text".utf8), as: .user(ana))
        fixture.service.close()
        temporary = (fixture.path as NSString).deletingLastPathComponent + "-stopped"
        path = temporary
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: fixture.path, toPath: path + "/roost.sqlite")
        try FileManager.default.moveItem(atPath: fixture.path + "-files", toPath: path + "/files")
    }

    deinit { try? FileManager.default.removeItem(atPath: temporary) }

    func execute(_ sql: String) throws {
        try Connection(
            path: path + "/roost.sqlite", configuration: Configuration(enforcesForeignKeys: false)
        ).execute(sql)
    }
}
