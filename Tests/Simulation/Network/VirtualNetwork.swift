import ChatServer
import Foundation

@testable import SendbirdChatSDK

/// The network of one app: as unreliable as the world is stormy.
@MainActor
final class VirtualNetwork: ClientNetwork {
    private let world: World
    /// Whether the phone has a network.
    private(set) var isUp = true
    /// Whether a phone without a network says so at once, instead of letting one wait.
    var refusesAtOnce = false
    private var isEnded = false
    private(set) var lines: [SocketID: Line] = [:]
    private var opening: Set<SocketID> = []

    init(_ world: World) { self.world = world }

    // MARK: - What the SDK asks for

    nonisolated func open(
        _ socket: SocketID, request: SocketRequest, events: @escaping @Sendable (SocketEvent) -> Void
    ) {
        MainActor.assumeIsolated { begin(socket, events) }
    }

    nonisolated func send(_ text: [UInt8], on socket: SocketID) {
        MainActor.assumeIsolated {
            guard let line = lines[socket] else { return }
            strike(line)
            line.send(text)
        }
    }

    nonisolated func close(_ socket: SocketID, code: UInt16) {
        MainActor.assumeIsolated {
            opening.remove(socket)
            lines.removeValue(forKey: socket)?.closeByApp(code: code)
        }
    }

    nonisolated func perform(_ call: HTTPCall, answer: @escaping @Sendable (HTTPAnswer) -> Void) {
        MainActor.assumeIsolated { ask(call, answer) }
    }

    nonisolated func upload(_ id: CallID, _ call: UploadCall, events: @escaping @Sendable (UploadEvent) -> Void) {
        MainActor.assumeIsolated { world.time.after(1) { events(.answered(.failed("no uploads here"))) } }
    }

    nonisolated func cancelUpload(_ id: CallID) {}

    // MARK: - Sockets

    private func begin(_ socket: SocketID, _ events: @escaping (SocketEvent) -> Void) {
        opening.insert(socket)
        let fails = !isUp || !world.server.isUp || world.strikes(.connectFailed, oneIn: 5)
        if fails {
            // Nothing may be heard of it, as of a host that is not there.
            if !refusesAtOnce, world.chance.oneIn(3) { return }
            world.time.after(world.chance.time(1...300)) { [weak self] in
                guard let self, opening.remove(socket) != nil else { return }
                events(.closed(code: nil, reason: "refused"))
            }
            return
        }
        world.time.after(world.chance.time(5...120)) { [weak self] in
            guard let self, opening.remove(socket) != nil else { return }
            guard isUp, world.server.isUp else { return events(.closed(code: nil, reason: "reset")) }
            let line = Line(world, socketID: socket, events: events) { [weak self] in self?.lines[$0] = nil }
            lines[socket] = line
            world.server.accept(line)
            events(.opened)
        }
    }

    /// A connection may break at any time; it is looked at when something is sent on it.
    private func strike(_ line: Line) {
        if world.strikes(.cut, oneIn: 25) {
            line.cut(tellsApp: true, tellsServer: true)
        } else if world.strikes(.halfOpenToApp, oneIn: 60) {
            line.cut(tellsApp: false, tellsServer: true)
        } else if world.strikes(.halfOpenToServer, oneIn: 60) {
            line.cut(tellsApp: true, tellsServer: false)
        } else if world.strikes(.blackHole, oneIn: 80) {
            line.cut(tellsApp: false, tellsServer: false)
        }
    }

    // MARK: - Calls

    private func ask(_ call: HTTPCall, _ answer: @escaping (HTTPAnswer) -> Void) {
        let pending = PendingCall { [weak self] in if self?.isEnded == false { answer($0) } }
        let limit = world.time.now + call.timeout
        world.time.at(limit) { pending.end(.failed("timed out")) }
        let lost = !isUp || !world.server.isUp || world.strikes(.requestLost, oneIn: 15)
        if lost {
            if refusesAtOnce || world.chance.oneIn(2) {
                world.time.after(world.chance.time(1...500)) { pending.end(.failed("no connection")) }
            }
            return
        }
        // What may be carried out twice without harm may be sent twice by those in between (RFC 9110, section 9.2.2).
        let isIdempotent = call.method != "POST"
        if isIdempotent, world.strikes(.requestDoubled, oneIn: 10) { carry(call, PendingCall { _ in }) }
        carry(call, pending)
    }

    private func carry(_ call: HTTPCall, _ pending: PendingCall) {
        world.time.after(world.chance.time(1...60)) { [world] in
            guard world.server.isUp else { return pending.end(.failed("reset")) }
            let isLost = world.strikes(.answerLost, oneIn: 15)
            world.server.handle(call) { [weak self] response in
                guard let response else { return pending.end(.failed("reset")) }
                if isLost || self?.isUp == false { return }
                var delay = world.chance.time(1...60)
                if world.strikes(.answerDelayed, oneIn: 6) { delay += world.chance.time(200...9_000) }
                world.time.after(delay) {
                    pending.end(.response(status: response.status, body: response.body))
                }
            }
        }
    }

    // MARK: - What happens to the phone

    func setUp(_ isUp: Bool) {
        self.isUp = isUp
        guard !isUp else { return }
        for (_, line) in lines.sorted(by: { $0.key < $1.key }) {
            line.cut(tellsApp: world.chance.oneIn(2), tellsServer: world.chance.oneIn(2))
        }
    }

    /// The app's process is gone.
    func end(isSilent: Bool) {
        isEnded = true
        opening = []
        for (_, line) in lines.sorted(by: { $0.key < $1.key }) { line.appIsGone(isSilent: isSilent) }
        lines = [:]
    }
}
