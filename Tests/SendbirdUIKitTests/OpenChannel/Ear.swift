@testable import SendbirdChatSDK

/// Hears the messages of a device's channels.
@MainActor
final class Ear: OpenChannelDelegate {
    private(set) var texts: [String] = []
    /// The names of the files that came.
    private(set) var files: [String] = []

    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        if let file = message as? FileMessage { files.append(file.name) } else { texts.append(message.message) }
    }
}

extension RealRoom {
    /// Lets somebody hear through a person's device.
    func hear(_ ear: Ear, as id: String) {
        `as`(id) { Client.current?.delegates.channel.add(ear, identifier: "ear") }
    }
}
