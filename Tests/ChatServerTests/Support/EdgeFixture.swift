import ChatTransport
import ChatWire
import Synchronization
import Testing

@testable import ChatServer

/// An edge on loopback before a service that follows a script, on a clock that the test moves.
///
/// Socket frames: `login:7` logs user 7 in, `refuse` is refused and closed as a
/// bad token is, `hold` is answered when the test says so, `number` by the
/// socket's number, anything else comes back as it is. REST: `/v3/denied` is 401, `/v3/hold` is held, anything else
/// tells what arrived.
final class EdgeFixture: Sendable {
    let edge: Edge
    let port: UInt16
    let clock = HandClock()
    private let script: Script
    /// The numbers of the sockets with a session that are gone.
    let gone = Gone()

    /// Numbers as they come.
    final class Gone: Sendable {
        let numbers: AsyncStream<UInt64>
        private let continuation: AsyncStream<UInt64>.Continuation

        init() { (numbers, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded) }

        func add(_ number: UInt64) { continuation.yield(number) }
    }

    /// The service's state, behind a lock.
    final class Script: Sendable {
        private let held = Mutex<[@Sendable () -> Void]>([])
        private let arrivals: AsyncStream<Void>
        private let arrived: AsyncStream<Void>.Continuation

        init() { (arrivals, arrived) = AsyncStream.makeStream(bufferingPolicy: .unbounded) }

        func hold(_ answer: @escaping @Sendable () -> Void) {
            held.withLock { $0.append(answer) }
            arrived.yield()
        }

        var heldCount: Int { held.withLock { $0.count } }

        func release() {
            let answers = held.withLock { held in
                defer { held = [] }
                return held
            }
            for answer in answers { answer() }
        }

        /// Waits until so many requests were held since the last wait.
        func waitUntilHeld(_ count: Int) async {
            var iterator = arrivals.makeAsyncIterator()
            for _ in 0..<count { _ = await iterator.next() }
        }
    }

    init(
        sessionMilliseconds: Int64 = 86_400_000, change: (inout EdgeConfiguration) -> Void = { _ in },
        unreadiness: @escaping @Sendable () -> String? = { nil }
    ) throws {
        var configuration = EdgeConfiguration()
        configuration.port = 0
        change(&configuration)
        let (script, clock) = (Script(), clock)
        self.script = script
        let gone = gone
        var service = EdgeService(
            rest: { request, reply in Self.answer(request, script, reply) },
            frame: { frame, session, number, reply in
                if frame == Array("number".utf8) { return reply(SocketReply(bytes: Array("\(number)".utf8))) }
                Self.answer(
                    String(decoding: frame, as: UTF8.self), session, script,
                    expiresAt: clock.milliseconds + sessionMilliseconds, reply)
            }, closed: { [gone] in gone.add($0) }, now: { clock.milliseconds })
        service.unreadiness = unreadiness
        let log = ServerLog(least: .error, now: { 0 }, write: { _ in })
        edge = try Edge(configuration: configuration, service: service, log: log, clock: clock.clock)
        port = try edge.start()
    }

    deinit { edge.stop() }

    func advance(by duration: Duration) { clock.advance(by: duration, waking: edge.loops) }

    func release() { script.release() }

    var heldCount: Int { script.heldCount }

    func waitUntilHeld(_ count: Int) async { await script.waitUntilHeld(count) }

    /// Runs a task on every loop, after which all that was posted before has happened.
    func settle() async {
        for loop in edge.loops {
            await withCheckedContinuation { continuation in
                loop.execute { continuation.resume() }
            }
        }
    }

    /// A client that is logged in as a user.
    func client(user: Int) async throws -> WireClient {
        let client = try await WireClient(port: port)
        try await client.upgrade()
        client.sendText("login:\(user)")
        _ = try await client.text()
        return client
    }

    /// Delivers texts to a user.
    func deliver(_ texts: [String], to user: Int64) {
        edge.deliver(texts.map { Delivery(recipients: .user(user), bytes: Array($0.utf8)) })
    }

    /// Delivers a text to sockets by their numbers.
    func deliver(_ text: String, toSockets numbers: [UInt64]) {
        let list = ConnectionList(numbers: numbers)
        edge.deliver([Delivery(recipients: .connections(list), bytes: Array(text.utf8))])
    }

    private static func answer(
        _ request: APIRequest, _ script: Script, _ reply: @escaping @Sendable (APIResponse) -> Void
    ) {
        let told =
            "\(request.method) \(request.path) [\(request.query)] \(request.apiToken ?? "-") "
            + "\(request.sessionKey ?? "-") \(request.contentType ?? "-") \(String(decoding: request.body, as: UTF8.self))"
        switch request.path {
        case "/v3/denied": reply(APIResponse(status: 401, json: Array("{}".utf8)))
        case "/v3/hold": script.hold { reply(APIResponse(json: Array("held".utf8))) }
        default: reply(APIResponse(json: Array(told.utf8)))
        }
    }

    private static func answer(
        _ text: String, _ session: Session?, _ script: Script, expiresAt: Int64,
        _ reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        if text == "hold" { return script.hold { reply(SocketReply(bytes: Array("held".utf8))) } }
        var answer = SocketReply(bytes: Array("\(session?.userID ?? "nobody"):\(text)".utf8))
        if text == "refuse" { answer.close = .badToken }
        if text.hasPrefix("login:"), let user = Int64(text.dropFirst(6)) {
            answer.session = Session(
                userKey: user, userID: "u\(user)", applicationKey: 1, applicationID: "app", expiresAt: expiresAt)
        }
        reply(answer)
    }
}
