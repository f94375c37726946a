import ChatTransport
import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Limits of connections at their values", .within(minutes: 1))
struct EdgeLimitTests {
    @Test(
        "A socket's message passes at the limit of bytes, and closes it with 1009 at one past it",
        .limit("limit-frame-bytes"))
    func frameBytes() async throws {
        let fixture = try EdgeFixture { $0.limits.frameBytes = 1_024 }
        let client = try await fixture.client(user: 1)
        let text = String(repeating: "x", count: 1_024)
        client.sendText(text)
        #expect(try await client.text() == "u1:\(text)")
        // In two frames as well: the message counts.
        client.sendFrame(.text, Array(repeating: 0x79, count: 1_000), isFinal: false)
        client.sendFrame(.continuation, Array(repeating: 0x79, count: 24))
        #expect(try await client.text().count == 1_027)
        client.sendText(text + "x")
        #expect(try await client.closeCode() == 1009)
    }

    @Test(
        "What waits for a reader may be as much as the limit, and one byte more closes with 4004",
        .limit("limit-outgoing-bytes"))
    func outgoingBytes() async throws {
        // A frame of 70,000 bytes has a head of ten: the second fits exactly behind the first, or not by one.
        for (most, isClosed) in [(140_020, false), (140_019, true)] {
            let fixture = try EdgeFixture { $0.limits.outgoingBytes = most }
            let client = try await fixture.client(user: 1)
            let text = Array(String(repeating: "x", count: 70_000).utf8)
            let delivery = Delivery(recipients: .user(1), bytes: text)
            // Both in one turn of the loop, which writes at its end.
            fixture.edge.deliver([delivery, delivery])
            if isClosed {
                #expect(try await client.closeCode() == 4004)
            } else {
                for _ in 0..<2 { #expect(try await client.frame() == .text(text)) }
            }
        }
    }

    @Test("An idle connection lives to the end of its time, and no longer", .limit("keep-alive-timeout"))
    func keepAlive() async throws {
        let fixture = try EdgeFixture { $0.keepAliveTimeout = .seconds(30) }
        let client = try await WireClient(port: fixture.port)
        #expect(try await client.request("GET", "/health")?.status == 200)
        fixture.advance(by: .milliseconds(29_999))
        #expect(try await client.request("GET", "/health")?.status == 200)
        fixture.advance(by: .seconds(30))
        await client.closed()
    }

    @Test("Stopping waits for what is under way as long as it may, and then closes", .limit("stop-timeout"))
    func stopTimeout() async throws {
        let fixture = try EdgeFixture { $0.stopTimeout = .zero }
        let client = try await fixture.client(user: 1)
        client.sendText("hold")
        await fixture.waitUntilHeld(1)
        // Nobody lets the request go: only the time-out ends this.
        fixture.edge.stop()
        await client.closed()
        #expect(fixture.heldCount == 1)
        fixture.release()
    }
}
