import Foundation
import SendbirdChatSDK

/// Someone in the demo who reads, types and answers by a script.
///
/// It stands on the SDK alone, as a bot of an app would.
@MainActor
final class Peer: GroupChannelDelegate {
    private let script: PeerScript
    private let answers: String
    private let pause: (Double) async -> Void
    private var turn = 0
    private var lastSaid: UserMessage?
    /// What it is doing; the next thing waits for it, as a person does one thing at a time.
    private var doing: Task<Void, Never>?

    /// - Parameters:
    ///   - answers: the user whom it answers.
    ///   - pause: waits so many seconds.
    init(script: PeerScript, answers: String, pause: @escaping (Double) async -> Void) {
        self.script = script
        self.answers = answers
        self.pause = pause
    }

    /// Starts what the script has it begin by itself.
    func begin() {
        for beginning in script.beginnings {
            Task {
                await pause(beginning.after)
                do {
                    let channel = try await GroupChannel.getChannel(url: beginning.channel)
                    act(beginning.actions, in: channel)
                } catch {
                    Self.report(error)
                }
            }
        }
    }

    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        guard let channel = channel as? GroupChannel, message.sender?.userId == answers else { return }
        act([.wait(0.8)] + script.actions(for: message.message, turn: &turn), in: channel, reading: true)
    }

    private func act(_ actions: [PeerAction], in channel: GroupChannel, reading: Bool = false) {
        let before = doing
        doing = Task {
            await before?.value
            do {
                for (index, action) in actions.enumerated() {
                    try await act(action, in: channel)
                    // It reads before it answers, and after it had the time to.
                    if reading, index == 0 { try await channel.markAsRead() }
                }
            } catch {
                Self.report(error)
            }
        }
    }

    private func act(_ action: PeerAction, in channel: GroupChannel) async throws {
        switch action {
        case .wait(let seconds): await pause(seconds)
        case .type(let seconds):
            channel.startTyping()
            await pause(seconds)
            channel.endTyping()
        case .say(let text): lastSaid = try await channel.sendUserMessage(text)
        case .edit(let text):
            guard let said = lastSaid, said.channelURL == channel.channelURL else { return }
            lastSaid = try await channel.updateUserMessage(
                messageId: said.messageId, params: UserMessageUpdateParams(message: text))
        case .delete:
            guard let said = lastSaid, said.channelURL == channel.channelURL else { return }
            try await channel.deleteMessage(said)
            lastSaid = nil
        }
    }

    /// A peer that cannot do one thing goes on with the next.
    private static func report(_ error: any Error) {
        FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
    }
}
