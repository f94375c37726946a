import ChatTransport
import ChatWire
import Dispatch
import Foundation
import SQLite
import Requirements
import Testing

@testable import ChatServer

@Suite("The store's health", .within(minutes: 1))
struct StoreHealthTests {
    /// Holds the writer inside of a job until it is let go.
    private final class Gate: Sendable {
        private let entered = DispatchSemaphore(value: 0)
        private let opened = DispatchSemaphore(value: 0)

        func hold() {
            entered.signal()
            opened.wait()
        }

        func waitUntilHeld() async {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "gate").async { [entered] in
                    entered.wait()
                    continuation.resume()
                }
            }
        }

        func open() { opened.signal() }
    }

    @Test(
        "A writer that stands in one batch past its time makes the service unready, and ready when it goes on",
        .limit("stall-timeout"))
    func stalled() async throws {
        let clock = HandClock()
        let fixture = try ServiceFixture(loopClock: clock.clock)
        #expect(fixture.service.unreadiness() == nil)
        let gate = Gate()
        async let done: Void = withCheckedContinuation { continuation in
            fixture.service.store.write { _ in
                gate.hold()
            } completion: { _ in
                continuation.resume()
            }
        }
        await gate.waitUntilHeld()
        clock.advance(by: .seconds(10), waking: [])
        #expect(fixture.service.unreadiness() == nil)
        clock.advance(by: .milliseconds(1), waking: [])
        #expect(fixture.service.unreadiness() == "stalled")
        gate.open()
        await done
        #expect(fixture.service.unreadiness() == nil)
    }

    @Test("A full disk refuses writes by its name, makes the service unready, and is over when a write goes well")
    func fullDisk() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: ["ana"], as: ana)
        try await fixture.limitPages(to: 0)
        let big = String(repeating: "x", count: 4_000)
        var refusal: WireError?
        for number in 0..<50 where refusal == nil {
            do {
                try await fixture.send("\(number)\(big)", to: "room", as: ana)
            } catch let error as WireError {
                refusal = error
            }
        }
        #expect(refusal?.code == .serviceUnavailable && refusal?.message == "The server's disk is full.")
        #expect(refusal?.retryAfterMilliseconds == 10_000)
        #expect(fixture.service.unreadiness() == "disk full")
        #expect(fixture.service.store.health.current.failures > 0)
        // What was acknowledged is there, and reading goes on.
        let (status, _) = try await fixture.rest("GET", "/v3/group_channels/room/messages?message_ts=0&next_limit=50")
        #expect(status == 200)
        try await fixture.limitPages(to: 1_000_000)
        try await fixture.send(big, to: "room", as: ana)
        #expect(fixture.service.unreadiness() == nil)
    }

    @Test("While a disk refuses, asking whether the service is ready tries a write, so that it finds out itself")
    func probing() async throws {
        let fixture = try ServiceFixture()
        fixture.service.store.health.fail(SQLiteError(extendedCode: 10, message: "disk I/O error"))
        #expect(fixture.service.unreadiness() == "disk failing")
        _ = try await fixture.login("ana")
        #expect(fixture.service.unreadiness() == nil)
        #expect(fixture.service.store.health.current.sizes.count > 0)
    }

    @Test(
        "With less room than the reserve uploads are refused before they are read, and the service is unready",
        .limit("disk-reserve"))
    func reserve() throws {
        var configuration = ServiceConfiguration()
        configuration.diskReserveBytes = .max
        let fixture = try ServiceFixture(configuration: configuration)
        #expect(fixture.service.unreadiness() == "disk nearly full")
        var request = APIRequest(method: "POST", path: "/v3/files", query: "file_name=a", apiToken: fixture.apiToken)
        request.contentType = "application/octet-stream"
        guard case .refused(let response) = fixture.service.admitUpload(request) else {
            return #expect(Bool(false), "The upload was taken.")
        }
        #expect(response.status == 503)
        #expect(String(decoding: response.body, as: UTF8.self).contains("no room"))
    }

    @Test("Batches are counted by size and time, failed ones apart")
    func counts() {
        let clock = HandClock()
        let health = StoreHealth(clock: clock.clock)
        for jobs in [1, 3, 256, 1_025] {
            health.begin()
            clock.advance(by: .milliseconds(4), waking: [])
            health.commit(jobs: jobs)
        }
        health.begin()
        health.fail(SQLiteError(extendedCode: 13, message: "full"))
        let state = health.current
        #expect(state.sizes.counts == [1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1])
        #expect(state.sizes.sum == 1_285 && state.sizes.count == 4)
        #expect(state.batches.counts[3] == 4)
        #expect(state.failures == 1 && state.failure == .diskFull && state.began == nil)
    }

    @Test("The page of figures tells of the store, by route and by method")
    func figures() async throws {
        let fixture = try ServiceFixture()
        _ = try await fixture.login("ana")
        var page = PrometheusText()
        fixture.service.appendFigures(to: &page)
        for line in [
            "roost_store_failures_total 0", "roost_store_waiting_writes 0", "roost_ready 1",
            "roost_store_batch_requests_bucket{le=\"+Inf\"}", "roost_store_batch_seconds_count", "roost_store_bytes ",
            "roost_disk_free_bytes ",
        ] { #expect(page.text.contains("\n\(line)"), "\(line)") }
        let reply = await fixture.frame(
            Array(#"{"id":1,"method":"ping","params":{}}"#.utf8), session: nil)
        #expect(reply.operation == "ping")
        #expect(await fixture.frame(Array(#"{"id":1,"method":"evil{}"}"#.utf8), session: nil).operation.isEmpty)
        let known = await fixture.response(
            to: APIRequest(method: "GET", path: "/v3/users/ana", apiToken: fixture.apiToken))
        #expect(known.operation == "GET /v3/users/{user_id}")
        let refused = await fixture.response(to: APIRequest(method: "GET", path: "/v3/users/ana"))
        #expect(refused.status == 401 && refused.operation == "GET /v3/users/{user_id}")
        #expect(await fixture.response(to: APIRequest(method: "GET", path: "/v3/evil")).operation.isEmpty)
    }

    @Test("A commit holds as many writes as the setting says, and no more", .limit("batch"))
    func batches() async throws {
        var configuration = ServiceConfiguration()
        configuration.batchMost = 4
        let fixture = try ServiceFixture(configuration: configuration)
        let before = fixture.service.store.health.current.sizes
        let gate = Gate()
        fixture.service.store.write { _ in
            gate.hold()
        } completion: { _ in
        }
        await gate.waitUntilHeld()
        async let done: Void = withCheckedContinuation { continuation in
            for number in 0..<9 {
                fixture.service.store.write { _ in
                } completion: { _ in
                    if number == 8 { continuation.resume() }
                }
            }
        }
        while fixture.service.store.waitingCounts.writes < 9 { await Task.yield() }
        gate.open()
        await done
        // The held one alone, then four, four and the rest.
        let after = fixture.service.store.health.current.sizes
        let batches = zip(after.counts, before.counts).map { $0 - $1 }
        #expect(batches[2] == 2 && batches[3...].allSatisfy { $0 == 0 }, "\(batches)")
    }

    @Test(
        "At the limit of rows the writer keeps them in memory; at one more it drops them all, and reads them anew",
        .limit("cached-rows"))
    func cachedRows() async throws {
        var configuration = ServiceConfiguration()
        configuration.cachedRowsMost = 3
        let fixture = try ServiceFixture(configuration: configuration)
        func cached() async throws -> Int {
            try await withCheckedThrowingContinuation { continuation in
                fixture.service.store.write {
                    $0.users.count
                } completion: {
                    continuation.resume(with: $0)
                }
            }
        }
        for name in ["ana", "bo", "cy"] { _ = try await fixture.login(name) }
        #expect(try await cached() == 3)
        _ = try await fixture.login("di")
        #expect(try await cached() == 0)
        let (status, _) = try await fixture.rest("PUT", "/v3/users/ana", ["nickname": "Ana"])
        #expect(status == 200)
        #expect(try await cached() == 1)
    }
}
