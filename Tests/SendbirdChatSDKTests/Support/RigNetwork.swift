import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// A network between one device and the model server: it can be cut, and hold back what goes through it.
// Unchecked: touched by the test's one thread only.
final class RigNetwork: ClientNetwork, @unchecked Sendable {
    private struct Line {
        let connection: ModelServer.Connection
        let events: @Sendable (SocketEvent) -> Void
    }

    private unowned let rig: Rig
    private let server: ModelServer
    private var lines: [SocketID: Line] = [:]

    /// Whether there is a network.
    var isUp = true
    /// Whether answers to HTTP calls wait for ``releaseAnswers()``; the server has read by then.
    var holdsAnswers = false
    private var heldAnswers: [() -> Void] = []
    /// Whether frames to the device wait for ``releaseFrames()``.
    var holdsFrames = false
    private var heldFrames: [() -> Void] = []
    /// Frames to the server are dropped after as many.
    var framesUntilCut: Int?
    /// Whether uploads stop in the middle until ``releaseUploads()`` or ``breakUploads()``.
    var holdsUploads = false
    private var heldUploads: [(id: CallID, call: UploadCall, events: @Sendable (UploadEvent) -> Void)] = []
    /// The uploads that were begun, in order.
    private(set) var uploads: [UploadCall] = []
    private(set) var cancelledUploads: [CallID] = []
    /// How many sockets were opened.
    private(set) var attempts = 0

    init(rig: Rig) {
        self.rig = rig
        server = rig.server
    }

    var hasLine: Bool { !lines.isEmpty }

    private func enqueue(_ work: @escaping () -> Void) {
        rig.enqueue(work)
    }

    func open(_ socket: SocketID, request: SocketRequest, events: @escaping @Sendable (SocketEvent) -> Void) {
        attempts += 1
        guard isUp else {
            enqueue { events(.closed(code: nil, reason: "no network")) }
            return
        }
        let connection = ModelServer.Connection(
            send: { [weak self] text in self?.toDevice(socket, text) },
            close: { [weak self] code in self?.end(socket, code: code) })
        lines[socket] = Line(connection: connection, events: events)
        server.connections.append(connection)
        enqueue { events(.opened) }
    }

    private func toDevice(_ socket: SocketID, _ text: [UInt8]) {
        let work = { [weak self] in
            guard let line = self?.lines[socket] else { return }
            line.events(.text(text))
        }
        if holdsFrames { heldFrames.append(work) } else { enqueue(work) }
    }

    func send(_ text: [UInt8], on socket: SocketID) {
        enqueue { [self] in
            guard let line = lines[socket] else { return }
            if let left = framesUntilCut {
                guard left > 0 else {
                    cut()
                    return
                }
                framesUntilCut = left - 1
            }
            server.receive(text, on: line.connection)
        }
    }

    func close(_ socket: SocketID, code: UInt16) {
        guard let line = lines.removeValue(forKey: socket) else { return }
        server.connections.removeAll { $0 === line.connection }
    }

    func perform(_ call: HTTPCall, answer: @escaping @Sendable (HTTPAnswer) -> Void) {
        enqueue { [self] in
            guard isUp else {
                answer(.failed("no network"))
                return
            }
            let result = server.answer(call)
            if holdsAnswers { heldAnswers.append { answer(result) } } else { answer(result) }
        }
    }

    func upload(_ id: CallID, _ call: UploadCall, events: @escaping @Sendable (UploadEvent) -> Void) {
        enqueue { [self] in
            uploads.append(call)
            guard isUp else {
                events(.answered(.failed("no network")))
                return
            }
            events(.progress(sent: call.body.size / 2, total: call.body.size))
            if holdsUploads { heldUploads.append((id, call, events)) } else { finish(call, events) }
        }
    }

    func cancelUpload(_ id: CallID) {
        cancelledUploads.append(id)
        heldUploads.removeAll { $0.id == id }
    }

    private func finish(_ call: UploadCall, _ events: @Sendable (UploadEvent) -> Void) {
        events(.progress(sent: call.body.size, total: call.body.size))
        let bytes: [UInt8] =
            switch call.body {
            case .bytes(let bytes): bytes
            case .file(let path, _): [UInt8](FileManager.default.contents(atPath: path) ?? Data())
            }
        events(
            .answered(
                server.answer(
                    HTTPCall(method: "POST", url: call.url, headers: call.headers, body: bytes, timeout: 0))))
    }

    func releaseUploads() {
        let held = heldUploads
        (heldUploads, holdsUploads) = ([], false)
        for upload in held { enqueue { [self] in finish(upload.call, upload.events) } }
    }

    /// The network fails under the uploads that are held.
    func breakUploads() {
        let held = heldUploads
        heldUploads = []
        for upload in held { enqueue { upload.events(.answered(.failed("cut"))) } }
    }

    /// Breaks every connection; new ones can be made at once unless ``isUp`` is false.
    func cut() { for socket in Array(lines.keys) { end(socket, code: nil) } }

    private func end(_ socket: SocketID, code: UInt16?) {
        guard let line = lines.removeValue(forKey: socket) else { return }
        server.connections.removeAll { $0 === line.connection }
        enqueue { line.events(.closed(code: code, reason: "cut")) }
    }

    func releaseAnswers() {
        let held = heldAnswers
        (heldAnswers, holdsAnswers) = ([], false)
        for work in held { enqueue(work) }
    }

    func releaseFrames() {
        let held = heldFrames
        (heldFrames, holdsFrames) = ([], false)
        for work in held { enqueue(work) }
    }
}
