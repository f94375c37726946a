import Foundation

@testable import SendbirdChatSDK

/// One thing that somebody does with an app.
@MainActor
struct AppAction {
    let world: World
    let phone: Phone
    let app: App
    private var chance: Chance { world.chance }
    private var tally: Tally { app.tally }

    init(world: World, phone: Phone, app: App) { (self.world, self.phone, self.app) = (world, phone, app) }

    /// Does what a number of 0 to 99 stands for.
    func perform(_ dice: Int, on channel: GroupChannel?) {
        world.tell("\(phone.name) does \(dice) on \(channel?.channelURL ?? "-")")
        switch dice {
        case 0..<7: openOrClose(dice, channel)
        case 7..<12: session(dice)
        case 12..<17: page()
        case 17: createChannel()
        case 18: rename()
        default: if let channel { perform(dice, in: channel) } else { lookAround() }
        }
    }

    private func perform(_ dice: Int, in channel: GroupChannel) {
        switch dice {
        case 19..<52: send(in: channel)
        case 52..<58: edit(in: channel)
        case 58..<63: delete(in: channel)
        case 63..<70: channel.markAsRead(completionHandler: tally.end("markAsRead"))
        case 70..<73: chance.oneIn(2) ? channel.startTyping() : channel.endTyping()
        case 73..<76: resendOrDrop(in: channel)
        case 76..<79:
            channel.inviteUserIds([chance.pick(Storm.users) ?? ""], completionHandler: tally.end("invite"))
        case 79..<81: channel.leave(completionHandler: tally.end("leave"))
        case 81: channel.join(completionHandler: tally.end("join"))
        case 82: channel.acceptInvitation(completionHandler: tally.end("accept"))
        case 83: channel.declineInvitation(completionHandler: tally.end("decline"))
        default: moderate(dice, channel)
        }
    }

    private func moderate(_ dice: Int, _ channel: GroupChannel) {
        let user = chance.pick(Storm.users) ?? ""
        let seconds = chance.oneIn(2) ? -1 : chance.number(1...20)
        switch dice {
        case 84..<86:
            let params = GroupChannelUpdateParams()
            params.name = chance.pick(["tea", "Zoo", "élan", "b", world.makeName("n")])
            channel.update(params: params, completionHandler: tally.value("update"))
        case 86: channel.freeze(completionHandler: tally.end("freeze"))
        case 87: channel.unfreeze(completionHandler: tally.end("unfreeze"))
        case 88:
            channel.muteUser(
                userId: user, seconds: seconds, description: nil, completionHandler: tally.end("mute"))
        case 89: channel.unmuteUser(userId: user, completionHandler: tally.end("unmute"))
        case 90:
            channel.banUser(userId: user, seconds: seconds, description: nil, completionHandler: tally.end("ban"))
        case 91: channel.unbanUser(userId: user, completionHandler: tally.end("unban"))
        case 92..<94:
            channel.hide(
                hidePreviousMessages: chance.oneIn(3), allowAutoUnhide: chance.oneIn(2),
                completionHandler: tally.end("hide"))
        case 94: channel.unhide(completionHandler: tally.end("unhide"))
        case 95: channel.resetMyHistory(completionHandler: tally.end("resetMyHistory"))
        case 96: channel.addOperators(userIds: [user], completionHandler: tally.end("addOperators"))
        case 97: channel.removeOperators(userIds: [user], completionHandler: tally.end("removeOperators"))
        case 98: if chance.oneIn(3) { channel.delete(completionHandler: tally.end("delete")) }
        default: channel.markAsDelivered(completionHandler: tally.end("markAsDelivered"))
        }
    }

    // MARK: - Messages

    private func send(in channel: GroupChannel) {
        for _ in 0..<(chance.oneIn(4) ? chance.number(2...5) : 1) { sendOne(in: channel) }
    }

    private func sendOne(in channel: GroupChannel) {
        let (text, order) = phone.makeText()
        let params = UserMessageCreateParams(message: text)
        params.data = text
        if chance.oneIn(8) {
            (params.mentionType, params.mentionedUserIds) = (.users, [chance.pick(Storm.users) ?? ""])
        }
        world.sendings[text] = Sending(channelURL: channel.channelURL, phone: phone.name, order: order)
        let world = world
        _ = channel.sendUserMessage(
            params: params,
            completionHandler: tally.value("send \(text)") { (message: UserMessage?, error: SBError?) in
                if let message {
                    world.sendings[text]?.end = .succeeded(messageID: message.messageId)
                } else {
                    world.sendings[text]?.end = .failed(code: error?.code ?? 0)
                }
            })
    }

