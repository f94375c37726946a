import Foundation

@testable import SendbirdChatSDK

/// What people do, and what goes wrong meanwhile.
@MainActor
struct Storm {
    static let users = ["ana", "bo", "cy", "di"]

    let world: World
    private var chance: Chance { world.chance }

    /// Makes the phones and the first channels, and lets everything happen that was drawn.
    func rage(actions: Int) {
        prepare()
        world.isStormy = true
        for _ in 0..<actions {
            act()
            goWrong()
            world.time.run(until: world.time.now + chance.time(0...900))
        }
        world.isStormy = false
    }

    private func prepare() {
        world.server.askAsApplication("PUT", "/v3/users/cy/channel_invitation_preference", ["auto_accept": false])
        let owners = ["ana", "ana", "bo", "cy"] + (chance.oneIn(3) ? ["di"] : [])
        for (number, owner) in owners.enumerated() {
            let isCaching = number == 0 || !chance.oneIn(6)
            world.phones.append(Phone(world, name: "\(owner)\(number)", userID: owner, isCaching: isCaching))
        }
        for user in Self.users {
            world.server.askAsApplication("POST", "/v3/users", ["user_id": user, "nickname": user, "profile_url": ""])
        }
        world.time.run(until: world.time.now + 500)
        world.server.askAsApplication("PUT", "/v3/users/cy/channel_invitation_preference", ["auto_accept": false])
        for _ in 0..<chance.number(2...5) { makeChannelAsApplication() }
        world.time.run(until: world.time.now + 500)
        for phone in world.phones { phone.start() }
        world.time.run(until: world.time.now + 1_500)
        for phone in world.phones {
            phone.app?.openList(.standard)
            if chance.oneIn(2), let kind = chance.pick(ChannelListKind.allCases) { phone.app?.openList(kind) }
        }
        world.time.run(until: world.time.now + 500)
    }

    private func makeChannelAsApplication() {
        let url = world.makeName("chan")
        world.urls.append(url)
        let others = Self.users.filter { _ in !chance.oneIn(3) }
        world.server.askAsApplication(
            "POST", "/v3/group_channels",
            [
                "channel_url": url, "name": chance.pick(["tea", "Zoo", "élan", "b"]) ?? "", "user_ids": others,
                "operator_ids": others.prefix(2).map { $0 },
            ])
    }

    // MARK: - What people do

    private func act() {
        if chance.oneIn(10) { return actAsApplication() }
        guard let phone = chance.pick(world.phones), let app = phone.app else { return }
        let channel = chance.pick(app.channels.sorted { $0.key < $1.key }.map(\.value))
        AppAction(world: world, phone: phone, app: app).perform(chance.number(0...99), on: channel)
    }

    private func actAsApplication() {
        guard let url = chance.pick(world.urls), let user = chance.pick(Self.users) else { return }
        let path = "/v3/group_channels/\(url)"
        guard let server = world.server else { return }
        switch chance.number(0...9) {
        case 0: makeChannelAsApplication()
        case 1: server.askAsApplication("POST", path + "/invite", ["user_ids": [user]])
        case 2: server.askAsApplication("PUT", path + "/leave", ["user_ids": [user]])
        case 3:
            server.askAsApplication("PUT", "/v3/users/\(user)", ["nickname": world.makeName(user)])
        case 4: server.askAsApplication("PUT", path + "/freeze", ["freeze": chance.oneIn(2)])
        case 5:
            // More than an SDK fills in.
            guard chance.oneIn(12) else { fallthrough }
            for _ in 0..<310 { send(in: url) }
        default: for _ in 0..<chance.number(1...8) { send(in: url) }
        }
    }

    private func send(in url: String) {
        world.server.askAsApplication(
            "POST", "/v3/group_channels/\(url)/messages",
            ["message_type": "ADMM", "message": world.makeName("admin-"), "is_silent": chance.oneIn(6)])
    }

    // MARK: - What goes wrong beside the network

    private func goWrong() {
        if world.strikes(.serverKilled, oneIn: 60) { world.server.kill(losesPower: false, afterWrites: cut()) }
        if world.strikes(.powerLost, oneIn: 60) { world.server.kill(losesPower: true, afterWrites: cut()) }
        guard let phone = chance.pick(world.phones) else { return }
        if world.strikes(.appKilled, oneIn: 30) { phone.kill(dies: false) }
        if world.strikes(.phoneDied, oneIn: 60) { phone.kill(dies: true) }
        if world.strikes(.offline, oneIn: 25), let network = phone.app?.network, network.isUp {
            network.setUp(false)
            world.time.after(chance.time(200...9_000)) { [world] in
                network.setUp(true)
                if world.chance.oneIn(2) { phone.app?.tellReturn() }
            }
        }
        if world.strikes(.clockWrong, oneIn: 60) { phone.clockError += chance.time(-7_200_000...7_200_000) }
    }

    /// Whether it comes at once or in the middle of one of the next writes.
    private func cut() -> Int { chance.oneIn(3) ? 0 : chance.number(1...12) }
}
