import ChatWire
import Testing

@testable import SendbirdChatSDK

@Suite("The connection machine")
struct ConnectionMachineTests {
    private let failure = WireError(.webSocketConnectionFailed, "The connection failed: cut.")

    private func connected(retriesFirst: Bool = false) -> ConnectionMachine {
        var machine = ConnectionMachine(times: ClientTimes())
        _ = machine.connect(now: 0, retriesFirst: retriesFirst)
        _ = machine.opened(1)
        _ = machine.loggedIn(1, now: 0, heartbeat: 15_000, idleTimeout: 40_000)
        return machine
    }

    @Test("A connect call opens a socket, logs in, and is established")
    func connects() {
        var machine = ConnectionMachine(times: ClientTimes())
        #expect(machine.connect(now: 0, retriesFirst: false) == [.open(1)])
        #expect(machine.opened(1) == [.login(1)])
        #expect(
            machine.loggedIn(1, now: 5, heartbeat: 15_000, idleTimeout: 40_000)
                == [.established(isReconnection: false)])
        #expect(machine.socket == 1)
    }

    @Test("A second connect call while connecting opens nothing")
    func connectsOnce() {
        var machine = ConnectionMachine(times: ClientTimes())
        _ = machine.connect(now: 0, retriesFirst: false)
        #expect(machine.connect(now: 1, retriesFirst: false) == [])
    }

    @Test("The first attempt's failure ends it where nothing cached can be shown")
    func firstFailureEnds() {
        var machine = ConnectionMachine(times: ClientTimes())
        _ = machine.connect(now: 0, retriesFirst: false)
        #expect(
            machine.closed(1, code: nil, reason: "cut", now: 1, random: 0)
                == [.attemptFailed(failure, isRetried: false)])
        #expect(machine.state == .closed)
    }

    @Test("The first attempt's failure is retried where a cached user is shown")
    func firstFailureRetries() {
        var machine = ConnectionMachine(times: ClientTimes())
        _ = machine.connect(now: 0, retriesFirst: true)
        #expect(
            machine.closed(1, code: nil, reason: "cut", now: 1, random: 0)
                == [.attemptFailed(failure, isRetried: true)])
        #expect(machine.tick(now: machine.deadline ?? 0, random: 0) == [.open(2)])
        _ = machine.opened(2)
        #expect(
            machine.loggedIn(2, now: 9, heartbeat: 1, idleTimeout: 1) == [.established(isReconnection: true)])
    }

    @Test("A break is followed by attempts with growing waits")
    func retriesGrow() {
        var machine = connected()
        #expect(machine.closed(1, code: 1006, reason: "", now: 100, random: 0) == [.broke])
        var waits: [Int64] = []
        var now: Int64 = 100
        for attempt in 2...9 {
            let at = machine.deadline ?? 0
            waits.append(at - now)
            now = at
            #expect(machine.tick(now: now, random: 0) == [.open(SocketID(attempt))])
            _ = machine.closed(SocketID(attempt), code: nil, reason: "", now: now, random: 0)
        }
        #expect(waits == [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000])
    }

    @Test("Chance shortens a wait by less than half")
    func jitterIsBounded() {
        let backoff = Backoff(first: 500, longest: 20_000)
        for random in [0, 1, 249, 250, 99_999, UInt64.max] {
            let wait = backoff.wait(attempt: 3, random: random)
            #expect(wait > 1_000 && wait <= 2_000)
        }
        #expect(backoff.wait(attempt: .max, random: 0) == 20_000)
    }

    @Test("A call to retry does not wait for the timer, and begins the waits anew")
    func retriesNow() {
        var machine = connected()
        _ = machine.closed(1, code: nil, reason: "", now: 0, random: 0)
        #expect(machine.retryNow(now: 1) == [.open(2)])
        #expect(machine.retryNow(now: 2) == [])
    }

    @Test("A call to retry on a standing connection asks whether it stands")
    func retryPings() {
        var machine = connected()
        #expect(machine.retryNow(now: 1) == [.ping(1)])
    }

    @Test("A socket that does not open in time is given up and tried again")
    func openingTimesOut() {
        var machine = connected()
        _ = machine.closed(1, code: nil, reason: "", now: 0, random: 0)
        _ = machine.tick(now: 500, random: 0)
        let actions = machine.tick(now: 10_500, random: 0)
        #expect(actions.first == .close(2, code: 1001))
        #expect(actions.count == 2)
        #expect(machine.deadline ?? 0 > 10_500)
    }

    @Test("Silence past the idle timeout is a broken connection")
    func silenceBreaks() {
        var machine = connected()
        machine.sent(now: 39_999)
        #expect(machine.tick(now: 39_999, random: 0) == [])
        #expect(machine.tick(now: 40_000, random: 0) == [.close(1, code: 1001), .broke])
    }

    @Test("A heartbeat goes out when nothing else did")
    func heartbeats() {
        var machine = connected()
        #expect(machine.deadline == 15_000)
        #expect(machine.tick(now: 15_000, random: 0) == [.ping(1)])
        machine.heard(now: 15_001)
        machine.sent(now: 20_000)
        #expect(machine.tick(now: 34_999, random: 0) == [])
        #expect(machine.tick(now: 35_000, random: 0) == [.ping(1)])
    }

    @Test("Codes that forbid it are not followed by a reconnection", arguments: [4001, 4003, 4007] as [UInt16])
    func finalCodes(_ code: UInt16) {
        var machine = connected()
        guard case .ended(_, wasEstablished: true)? = machine.closed(1, code: code, reason: "", now: 0, random: 0).first
        else {
            Issue.record("code \(code) did not end the connection")
            return
        }
        #expect(machine.state == .closed && machine.deadline == nil)
    }

    @Test("Other codes are followed by a reconnection", arguments: [1000, 1001, 1006, 1011, 4004, 4006] as [UInt16])
    func otherCodes(_ code: UInt16) {
        var machine = connected()
        #expect(machine.closed(1, code: code, reason: "", now: 0, random: 0) == [.broke])
    }

    @Test("An expired session asks for a token, and goes on with it")
    func tokenIsAskedFor() {
        var machine = connected()
        #expect(machine.closed(1, code: 4002, reason: "", now: 0, random: 0) == [.askForToken])
        #expect(machine.tokenGiven(true, now: 5) == [.open(2)])
    }

    @Test("No token in a minute ends the session")
    func tokenTimesOut() {
        var machine = connected()
        _ = machine.closed(1, code: 4002, reason: "", now: 0, random: 0)
        #expect(machine.tick(now: 59_999, random: 0) == [])
        #expect(
            machine.tick(now: 60_000, random: 0) == [
                .ended(WireError(.sessionKeyRefreshFailed, "No new token was given."), wasEstablished: true)
            ])
    }

    @Test("A wrong token at login is final")
    func wrongTokenIsFinal() {
        var machine = ConnectionMachine(times: ClientTimes())
        _ = machine.connect(now: 0, retriesFirst: true)
        _ = machine.opened(1)
        let error = WireError(.accessTokenNotValid, "no")
        #expect(
            machine.loginRefused(1, error, now: 0, random: 0)
                == [.close(1, code: 1000), .ended(error, wasEstablished: false)])
    }

    @Test("What an old socket says changes nothing")
    func oldSocketsAreIgnored() {
        var machine = connected()
        _ = machine.closed(1, code: nil, reason: "", now: 0, random: 0)
        _ = machine.tick(now: 500, random: 0)
        let before = machine
        #expect(machine.opened(1) == [])
        #expect(machine.closed(1, code: 4001, reason: "", now: 1, random: 0) == [])
        #expect(machine.loggedIn(1, now: 1, heartbeat: 1, idleTimeout: 1) == [])
        #expect(machine.loginRefused(1, failure, now: 1, random: 0) == [])
        #expect(machine == before)
    }

    @Test("After a call to disconnect nothing happens by itself")
    func disconnectIsFinal() {
        var machine = connected()
        #expect(machine.disconnect() == [.close(1, code: 1000)])
        #expect(machine.closed(1, code: nil, reason: "", now: 1, random: 0) == [])
        #expect(machine.tick(now: .max, random: 0) == [])
        #expect(machine.retryNow(now: 2) == [])
    }
}