    private func edit(in channel: GroupChannel) {
        guard let message = someMessage(in: channel) else { return }
        let params = UserMessageUpdateParams(message: world.makeName("edit-"))
        channel.updateUserMessage(
            messageId: message.messageId, params: params, completionHandler: tally.value("edit"))
    }

    private func delete(in channel: GroupChannel) {
        guard let message = someMessage(in: channel) else { return }
        channel.deleteMessage(message, completionHandler: tally.end("deleteMessage"))
    }

    private func someMessage(in channel: GroupChannel) -> BaseMessage? {
        let room = app.rooms.first { $0.url == channel.channelURL }
        return chance.pick(room?.collection.succeededMessages.suffix(6) ?? []) ?? channel.lastMessage
    }

    private func resendOrDrop(in channel: GroupChannel) {
        guard let room = app.rooms.first(where: { $0.url == channel.channelURL }) else { return }
        guard let failed = chance.pick(room.collection.failedMessages) as? UserMessage else { return }
        let text = failed.data
        world.sendings[text]?.isTouched = true
        if chance.oneIn(3) {
            room.collection.removeFailed(messages: [failed], completionHandler: tally.value("removeFailed"))
            return
        }
        let world = world
        _ = channel.resendUserMessage(
            failed,
            completionHandler: tally.value("resend \(text)") { (message: UserMessage?, _) in
                if let message { world.sendings[text]?.end = .succeeded(messageID: message.messageId) }
            })
    }

    // MARK: - Lists

    private func openOrClose(_ dice: Int, _ channel: GroupChannel?) {
        switch dice {
        case 0:
            if app.lists.count < 4 { app.openList(chance.pick(ChannelListKind.allCases) ?? .standard) }
        case 1:
            guard app.lists.count > 1, let index = chance.pick(Array(app.lists.indices)) else { return }
            app.lists.remove(at: index).dispose()
        case 2..<6:
            guard let channel, app.rooms.count < 5 else { return }
            var start = Int64.max
            if chance.oneIn(4), let last = channel.lastMessage { start = last.createdAt - chance.time(0...20_000) }
            app.openRoom(channel, from: start)
        default:
            guard let index = chance.pick(Array(app.rooms.indices)) else { return }
            app.rooms.remove(at: index).dispose()
        }
    }

    private func page() {
        if chance.oneIn(2), let list = chance.pick(app.lists), !list.isLoading { return list.loadMore() }
        guard let room = chance.pick(app.rooms), !room.isLoading else { return }
        room.load(chance.oneIn(4) ? .next : .previous)
    }

    private func lookAround() {
        if let url = chance.pick(world.urls) { app.getChannel(url) }
        if app.lists.isEmpty { app.openList(.standard) }
    }

    // MARK: - The session

    private func session(_ dice: Int) {
        switch dice {
        case 7: app.isWanted ? app.disconnectSocket() : app.connect()
        case 8: if !app.isWanted { app.connect() }
        case 9: app.tellReturn()
        case 10 where chance.oneIn(4):
            app.logOut()
            if chance.oneIn(3), let user = chance.pick(Storm.users) { phone.change(to: user) }
            let (app, chance) = (app, chance)
            world.time.after(chance.time(0...3_000)) { [weak app] in
                guard let app, !app.isDead, !app.isWanted else { return }
                app.connect()
                app.openList(.standard)
            }
        default: if app.lists.isEmpty { app.openList(.standard) }
        }
    }

    private func createChannel() {
        let url = world.makeName("made")
        world.urls.append(url)
        let params = GroupChannelCreateParams()
        params.channelURL = url
        params.name = chance.pick(["tea", "Zoo", "élan", "b"])
        params.userIds = Storm.users.filter { _ in chance.oneIn(2) }
        params.operatorUserIds = [phone.userID]
        params.isPublic = chance.oneIn(2)
        let app = app
        app.client.post(
            .createChannel(params.wire),
            tally.value("create") { [weak app] (channel: GroupChannel?, _) in
                if let channel { app?.keep(channel) }
            }
        ) { $0.channel($1) }
    }

    private func rename() {
        app.client.postEnd(.updateUser(UserUpdate(nickname: world.makeName("nick"))), tally.end("updateUser"))
    }
}
