import ChatTransport
import ChatWire
import Foundation

/// The least server that one client can log in to: it answers from memory and says what it is told to.
// Unchecked: after the start its state is touched on the loop's thread only.
final class CannedServer: @unchecked Sendable {
    static let channelURL = "chan_bench"

    private var loop: EventLoop?
    private var listener: Listener?
    private var socket: CannedSocket?
    private var channel = WireChannel(channelURL: channelURL, createdAt: 1, memberCount: 2, joinedMemberCount: 2)
    private var position: Int64 = 0
    private var lastID: Int64 = 0

    func start() throws -> UInt16 {
        let loop = try EventLoop(name: "canned-server")
        self.loop = loop
        channel.members = ["ana", "bo"].map { WireMember(user: WireUser(userID: $0)) }
        channel.my = WireMembership(state: .joined)
        loop.start()
        let ready = DispatchSemaphore(value: 0)
        // Written before the signal, read after it.
        nonisolated(unsafe) var result: Result<UInt16, any Error> = .success(0)
        loop.execute {
            result = Result {
                let listener = try Listener(
                    address: "127.0.0.1", port: 0, loop: loop, targets: [loop], outgoingBytesMax: .max
                ) { connection in
                    connection.setHandler(CannedConnection(server: self))
                }
                self.listener = listener
                return listener.port
            }
            ready.signal()
        }
        ready.wait()
        return try result.get()
    }

    /// Tells so many new messages of another user.
    func tellNew(_ count: Int) {
        loop?.execute {
            for _ in 0..<count {
                self.lastID += 1
                self.channel.messageNumber += 1
                let message = WireMessage(
                    messageID: self.lastID, channelURL: Self.channelURL,
                    sender: WireSender(userID: "bo", nickname: "Bo Lindqvist"),
                    message: "Message \(self.lastID): shall we meet at four by the old bridge?",
                    createdAt: 1_000 + self.lastID, seq: self.channel.seq + 1, number: self.channel.messageNumber)
                self.channel.lastMessage = message
                self.tell(.messageNew(message))
            }
        }
    }

    /// Tells so many edits of the last message.
    func tellEdits(_ count: Int) {
        loop?.execute {
            for number in 0..<count {
                guard var message = self.channel.lastMessage else { return }
                message.message = "Edit \(number): no, rather at five by the new one."
                message.seq = self.channel.seq + 1
                self.channel.lastMessage = message
                self.tell(.messageUpdated(message))
            }
        }
    }

    /// Begins anew, for the next client.
    func forget() {
        loop?.execute {
            self.channel.seq = 0
            self.channel.messageNumber = 0
            self.channel.lastMessage = nil
            self.position = 0
            self.lastID = 0
        }
    }

    private func tell(_ body: EventBody) {
        channel.seq += 1
        position += 1
        let event = WireEvent(channelURL: Self.channelURL, seq: channel.seq, position: position, body: body)
        if let bytes = try? event.jsonBytes() { socket?.send(bytes) }
    }

    func attach(_ socket: CannedSocket) { self.socket = socket }

    /// The answer to a GET.
    func answer(path: String) -> [UInt8] {
        let data: Data?
        if path.hasSuffix("/messages") {
            data = try? JSONEncoder().encode(
                MessagePage(messages: [], hasPrevious: false, hasNext: false, channelSeq: channel.seq))
        } else {
            data = try? JSONEncoder().encode(channel)
        }
        return [UInt8](data ?? Data())
    }

    /// The reply to a request.
    func reply(to text: [UInt8]) -> [UInt8] {
        guard let head = try? JSONDecoder().decode(FrameHead.self, from: Data(text)), let id = head.id else {
            return []
        }
        let data: Data?
        if head.method == Login.name {
            let login = Login.Result(
                user: WireUser(userID: "ana"), sessionKey: "key", sessionExpiresAt: .max, serverTime: 1,
                serverVersion: "bench", userSeq: 0, position: position, heartbeatMilliseconds: 60_000,
                idleTimeoutMilliseconds: 120_000, limits: .standard)
            data = try? JSONEncoder().encode(ReplyFrame(id: id, result: login))
        } else {
            data = try? JSONEncoder().encode(ReplyFrame(id: id, result: Empty()))
        }
        return [UInt8](data ?? Data())
    }
}
