import ChatTransport
import ChatWire

@testable import ChatServer

/// What stands between the network and the service in one life of a server: the edge's part, on one loop.
///
/// The edge itself is threads over descriptors of the system; its rules are kept here: a socket is registered in the
/// turn of its login's reply, events leave in the order of the writer's thread, the replies of readers in any order.
@MainActor
final class SimulatedEdge {
    private let world: World
    private let service: ChatService
    private let loop: Lane
    private var sockets: [UInt64: ServerSocket] = [:]
    private var byUser: [Int64: [ServerSocket]] = [:]
    private var lastNumber: UInt64 = 0
    /// Whether the server was killed.
    private(set) var isDead = false

    init(_ world: World, _ service: ChatService) {
        (self.world, self.service) = (world, service)
        loop = Lane(world.time)
    }

    func accept(_ line: Line) {
        lastNumber += 1
        let socket = ServerSocket(number: lastNumber, edge: self, world: world)
        sockets[lastNumber] = socket
        line.connect(socket)
    }

    func handle(_ text: [UInt8], of socket: ServerSocket, reply: @escaping (SocketReply) -> Void) {
        let answers = Handed(reply)
        service.handle(frame: text, session: socket.session, connection: socket.number) { answer in
            MainActor.assumeIsolated { self.post { answers.body(answer) } }
        }
    }

    /// A closure of the main actor's that travels through code that knows no actor.
    // Unchecked: called on the main actor only.
    private struct Handed<Value>: @unchecked Sendable {
        let body: (Value) -> Void
        init(_ body: @escaping (Value) -> Void) { self.body = body }
    }

    func handle(_ request: APIRequest, answer: @escaping (APIResponse) -> Void) {
        let answers = Handed(answer)
        service.handle(request) { response in
            MainActor.assumeIsolated { self.post { answers.body(response) } }
        }
    }

    /// Runs something on the loop: what comes from the writer in its order, what comes from a reader when it comes.
    private func post(_ work: @escaping () -> Void) {
        guard !isDead else { return }
        guard world.server.runningWorker == .reader else { return loop.post(work) }
        world.time.after(world.chance.time(0...30)) { [weak self] in
            guard let self, !isDead else { return }
            loop.post(work)
        }
    }

    func deliver(_ deliveries: [Delivery]) {
        post { [weak self] in
            guard let self else { return }
            for delivery in deliveries { give(delivery) }
        }
    }

    private func give(_ delivery: Delivery) {
        let receivers: [ServerSocket] =
            switch delivery.recipients {
            case .user(let key): byUser[key] ?? []
            case .members(let list, let except):
                list.userKeys.filter { !except.contains($0) }.flatMap { byUser[$0] ?? [] }
            case .connections(let list): list.numbers.compactMap { sockets[$0] }
            }
        if let code = delivery.close {
            for socket in receivers { socket.leave(code) }
            return
        }
        guard !delivery.bytes.isEmpty else { return }
        let frame = WebSocketEncoder.frame(.text, delivery.bytes)
        for socket in receivers { socket.deliver(frame) }
    }

    func register(_ socket: ServerSocket, _ session: Session) {
        byUser[session.userKey, default: []].append(socket)
        service.noteSocket(of: session, isOpen: true)
        let surplus = (byUser[session.userKey]?.count ?? 0) - 20
        if surplus > 0 {
            for socket in byUser[session.userKey]?.prefix(surplus) ?? [] { socket.leave(.tooManyConnections) }
        }
    }

    func forget(_ socket: ServerSocket, _ session: Session?) {
        guard !isDead, sockets.removeValue(forKey: socket.number) != nil else { return }
        service.closed(connection: socket.number)
        guard let session else { return }
        byUser[session.userKey]?.removeAll { $0 === socket }
        service.noteSocket(of: session, isOpen: false)
    }

    /// The server was killed. Returns the lines that stood.
    func die() -> [Line] {
        isDead = true
        loop.end()
        let lines = sockets.sorted { $0.key < $1.key }.compactMap { $0.value.line }
        for socket in sockets.values { socket.line = nil }
        (sockets, byUser) = ([:], [:])
        return lines
    }
}
