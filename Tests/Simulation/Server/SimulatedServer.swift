import ChatTransport
import ChatWire
import FaultyDisk
import Foundation
import SQLite

@testable import ChatServer
@testable import SendbirdChatSDK

/// The server: the real service over a disk that may lose power, driven step by step, from one life to the next.
@MainActor
final class SimulatedServer {
    private let world: World
    private let disk: FaultyDisk
    private let path: String
    private var service: ChatService?
    private var edge: SimulatedEdge?
    private var lanes: [ServiceWorkers.Worker: Lane] = [:]
    private var apiToken = ""
    /// How far its clock is off, in milliseconds.
    private var clockError: Int64 = 0
    /// The number of its life.
    private(set) var life = 0
    /// Who of the service's workers is at work.
    private(set) var runningWorker: ServiceWorkers.Worker?
    /// Whether the next cut of the disk stands for a loss of power or for a kill.
    private var cutIsPowerLoss = false

    var isUp: Bool { edge != nil }
    var wall: Int64 { world.time.wall + clockError }

    init(_ world: World, disk: FaultyDisk) throws {
        (self.world, self.disk) = (world, disk)
        path = world.folder.appendingPathComponent("roost.sqlite").path
        disk.beginAnew()
        let service = try start()
        apiToken = try Administration(service).createApplication("app")
    }

    // MARK: - Lives

    @discardableResult
    func start() throws -> ChatService {
        life += 1
        for worker in ServiceWorkers.Worker.allCases { lanes[worker] = Lane(world.time) }
        var environment = ServiceEnvironment(
            now: { MainActor.assumeIsolated { self.wall } },
            randomBytes: { count in MainActor.assumeIsolated { self.world.chance.bytes(count) } },
            onFault: { fault in MainActor.assumeIsolated { self.faulted(fault) } }, fileSystem: disk.name)
        environment.clock = LoopClock {
            MainActor.assumeIsolated { LoopInstant(nanoseconds: UInt64(self.world.time.now) * 1_000_000) }
        }
        let own = life
        environment.workers = .driven { worker, step in
            MainActor.assumeIsolated { self.post(step, to: worker, life: own) }
        }
        var configuration = ServiceConfiguration()
        configuration.diskReserveBytes = 0
        let service = try ChatService(path: path, configuration: configuration, environment: environment)
        let edge = SimulatedEdge(world, service)
        service.setDeliverySink { deliveries in MainActor.assumeIsolated { edge.deliver(deliveries) } }
        (self.service, self.edge) = (service, edge)
        tick(life: own)
        return service
    }

    private func post(_ step: @escaping () -> Void, to worker: ServiceWorkers.Worker, life: Int) {
        var delay = world.chance.time(0...4)
        if worker == .writer, world.strikes(.diskSlow, oneIn: 100) { delay += world.chance.time(50...4_000) }
        lanes[worker]?.post(after: delay) { [weak self] in
            guard let self, self.life == life, isUp else { return }
            runningWorker = worker
            step()
            runningWorker = nil
            if disk.isCut { die() }
        }
    }

    private func faulted(_ fault: any Error) {
        // A disk without power refuses everything.
        if !disk.isCut { world.complain("The server reported a fault: \(fault)") }
    }

    /// What is done by the clock.
    private func tick(life: Int) {
        world.time.after(3_000) { [weak self] in
            guard let self, self.life == life, let service else { return }
            service.liftRestrictions()
            service.doDueWork()
            tick(life: life)
        }
    }

    /// Ends this life: at once, or in the middle of one of the next writes.
    func kill(losesPower: Bool, afterWrites: Int) {
        guard isUp else { return }
        world.note(losesPower ? .powerLost : .serverKilled)
        cutIsPowerLoss = losesPower
        disk.cut(after: afterWrites)
        if afterWrites == 0 { die() }
    }

    private func die() {
        guard let service, let edge else { return }
        let lines = edge.die()
        self.edge = nil
        self.service = nil
        disk.cut(after: 0)
        service.close()
        for lane in lanes.values { lane.end() }
        runningWorker = nil
        if cutIsPowerLoss, !disk.survive(seed: world.chance.next()) { world.complain("The disk could not be left.") }
        disk.beginAnew()
        for line in lines {
            // A machine that goes says nothing to anyone; a process's system does, where it gets through.
            if !cutIsPowerLoss, !world.chance.oneIn(4) { line.cut(tellsApp: true, tellsServer: false) }
        }
        world.time.after(world.chance.time(100...6_000)) { [weak self] in self?.restart() }
    }

    private func restart() {
        guard !isUp else { return }
        if world.strikes(.serverClockSet, oneIn: 3) { clockError += world.chance.time(-20_000...20_000) }
        do {
            try start()
            world.tell("server \(life)")
        } catch {
            world.complain("The server did not start again: \(error)")
        }
    }

    /// Ends it for good, as a stop does.
    func close() {
        service?.close()
        _ = edge?.die()
        (service, edge) = (nil, nil)
        life += 1
        disk.beginAnew()
    }

    // MARK: - Requests

    func accept(_ line: Line) { edge?.accept(line) }

    /// Carries a call out; nil where the server dies before it answers.
    func handle(_ call: HTTPCall, answer: @escaping (APIResponse?) -> Void) {
        guard let edge else { return answer(nil) }
        let target = call.url.components(separatedBy: "http://server").last ?? ""
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        var request = APIRequest(
            method: call.method, path: parts.first ?? "", query: parts.count > 1 ? parts[1] : "",
            sessionKey: call.headers[WireProtocol.sessionKeyHeader], contentType: call.headers["Content-Type"],
            body: call.body ?? [])
        if request.sessionKey == nil { request.apiToken = apiToken }
        world.tell("http \(call.method) \(request.path)")
        edge.handle(request) { answer($0) }
    }

    /// What the application's back end asks for.
    func askAsApplication(
        _ method: String, _ path: String, _ body: [String: Any]? = nil,
        answer: @escaping (APIResponse?) -> Void = { _ in }
    ) {
        let bytes = body.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        handle(
            HTTPCall(
                method: method, url: "http://server" + path, headers: ["Content-Type": "application/json"],
                body: bytes.map { [UInt8]($0) }, timeout: 0), answer: answer)
    }

    /// Reads the database beside the server.
    func read<Value>(_ body: (SQLite.Connection) throws -> Value) throws -> Value {
        try body(SQLite.Connection(path: path, configuration: Configuration(access: .readOnly, fileSystem: disk.name)))
    }
}
