import ChatTransport
import ChatWire
import Foundation
import Processes
import Requirements
import Testing

@Suite("No webhook is lost by kill -9", .within(minutes: 3))
struct WebhookDurabilityTests {
    @Test(
        "After five kills every acknowledged message was told, in order, repeated ones under their number",
        .covers("C-94"))
    func kills() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let folder = try RoostFolder()
        let arguments = ["--webhook-allow", "127.0.0.1"]
        var server = try RoostProcess(dataPath: folder.path, arguments)
        let settings = try await WireClient(port: server.port).request(
            "PUT", "/v3/applications/settings/webhook", ["Api-Token": folder.token],
            body: #"{"enabled": true, "url": "http://127.0.0.1:\#(receiver.port)/", "#
                + #""enabled_events": ["group_channel:message_send"]}"#)
        #expect(settings?.status == 200, "\(settings?.body ?? "")")
        var ana = try await RoostClient(server, user: "ana")
        let channel = try await ana.createChannel(with: ["ana"])
        var acknowledged: [String] = []
        for kill in 0..<5 {
            for number in 0..<40 {
                let text = "\(kill)-\(number)"
                _ = try await ana.call(
                    SendMessage.self, .init(channelURL: channel, requestID: text, message: text))
                acknowledged.append(text)
            }
            server.killNow()
            server = try RoostProcess(dataPath: folder.path, arguments)
            ana = try await RoostClient(server, user: "ana")
        }
        var numbers: [String: String] = [:]
        var order: [String] = []
        while order.count < acknowledged.count {
            let request = try #require(await receiver.next())
            let number = try #require(request.headers["x-roost-delivery"])
            if let known = numbers[request.message] {
                #expect(known == number)
            } else {
                numbers[request.message] = number
                order.append(request.message)
            }
        }
        #expect(order == acknowledged)
        #expect(Set(numbers.values).count == acknowledged.count)
        let (status, log) = server.stop()
        #expect(status == 0 && !log.contains(folder.token))
    }
}
