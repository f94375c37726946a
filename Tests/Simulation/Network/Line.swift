import ChatTransport

@testable import SendbirdChatSDK

/// A connection with a WebSocket on it, from an app to the server.
///
/// Each end knows of the other what its side of the wire tells it: a line that is dead may look alive from either.
@MainActor
final class Line {
    private let world: World
    let socketID: SocketID
    private let events: (SocketEvent) -> Void
    private var decoder = WebSocketDecoder(role: .client, messageBytesMax: 16 << 20)
    private(set) var toServer: Pipe!  // Both are made by `init`, and call this line.
    private(set) var toApp: Pipe!
    /// The server's end; nil once the server has let it go.
    private(set) weak var serverEnd: ServerSocket?
    /// Which life of the server it belongs to.
    private let serverLife: Int
    /// Whether the app takes it for open.
    private(set) var isOpenToApp = true
    /// Called once the app takes it for closed.
    private let ended: (SocketID) -> Void

    init(
        _ world: World, socketID: SocketID, events: @escaping (SocketEvent) -> Void,
        ended: @escaping (SocketID) -> Void
    ) {
        (self.world, self.socketID, self.events, self.ended) = (world, socketID, events, ended)
        serverLife = world.server.life
        toServer = Pipe(world) { [weak self] bytes in self?.serverEnd?.received(bytes) }
        toApp = Pipe(world) { [weak self] bytes in self?.arrived(bytes) }
    }

    func connect(_ socket: ServerSocket) {
        serverEnd = socket
        socket.line = self
    }

    // MARK: - What the app does

    func send(_ text: [UInt8]) {
        guard isOpenToApp else { return }
        if serverLife != world.server.life || serverEnd == nil {
            // Whoever lives at the address now knows no such connection, and says so, if it can be reached.
            if world.server.isUp, !toServer.isCut || world.chance.oneIn(3) {
                world.time.after(world.chance.time(5...80)) { [weak self] in self?.endToApp(code: nil, "reset") }
            }
            return
        }
        toServer.send(WebSocketEncoder.frame(.text, text, mask: world.chance.bytes(4)))
    }

    /// The app closes; it hears nothing more.
    func closeByApp(code: UInt16) {
        guard isOpenToApp else { return }
        isOpenToApp = false
        toApp.cut()
        toServer.send(
            WebSocketEncoder.close(WebSocketCloseCode(rawValue: code), mask: world.chance.bytes(4)))
        toServer.finish { [weak self] in self?.serverEnd?.lost() }
    }

    // MARK: - What the server does

    /// The server sends bytes.
    func sendToApp(_ bytes: [UInt8]) { toApp.send(bytes) }

    /// The server closes after what it has sent.
    func closeByServer() {
        serverEnd = nil
        toApp.finish { [weak self] in self?.endToApp(code: nil, "closed by the other side") }
    }

    // MARK: - What the network does

    /// Nothing goes through any more.
    func cut(tellsApp: Bool, tellsServer: Bool) {
        toServer.cut()
        toApp.cut()
        if tellsApp {
            world.time.after(world.chance.time(0...200)) { [weak self] in self?.endToApp(code: nil, "cut") }
        }
        if tellsServer {
            world.time.after(world.chance.time(0...200)) { [weak self] in self?.serverEnd?.lost() }
        }
    }

    /// The process of the app is gone: its system says so to the server, where it lives.
    func appIsGone(isSilent: Bool) {
        isOpenToApp = false
        toApp.cut()
        if isSilent { toServer.cut() } else { toServer.finish { [weak self] in self?.serverEnd?.lost() } }
    }

    private func arrived(_ bytes: [UInt8]) {
        guard isOpenToApp else { return }
        bytes.withUnsafeBytes { decoder.feed($0) }
        do {
            while isOpenToApp, let event = try decoder.next() {
                switch event {
                case .text(let text): events(.text(text))
                case .close(let code, let reason): endToApp(code: code.rawValue, reason)
                case .binary, .ping, .pong: break
                }
            }
        } catch {
            world.complain("The server sent what is no WebSocket: \(error)")
        }
    }

    private func endToApp(code: UInt16?, _ reason: String) {
        guard isOpenToApp else { return }
        isOpenToApp = false
        ended(socketID)
        events(.closed(code: code, reason: reason))
    }
}
