import ChatTransport
import ChatWire

@testable import ChatServer

/// The server's end of a line: what the edge does with a socket, over bytes that a simulation carries.
@MainActor
final class ServerSocket {
    private enum Phase {
        case greeting
        case open(Session)
        case leaving
    }

    let number: UInt64
    private let edge: SimulatedEdge
    private let world: World
    private var decoder = WebSocketDecoder(role: .server, messageBytesMax: Limits.standard.frameBytes)
    private var phase = Phase.greeting
    private var requestsUnderWay = 0
    private let began: Int64
    private var lastHeard: Int64
    var line: Line?

    init(number: UInt64, edge: SimulatedEdge, world: World) {
        (self.number, self.edge, self.world) = (number, edge, world)
        began = world.time.now
        lastHeard = began
        check()
    }

    var session: Session? { if case .open(let session) = phase { session } else { nil } }

    var isGone: Bool { if case .leaving = phase { true } else { false } }

    func received(_ bytes: [UInt8]) {
        guard !isGone, !edge.isDead else { return }
        lastHeard = world.time.now
        bytes.withUnsafeBytes { decoder.feed($0) }
        process()
    }

    private func process() {
        do {
            while !isGone, requestsUnderWay < 64, let event = try decoder.next() {
                switch event {
                case .text(let text): request(text)
                case .close(let code, _): leave(CloseCode(rawValue: code.rawValue))
                case .binary, .ping, .pong: break
                }
            }
        } catch {
            world.complain("The app sent what is no WebSocket: \(error)")
        }
    }

    private func request(_ text: [UInt8]) {
        requestsUnderWay += 1
        edge.handle(text, of: self) { [weak self] reply in self?.replied(reply) }
    }

    private func replied(_ reply: SocketReply) {
        requestsUnderWay -= 1
        if isGone { return }
        line?.sendToApp(WebSocketEncoder.frame(.text, reply.bytes))
        if let session = reply.session, case .greeting = phase {
            phase = .open(session)
            edge.register(self, session)
        }
        if let code = reply.close { return leave(code) }
        process()
    }

    /// Sends an event's frame.
    func deliver(_ frame: [UInt8]) {
        guard !isGone else { return }
        if world.strikes(.tooSlow, oneIn: 150) { return leave(.tooSlow) }
        line?.sendToApp(frame)
    }

    func leave(_ code: CloseCode) {
        guard !isGone else { return }
        becomeLeaving()
        line?.sendToApp(WebSocketEncoder.close(WebSocketCloseCode(rawValue: code.rawValue)))
        line?.closeByServer()
        line = nil
    }

    /// The connection is gone.
    func lost() {
        becomeLeaving()
        line = nil
    }

    private func becomeLeaving() {
        let session = session
        phase = .leaving
        edge.forget(self, session)
    }

    /// Looks at what is due by the clock: the login, a sign of life, the end of the session.
    private func check() {
        world.time.after(5_000) { [weak self] in
            guard let self, !isGone, !edge.isDead else { return }
            switch phase {
            case .greeting where world.time.now - began >= 10_000: leave(.loginTimeout)
            case .open(let session) where session.expiresAt <= world.server.wall: leave(.sessionExpired)
            case .open where world.time.now - lastHeard >= 45_000: leave(.idle)
            case .greeting, .open, .leaving: check()
            }
        }
    }
}
