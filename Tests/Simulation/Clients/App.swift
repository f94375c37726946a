import Foundation

@testable import SendbirdChatSDK

/// One run of an app on a phone: a real SDK, from its start to its death.
@MainActor
final class App {
    let phone: Phone
    let world: World
    let network: VirtualNetwork
    let client: Client
    let tally: Tally
    private let delegates: DelegateSet
    private let engine: Lane
    let main: Lane
    private let ear: AppEar
    private let returns = Returning()
    var lists: [ChannelListMirror] = []
    var rooms: [RoomMirror] = []
    /// The channels that the app holds.
    private(set) var channels: [String: GroupChannel] = [:]
    /// Whether it wants a connection.
    private(set) var isWanted = false

    @MainActor
    private final class Returning {
        var bodies: [@Sendable () -> Void] = []
    }

    init(_ phone: Phone) {
        self.phone = phone
        let world = phone.world
        self.world = world
        network = VirtualNetwork(world)
        (engine, main) = (Lane(world.time), Lane(world.time))
        tally = Tally(world, name: phone.name)
        delegates = DelegateSet(
            channel: DelegateRegistry(), connection: DelegateRegistry(), userEvent: DelegateRegistry(),
            session: DelegateRegistry())
        let configuration = ClientConfiguration(
            applicationID: "app", isCachingEnabled: phone.isCaching, enablesAutoResend: true,
            cacheSizeLimit: 64 << 20, logLevel: .none, appVersion: nil, apiHost: "http://server", socketHost: nil,
            cacheDirectory: phone.folder)
        client = Client(
            configuration,
            surroundings: Self.surroundings(phone, network, engine: engine, main: main, returns),
            delegates: delegates)
        ear = AppEar(phone)
        delegates.channel.add(ear, identifier: "ear")
        delegates.connection.add(ear, identifier: "ear")
        client.postEnd(.prepare, tally.end("prepare"))
    }

    private static func surroundings(
        _ phone: Phone, _ network: VirtualNetwork, engine: Lane, main: Lane, _ returns: Returning
    ) -> Surroundings {
        let (world, time, chance) = (phone.world, phone.world.time, phone.world.chance)
        // Weak where they go around: what the engine holds must not hold the engine.
        return Surroundings(
            now: {
                MainActor.assumeIsolated { Moment(uptime: time.now, wall: time.wall + phone.clockError) }
            },
            random: { MainActor.assumeIsolated { chance.next() } },
            makeRequestID: { MainActor.assumeIsolated { phone.makeRequestID() } },
            network: network,
            schedule: { work in
                MainActor.assumeIsolated { engine.post(after: chance.time(0...2), work) }
            },
            scheduleAfter: { [weak engine] delay, work in
                MainActor.assumeIsolated {
                    time.after(delay) { engine?.post(work) }
                }
            },
            deliver: { work in
                MainActor.assumeIsolated {
                    if world.strikes(.mainBusy, oneIn: 150) { main.block(for: chance.time(50...3_000)) }
                    main.post(after: chance.time(0...3)) { MainActor.assumeIsolated(work) }
                }
            },
            watchReturns: { body in MainActor.assumeIsolated { returns.bodies.append(body) } })
    }

    // MARK: - The connection

    func connect() {
        isWanted = true
        client.connect(
            userID: phone.userID, token: nil, apiHost: nil, wsHost: nil,
            tally.value("connect") { [weak self] _, error in
                guard let self, let error else { return }
                world.tell("\(phone.name) connect failed \(error.code)")
                guard isWanted, client.connectionState == .closed else { return }
                // What an app does whose first attempt failed: it tries again.
                world.time.after(4_000) { [weak self] in
                    guard let self, !isDead, isWanted, client.connectionState == .closed else { return }
                    connect()
                }
            })
    }

    func disconnectSocket() {
        isWanted = false
        client.postEnd(.disconnectWebSocket, tally.end("disconnectWebSocket"))
    }

    /// Logs out; whoever logs in next finds nothing.
    func logOut() {
        isWanted = false
        for list in lists { list.dispose() }
        for room in rooms { room.dispose() }
        (lists, rooms, channels) = ([], [], [:])
        client.postEnd(.disconnect, tally.end("disconnect"))
    }

    /// The network is there again, or the app comes to the front.
    func tellReturn() { for body in returns.bodies { body() } }

    // MARK: - Channels

    /// Keeps a channel's object, as an app does that shows it.
    func keep(_ channel: GroupChannel) { channels[channel.channelURL] = channel }

    func forget(_ url: String) { channels[url] = nil }

    func getChannel(_ url: String) {
        client.post(
            .getChannel(url: url, mustAsk: false),
            tally.value("getChannel") { [weak self] (channel: GroupChannel?, _) in
                if let channel { self?.keep(channel) }
            }
        ) { $0.channel($1) }
    }

    func openList(_ kind: ChannelListKind) {
        let list = ChannelListMirror(self, kind)
        lists.append(list)
        list.loadMore()
    }

    func openRoom(_ channel: GroupChannel, from startingPoint: Int64 = .max) {
        let room = RoomMirror(self, channel, from: startingPoint)
        rooms.append(room)
        room.start()
    }

    // MARK: - The end

    private(set) var isDead = false

    /// The process is gone, with everything that was not on the disk.
    func die(isSilent: Bool) {
        guard !isDead else { return }
        isDead = true
        tally.close()
        engine.end()
        main.end()
        network.end(isSilent: isSilent)
        client.forgetWaiters()
        for list in lists { list.collection.delegate = nil }
        for room in rooms { room.collection.delegate = nil }
        (lists, rooms, channels) = ([], [], [:])
    }
}
