import ChatTransport
import ChatWire
import FaultyDisk
import Foundation
import SQLite
import Synchronization
import Testing

@testable import ChatServer

/// A service over a database file of its own, with a clock and randomness that the test owns.
final class ServiceFixture: Sendable {
    let clock: TestClock
    let recorder = Recorder()
    let service: ChatService
    let apiToken: String
    let path: String
    private let faults: FaultLog
    private let before: ServiceFixture?

    /// Faults that the service reported.
    final class FaultLog: Sendable {
        private let stored = Mutex<[String]>([])
        var all: [String] { stored.withLock { $0 } }
        func add(_ fault: String) { stored.withLock { $0.append(fault) } }
    }

    init(
        requiresToken: Bool = false, createsUsersAtLogin: Bool = true,
        configuration: ServiceConfiguration = ServiceConfiguration(), loopClock: LoopClock = .monotonic,
        disk: FaultyDisk? = nil
    ) throws {
        (clock, before) = (TestClock(), nil)
        path = try Self.temporaryFolder() + "/roost.sqlite"
        let faults = FaultLog()
        self.faults = faults
        service = try Self.open(
            path, clock: clock, faults: faults, configuration: configuration, loopClock: loopClock, disk: disk)
        apiToken = try Administration(service).createApplication(
            "app", requiresToken: requiresToken, createsUsersAtLogin: createsUsersAtLogin)
        service.setDeliverySink { [recorder] in recorder.add($0) }
    }

    /// Opens the file of another fixture anew, after its service was closed; the folder goes with the other one.
    init(reopening other: ServiceFixture) throws {
        (path, clock, apiToken, faults) = (other.path, other.clock, other.apiToken, FaultLog())
        before = other
        service = try Self.open(path, clock: clock, faults: faults)
        service.setDeliverySink { [recorder] in recorder.add($0) }
    }

    deinit {
        service.close()
        guard before == nil else { return }
        try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }

    /// A new folder of the system's choice.
    private static func temporaryFolder() throws -> String {
        var template = Array((NSTemporaryDirectory() + "roost-XXXXXX").utf8CString)
        let folder = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        return try #require(folder)
    }

    /// What was reported as a fault; empty in every test that does not provoke one.
    var reportedFaults: [String] { faults.all }

    /// Opens a service over a file; random bytes count upwards, so that keys differ and runs do not.
    static func open(
        _ path: String, clock: TestClock, faults: FaultLog = FaultLog(),
        configuration: ServiceConfiguration = ServiceConfiguration(), loopClock: LoopClock = .monotonic,
        disk: FaultyDisk? = nil
    ) throws -> ChatService {
        let counter = Mutex<UInt64>(0)
        let counterBox = CounterBox(counter)
        var environment = ServiceEnvironment(
            now: { clock.now }, randomBytes: { counterBox.bytes($0) }, onFault: { faults.add("\($0)") },
            fileSystem: disk?.name)
        environment.clock = loopClock
        return try ChatService(path: path, configuration: configuration, environment: environment)
    }

    private final class CounterBox: Sendable {
        private let counter: Mutex<UInt64>

        init(_ counter: consuming sending Mutex<UInt64>) { self.counter = counter }

