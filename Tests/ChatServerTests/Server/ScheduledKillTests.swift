import ChatTransport
import ChatWire
import Foundation
import Requirements
import Testing

@Suite("What is sent by the clock survives kill -9", .within(minutes: 3))
struct ScheduledKillTests {
    @Test(
        "Servers that are killed while an announcement goes out send each channel one",
        .covers("C-94"))
    func announcementUnderKills() async throws {
        let folder = try RoostFolder()
        var server = try RoostProcess(dataPath: folder.path)
        _ = try await RoostClient(server, user: "ana")
        let channels = (0..<300).map { "room\($0)" }
        for channel in channels {
            let json = "{\"user_ids\": [\"ana\"], \"channel_url\": \"\(channel)\"}"
            #expect(try await Self.call("POST", "/v3/group_channels", json, server, folder).status == 200)
        }
        let body: [String: Any] = [
            "unique_id": "one", "message": ["type": "MESG", "user_id": "ana", "content": "Hear!"],
            "target_at": "target_channels", "target_list": channels,
        ]
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        #expect(try await Self.call("POST", "/v3/announcements", json, server, folder).status == 200)
        var status = ""
        var kills = 0
        while status != "completed" {
            // Each new server sends some slices; the first ones do not get far.
            if kills < 4 {
                server.killNow()
                kills += 1
                server = try RoostProcess(dataPath: folder.path)
            }
            let answer = try await Self.call("GET", "/v3/announcements/one", nil, server, folder)
            let fields = try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
            status = fields?["status"] as? String ?? ""
            #expect(["scheduled", "running", "completed"].contains(status), "\(answer.body)")
        }
        for channel in channels {
            let target = "/v3/group_channels/\(channel)/messages?message_ts=0&prev_limit=0&next_limit=10"
            let page = try await Self.call("GET", target, nil, server, folder)
            #expect(page.body.components(separatedBy: "\"Hear!\"").count == 2, "\(page.body)")
        }
    }

    private static func call(
        _ method: String, _ target: String, _ body: String?, _ server: RoostProcess, _ folder: RoostFolder
    ) async throws -> WireClient.Response {
        let client = try await WireClient(port: server.port)
        defer { client.drop() }
        return try #require(try await client.request(method, target, ["Api-Token": folder.token], body: body))
    }

    @Test("roost export and roost import carry an application from one folder to another, by the command line")
    func commands() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let channel = try await ana.createChannel(with: ["ana"])
        for number in 0..<20 {
            _ = try await ana.call(
                SendMessage.self, SendMessage.Params(channelURL: channel, requestID: "\(number)", message: "\(number)"))
        }
        let busy = try RoostProgram.run(["export", "app", folder.path + "/a.ndjson", "--data", folder.path])
        #expect(busy.status == 1 && busy.error.contains("Another process works"))
        _ = server.stop()
        let out = try RoostProgram.run(["export", "app", folder.path + "/a.ndjson", "--data", folder.path])
        #expect(out.status == 0 && out.out.hasSuffix(" lines\n"), "\(out.error)")
        let other = folder.path + "/other"
        let back = try RoostProgram.run(["import", folder.path + "/a.ndjson", "--data", other, "--as", "app2"])
        #expect(back.status == 0 && back.out == out.out, "\(back.error)")
        let twice = try RoostProgram.run(["import", folder.path + "/a.ndjson", "--data", other, "--as", "app2"])
        #expect(twice.status == 1 && twice.error.contains("exists already"))
        #expect(try RoostProgram.run(["export", "app", "--data", folder.path]).status == 64)
        let second = try RoostProcess(dataPath: other)
        let again = try await RoostClient(second, user: "ana", application: "app2")
        #expect(try await again.history(channel) == (0..<20).map { "\($0)" })
    }
}
