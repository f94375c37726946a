import Synchronization
import Testing

@testable import ChatServer

@Suite("ServerLog")
struct ServerLogTests {
    @Test("An entry is one line of JSON, escaped; what matters less is left out")
    func entries() {
        let lines = Mutex<[String]>([])
        let log = ServerLog(least: .info, now: { 42 }) { line in
            lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
        }
        log(.debug, "left.out")
        log(.info, "server.started", ["port": .number(80), "address": .text("a\"b\n")])
        log(.error, "fault")
        #expect(
            lines.withLock { $0 } == [
                #"{"ts":42,"level":"info","event":"server.started","port":80,"address":"a\"b\n"}"# + "\n",
                #"{"ts":42,"level":"error","event":"fault"}"# + "\n",
            ])
    }
}
