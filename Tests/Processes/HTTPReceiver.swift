internal import Foundation
internal import Glibc
internal import Synchronization

/// An HTTP/1.1 server for tests, on loopback, that notes what comes and answers as it is told.
///
/// Written on the system's sockets alone, apart from the codecs of the house: what it understands, others understand.
public final class HTTPReceiver: Sendable {
    /// A request that came.
    public struct Request: Sendable {
        /// The method.
        public let method: String
        /// The path with its query.
        public let target: String
        /// The header fields, their names in lower case.
        public let headers: [String: String]
        /// The body.
        public let body: [UInt8]
        /// The number of the connection that brought it, from 1.
        public let connection: Int

        /// The body as text.
        public var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// What is answered.
    public enum Answer: Sendable {
        /// An answer with its length.
        case status(Int, headers: [String: String] = [:], body: String = "")
        /// These bytes, and then the end of the connection.
        case raw([UInt8])
        /// Nothing, until the other side goes.
        case silence
    }

    /// The port.
    public let port: UInt16
    /// The requests as they come.
    public let requests: AsyncStream<Request>
    private let noted: AsyncStream<Request>.Continuation
    private let listener: Int32
    private let open = Mutex<(count: Int, sockets: Set<Int32>)>((0, []))
    private let answer: @Sendable (Request) -> Answer

    /// Listens, on 127.0.0.1 or on ::1.
    public init(
        onVersion6 isVersion6: Bool = false, port: UInt16 = 0, answer: @escaping @Sendable (Request) -> Answer
    ) throws {
        self.answer = answer
        (requests, noted) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        let family = isVersion6 ? AF_INET6 : AF_INET
        let listener = socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        self.listener = listener
        var on: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var bound: Int32
        if isVersion6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            bound = Self.bind(listener, &address)
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            bound = Self.bind(listener, &address)
        }
        if bound == 0 { bound = listen(listener, 128) }
        guard bound == 0 else { throw ChildProcess.CannotStart(program: "listen", code: errno) }
        var name = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(listener, $0, &size) }
        }
        // The port stands in the same place in both families.
        self.port = UInt16(bigEndian: name.sin6_port)
        let thread = Thread { [weak self, listener] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else {
                    close(listener)
                    return
                }
                guard let self else {
                    close(connection)
                    return
                }
                serve(connection)
            }
        }
        thread.start()
    }

    deinit { stop() }

    /// How many connections were opened.
    public var connectionCount: Int { open.withLock { $0.count } }

    /// The next request.
    public func next() async -> Request? {
        var iterator = requests.makeAsyncIterator()
        return await iterator.next()
    }

    /// Stops listening and closes every connection.
    public func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        open.withLock { open in
            for socket in open.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
        }
        noted.finish()
    }

    private static func bind<Address>(_ socket: Int32, _ address: inout Address) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    private func serve(_ connection: Int32) {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let number = open.withLock { open in
            open.count += 1
            open.sockets.insert(connection)
            return open.count
        }
        let thread = Thread { [weak self] in
            var buffer: [UInt8] = []
            while let request = Self.read(connection, &buffer, number), let self {
                let answer = answer(request)
                noted.yield(request)
                guard write(answer, to: connection) else { break }
            }
            if let self { open.withLock { _ = $0.sockets.remove(connection) } }
            close(connection)
        }
        thread.start()
    }

    private func write(_ answer: Answer, to connection: Int32) -> Bool {
        switch answer {
        case .status(let status, let headers, let body):
            var head = "HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.utf8.count)\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            return Self.write(Array((head + "\r\n" + body).utf8), to: connection)
        case .raw(let bytes):
            _ = Self.write(bytes, to: connection)
            return false
        case .silence:
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
            return false
        }
    }

    private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }

    private static func read(_ connection: Int32, _ buffer: inout [UInt8], _ number: Int) -> Request? {
        func more() -> Bool {
            var piece = [UInt8](repeating: 0, count: 65_536)
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return false }
            buffer += piece.prefix(count)
            return true
        }
        let end = Array("\r\n\r\n".utf8)
        var headEnd: Int?
        while headEnd == nil {
            headEnd = buffer.firstRange(of: end)?.lowerBound
            guard headEnd != nil || more() else { return nil }
        }
        guard let headEnd else { return nil }
        let lines = String(decoding: buffer[..<headEnd], as: UTF8.self).components(separatedBy: "\r\n")
        buffer.removeFirst(headEnd + 4)
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let sides = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            headers[sides[0].lowercased()] = sides.count > 1 ? sides[1] : ""
        }
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        while buffer.count < length { guard more() else { return nil } }
        let body = Array(buffer.prefix(length))
        buffer.removeFirst(length)
        return Request(method: words[0], target: words[1], headers: headers, body: body, connection: number)
    }
}