        func bytes(_ count: Int) -> [UInt8] {
            let value = counter.withLock { counter in
                counter += 1
                return counter
            }
            return (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0 % 8))) ^ UInt8($0 & 0xff) }
        }
    }

    // MARK: - Sockets

    /// Logs a user in.
    func login(_ userID: String, token: String? = nil, applicationID: String = "app") async throws -> LoggedIn {
        let params = Login.Params(
            applicationID: applicationID, userID: userID, accessToken: token, sdkVersion: "test")
        let reply = await frame(try Self.encode(RequestFrame(id: 1, method: Login.name, params: params)), session: nil)
        let result: Login.Result = try Self.result(reply)
        return LoggedIn(session: try #require(reply.session), result: result)
    }

    /// A user's login.
    struct LoggedIn: Sendable {
        let session: Session
        let result: Login.Result
    }

    /// Sends a frame, and waits for the answer and for what it makes known.
    func frame(_ bytes: [UInt8], session: Session?, connection: UInt64 = 1) async -> SocketReply {
        let reply = await withCheckedContinuation { continuation in
            service.handle(frame: bytes, session: session, connection: connection) {
                continuation.resume(returning: $0)
            }
        }
        await delivered()
        return reply
    }

    /// Waits until the recorder has what was delivered: the writer answers first and delivers then, batch by batch.
    private func delivered() async {
        await withCheckedContinuation { continuation in
            service.store.write { _ in
            } completion: { _ in
                continuation.resume()
            }
        }
    }

    /// Calls a method and gives its result.
    ///
    /// - Parameter connection: The connection that it comes by; only open channels ask.
    func call<Method: SocketMethod>(
        _ method: Method.Type, _ params: Method.Params, as user: LoggedIn?, connection: UInt64 = 1
    ) async throws -> Method.Result {
        let bytes = try Self.encode(RequestFrame(id: 7, method: Method.name, params: params))
        return try Self.result(await frame(bytes, session: user?.session, connection: connection))
    }

    static func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

    /// The result in a reply; a refusal is thrown.
    static func result<Result: Codable & Sendable>(_ reply: SocketReply) throws -> Result {
        let frame = try JSONDecoder().decode(ReplyFrame<Result>.self, from: Data(reply.bytes))
        if let error = frame.error { throw error }
        return try #require(frame.result)
    }

    /// Sends a text.
    @discardableResult
    func send(_ text: String, to url: String, as user: LoggedIn, requestID: String = "", silent: Bool? = nil)
        async throws -> WireMessage
    {
        let params = SendMessage.Params(channelURL: url, requestID: requestID, message: text, isSilent: silent)
        return try await call(SendMessage.self, params, as: user).message
    }

    /// Does what the server does by its clock, and waits for what it makes known.
    func tick() async {
        await withCheckedContinuation { continuation in
            service.liftRestrictions { continuation.resume() }
        }
        await delivered()
    }

    /// Lets the database have so many pages beside those that it has, as a disk of that size would.
    func limitPages(to more: Int) async throws {
        try await withCheckedThrowingContinuation { continuation in
            service.store.write { context in
                let pages = try context.connection.queryFirst("PRAGMA page_count") { $0.integer(at: 0) } ?? 0
                try context.connection.execute("PRAGMA max_page_count = \(pages + Int64(more))")
            } completion: {
                continuation.resume(with: $0)
            }
        }
    }

    // MARK: - REST

    /// Who makes a REST call.
    enum Credentials: Sendable {
        case none
        case apiToken
        case user(LoggedIn)
    }

    /// A REST call; the path may hold a query.
    func rest(
        _ method: String, _ target: String, _ body: [String: Any] = [:], as credentials: Credentials = .apiToken
    ) async throws -> (status: Int, body: [UInt8]) {
        let parts = target.split(separator: "?", maxSplits: 1)
        let bytes = body.isEmpty ? [] : Array(try JSONSerialization.data(withJSONObject: body))
        var request = APIRequest(
            method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", body: bytes)
        switch credentials {
        case .none: break
        case .apiToken: request.apiToken = apiToken
        case .user(let user): request.sessionKey = user.result.sessionKey
        }
        let response = await response(to: request)
        return (response.status, response.body)
    }

    /// Sends a request, and waits for the answer and for what it makes known.
    func response(to request: APIRequest) async -> APIResponse {
        let response = await withCheckedContinuation { continuation in
            service.handle(request) { continuation.resume(returning: $0) }
        }
        await delivered()
        return response
    }

    /// A REST call that must succeed.
    func value<Value: Decodable>(
        _ type: Value.Type, _ method: String, _ target: String, _ body: [String: Any] = [:],
        as credentials: Credentials = .apiToken
    ) async throws -> Value {
        let (status, bytes) = try await rest(method, target, body, as: credentials)
        guard status == 200 else {
            throw try JSONDecoder().decode(RESTErrorBody.self, from: Data(bytes)).refusal
        }
        return try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// The refusal of a REST call that must fail.
    func refusal(
        _ method: String, _ target: String, _ body: [String: Any] = [:], as credentials: Credentials = .apiToken
    ) async throws -> WireError {
        let (status, bytes) = try await rest(method, target, body, as: credentials)
        try #require(status != 200)
        return try JSONDecoder().decode(RESTErrorBody.self, from: Data(bytes)).refusal
    }

    /// Makes a channel.
    func channel(_ url: String, members: [String], _ more: [String: Any] = [:], as user: LoggedIn) async throws
        -> WireChannel
    {
        var body: [String: Any] = ["user_ids": members, "channel_url": url]
        body.merge(more) { $1 }
        return try await value(WireChannel.self, "POST", "/v3/group_channels", body, as: .user(user))
    }
}
