import Dispatch
import Requirements
import Testing

@testable import ChatTransport

@Suite("Connection", .within(minutes: 1))
struct ConnectionTests {
    private typealias Events = EventLog<RecordingHandler.Event>

    private func connect(
        to port: UInt16, on test: TestLoop, log: EventLog<RecordingHandler.Event>
    ) async throws -> LoopBound<Connection> {
        try await withCheckedThrowingContinuation { continuation in
            test.loop.execute { [loop = test.loop] in
                Connector.connect(
                    host: "127.0.0.1", port: port, loop: loop, timeout: .seconds(5), outgoingBytesMax: 1 << 30
                ) { result in
                    continuation.resume(
                        with: result.map { connection in
                            connection.setHandler(RecordingHandler(log))
                            return LoopBound(ownedBy: loop, connection)
                        })
                }
            }
        }
    }

    private func bytes(_ events: [RecordingHandler.Event]) -> [UInt8] {
        events.flatMap { event in if case .received(let bytes) = event { bytes } else { [UInt8]() } }
    }

    @Test("An echo brings back what was sent, also when it is larger than the buffers")
    func echo() async throws {
        let server = try await ScriptedServer(outgoingBytesMax: 1 << 30) { connection, bytes in connection.send(bytes) }
        let test = try TestLoop()
        let log = Events()
        let connection = try await connect(to: server.port, on: test, log: log)
        let sent = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 9) }
        try await test.run { _ in
            for start in stride(from: 0, to: sent.count, by: 50_000) {
                connection.value.send(Array(sent[start..<(start + 50_000)]))
            }
        }
        var received: [UInt8] = []
        while received.count < sent.count {
            let event = try #require(await log.next())
            received += bytes([event])
        }
        #expect(received == sent)
    }

    @Test("Closing after sending delivers the last bytes, then both ends know")
    func closeAfterSending() async throws {
        let server = try await ScriptedServer { connection, _ in
            connection.send(Array("last words".utf8))
            connection.closeAfterSending()
            connection.send(Array("not any more".utf8))
        }
        let test = try TestLoop()
        let log = Events()
        let connection = try await connect(to: server.port, on: test, log: log)
        try await test.run { _ in connection.value.send([1]) }
        let events = await log.upTo { if case .closed = $0 { true } else { false } }
        #expect(bytes(events) == Array("last words".utf8))
        #expect(events.last == .closed(.closedByPeer))
        let serverEvents = await server.events.upTo { if case .closed = $0 { true } else { false } }
        #expect(serverEvents.last == .closed(nil))
    }

    @Test("A reader that does not read is told of once, and what it costs is bounded")
    func overflow() async throws {
        let log = Events()
        let server = try await ScriptedServer(outgoingBytesMax: 100_000) { connection, _ in
            let piece = SharedBytes([UInt8](repeating: 7, count: 50_000))
            for _ in 0..<2000 { connection.send(piece) }
            connection.dropUnsent()
            connection.send(Array("too slow".utf8))
            connection.closeAfterSending()
        }
        let test = try TestLoop()
        let connection = try await connect(to: server.port, on: test, log: log)
        try await test.run { _ in
            connection.value.pauseReading()
            connection.value.send([1])
        }
        #expect(await server.events.next() == .received([1]))
        #expect(await server.events.next() == .overflowed)
        try await test.run { _ in connection.value.resumeReading() }
        let events = await log.upTo { if case .closed = $0 { true } else { false } }
        let received = bytes(events)
        #expect(received.count < 3 * 100_000)
        #expect(received.suffix(8) == Array("too slow".utf8)[...])
        #expect((received.count - 8) % 50_000 == 0)
    }

    @Test(
        "Nobody listening is an error, and so is a name that is none", arguments: ["127.0.0.1", "no.such.host.invalid"])
    func refused(host: String) async throws {
        let test = try TestLoop()
        let port = try await test.run { loop in
            let listener = try Listener(
                address: "127.0.0.1", port: 0, loop: loop, targets: [loop], outgoingBytesMax: 1
            ) { _ in }
            listener.close()
            return listener.port
        }
        let log = EventLog<TransportError?>()
        test.loop.execute { [loop = test.loop] in
            Connector.connect(host: host, port: port, loop: loop, timeout: .seconds(20), outgoingBytesMax: 1) {
                if case .failure(let error) = $0 { log.append(error) } else { log.append(nil) }
            }
        }
        let error = try #require(await log.next())
        #expect(host == "127.0.0.1" ? error == .system(111) : error == .unresolved)
    }

    @Test("A connect that takes too long is told so")
    func timeout() async throws {
        let clock = ManualClock()
        let test = try TestLoop(clock: clock.clock)
        let log = EventLog<TransportError?>()
        let answer = DispatchSemaphore(value: 0)
        let answered = EventLog<Bool>()
        let resolver = HostResolver { _ in
            answer.wait()
            answered.append(true)
            return ["127.0.0.1"]
        }
        try await test.run { loop in
            _ = Connector.connect(
                host: "slow.example", port: 9, loop: loop, timeout: .seconds(3), outgoingBytesMax: 1, resolver: resolver
            ) {
                if case .failure(let error) = $0 { log.append(error) } else { log.append(nil) }
            }
        }
        clock.advance(by: .seconds(3), waking: test.loop)
        #expect(await log.next() == .some(.timedOut))
        answer.signal()
        // The late answer changes nothing.
        #expect(await answered.next() == true)
        try await test.run { _ in log.append(nil) }
        #expect(await log.next() == .some(nil))
    }

    @Test("A cancelled connect is told once")
    func cancel() async throws {
        let test = try TestLoop()
        let log = EventLog<TransportError?>()
        try await test.run { loop in
            let connector = Connector.connect(
                host: "127.0.0.1", port: 9, loop: loop, timeout: .seconds(3), outgoingBytesMax: 1
            ) {
                if case .failure(let error) = $0 { log.append(error) } else { log.append(nil) }
            }
            connector.cancel()
            connector.cancel()
        }
        try await test.run { _ in log.append(nil) }
        #expect(await log.next() == .some(.cancelled))
        #expect(await log.next() == .some(nil))
    }

    @Test("Stopping a loop closes its connections")
    func stopCloses() async throws {
        let server = try await ScriptedServer { _, _ in }
        let log = Events()
        do {
            let test = try TestLoop()
            let connection = try await connect(to: server.port, on: test, log: log)
            try await test.run { _ in connection.value.send([1]) }
            #expect(await server.events.next() == .received([1]))
        }
        #expect(await log.next() == .closed(nil))
        #expect(await server.events.next() == .closed(.closedByPeer))
    }
}
