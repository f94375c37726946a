/// One direction of a connection: bytes arrive in order, late, and in pieces, until it is cut.
@MainActor
final class Pipe {
    private let world: World
    private let receive: ([UInt8]) -> Void
    private var last: Int64 = 0
    /// Nothing arrives any more.
    private(set) var isCut = false

    init(_ world: World, receive: @escaping ([UInt8]) -> Void) {
        self.world = world
        self.receive = receive
    }

    func send(_ bytes: [UInt8]) {
        guard !isCut else { return }
        var pieces = [bytes]
        if bytes.count > 1, world.strikes(.bytesSplit, oneIn: 8) {
            let middle = world.chance.number(1...bytes.count - 1)
            pieces = [Array(bytes[..<middle]), Array(bytes[middle...])]
        }
        for piece in pieces {
            var delay = world.chance.time(1...40)
            if world.strikes(.bytesDelayed, oneIn: 25) { delay += world.chance.time(100...4_000) }
            arrive(after: delay) { $0.receive(piece) }
        }
    }

    /// Something that happens on the other side after what was sent has arrived.
    func finish(_ body: @escaping () -> Void) {
        arrive(after: world.chance.time(1...40)) { _ in body() }
    }

    /// What is on its way is lost.
    func cut() { isCut = true }

    private func arrive(after delay: Int64, _ body: @escaping (Pipe) -> Void) {
        last = max(last, world.time.now + delay)
        world.time.at(last) { [weak self] in
            guard let self, !isCut else { return }
            body(self)
        }
    }
}
