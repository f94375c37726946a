import ChatWire
import Foundation
import Requirements
import Testing

@Suite("What was acknowledged survives kill -9", .within(minutes: 3))
struct DurabilityTests {
    @Test("After each of five kills every acknowledged message is there once, in order; resent ones are not doubled")
    func kills() async throws {
        let folder = try RoostFolder()
        var server = try RoostProcess(dataPath: folder.path)
        var ana = try await RoostClient(server, user: "ana")
        let channel = try await ana.createChannel(with: ["ana"])
        var acknowledged: [String] = []
        for kill in 0..<5 {
            let texts = (0..<60).map { "\(kill)-\($0)" }
            for text in texts.prefix(40) {
                let params = SendMessage.Params(channelURL: channel, requestID: text, message: text)
                _ = try await ana.call(SendMessage.self, params)
                acknowledged.append(text)
            }
            // These are on their way when the server dies: stored or not, nobody was told.
            for text in texts.suffix(20) {
                let params = SendMessage.Params(channelURL: channel, requestID: text, message: text)
                let frame = RequestFrame(id: 900, method: SendMessage.name, params: params)
                ana.wire.sendText(String(decoding: try JSONEncoder().encode(frame), as: UTF8.self))
            }
            server.killNow()
            server = try RoostProcess(dataPath: folder.path)
            ana = try await RoostClient(server, user: "ana")
            let found = try await ana.history(channel)
            #expect(Set(found).count == found.count)
            #expect(found.filter(Set(acknowledged).contains) == acknowledged)
            // As the client's outbox does: the same request ids again, the acknowledged ones too.
            for text in texts {
                let params = SendMessage.Params(channelURL: channel, requestID: text, message: text)
                _ = try await ana.call(SendMessage.self, params)
            }
            acknowledged += texts.suffix(20)
            #expect(try await ana.history(channel) == acknowledged)
        }
    }

    @Test("A reply comes before nothing that it says is not on disk yet: the event and the history agree with it")
    func eventAndReply() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let bo = try await RoostClient(server, user: "bo")
        let channel = try await ana.createChannel(with: ["ana", "bo"])
        var sequence: Int64 = 0
        for number in 0..<100 {
            let params = SendMessage.Params(channelURL: channel, requestID: "\(number)", message: "\(number)")
            let message = try await ana.call(SendMessage.self, params).message
            for client in [ana, bo] {
                var event = try await client.event()
                while event.body.name != EventName.messageNew.rawValue { event = try await client.event() }
                guard case .messageNew(let seen) = event.body else { return #expect(Bool(false)) }
                #expect(seen == message)
                if client === ana { sequence = event.seq ?? 0 } else { #expect(event.seq == sequence) }
            }
        }
        #expect(try await bo.history(channel) == (0..<100).map { "\($0)" })
    }
}
