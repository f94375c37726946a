import ChatWire
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Many clients of a server that is started anew")
struct ManyClientsTests {
    private struct Client {
        var machine: ConnectionMachine
        var socket: SocketID = 1
        var random: SeededGenerator

        init(seed: UInt64) {
            machine = ConnectionMachine(times: ClientTimes())
            random = SeededGenerator(seed: seed)
            _ = machine.connect(now: 0, retriesFirst: false)
            _ = machine.opened(1)
            _ = machine.loggedIn(1, now: 0, heartbeat: .max, idleTimeout: .max)
        }
    }

    @Test("Five hundred come back spread over the wait, ever later up to a limit, and all of them", .covers("C-36"))
    func spread() {
        var clients = (0..<500).map { Client(seed: UInt64($0) + 1) }
        for index in clients.indices {
            let random = clients[index].random.next()
            #expect(clients[index].machine.closed(1, code: 1001, reason: "", now: 0, random: random) == [.broke])
        }
        // The server is away for a minute: each attempt fails at once, as one does to a closed port.
        let down: Int64 = 60_000
        var rounds: [Int: [Int64]] = [:]
        var waits: [Int: [Int64]] = [:]
        var back = 0
        for index in clients.indices {
            var now: Int64 = 0
            for round in 1... {
                let at = clients[index].machine.deadline ?? 0
                rounds[round, default: []].append(at)
                waits[round, default: []].append(at - now)
                now = at
                let actions = clients[index].machine.tick(now: now, random: clients[index].random.next())
                clients[index].socket += 1
                let socket = clients[index].socket
                // Never more than one at a time.
                #expect(actions == [.open(socket)])
                guard now < down else {
                    _ = clients[index].machine.opened(socket)
                    let said = clients[index].machine.loggedIn(socket, now: now, heartbeat: .max, idleTimeout: .max)
                    #expect(said == [.established(isReconnection: true)])
                    back += 1
                    break
                }
                let random = clients[index].random.next()
                _ = clients[index].machine.closed(socket, code: nil, reason: "refused", now: now, random: random)
            }
        }
        #expect(back == 500)
        for (round, times) in rounds where times.count == 500 {
            let (first, last) = (times.min() ?? 0, times.max() ?? 0)
            let slices = Dictionary(grouping: times) { ($0 - first) * 20 / (last - first + 1) }
            // The first attempts are spread evenly; sums of several waits lie a little closer in the middle.
            #expect(slices.values.allSatisfy { $0.count <= (round == 1 ? 50 : 80) }, "round \(round)")
            let limit = min(Int64(500) << Int64(round - 1), 20_000)
            #expect(waits[round, default: []].allSatisfy { $0 > limit / 2 && $0 <= limit })
        }
        // What they wait begins anew after a time that was good.
        for index in clients.indices {
            let now: Int64 = 1_000_000
            let socket = clients[index].socket
            let random = clients[index].random.next()
            #expect(clients[index].machine.closed(socket, code: 1001, reason: "", now: now, random: random) == [.broke])
            #expect((clients[index].machine.deadline ?? 0) - now <= 500)
        }
    }
}
