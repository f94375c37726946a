public import Foundation
public import SendbirdChatSDK

/// Answers to small questions about channels and messages.
@preconcurrency @MainActor
public class SBUUtils: NSObject {
    /// Returns the name to show for a channel: its own, or its other members'
    /// names in one line.
    ///
    /// A channel without a name of its own follows its members: one renamed
    /// shows at once.
    public static func generateChannelName(channel: GroupChannel) -> String {
        if let name = ReadableName(channel.name)?.text, name != SBUStringSet.Channel_Name_Default,
            name != unnamedChannel
        {
            return name
        }
        let others = otherMembers(of: channel)
        guard !others.isEmpty else { return SBUStringSet.Channel_Name_No_Members }
        let names = others.map { IsolatedText.isolated(SBUUser(member: $0).refinedNickname()) }
        return names.count == 1
            ? SBUUser(member: others[0]).refinedNickname() : IsolatedText.line(names.joined(separator: ", "))
    }

    /// Returns how far an own message has come.
    public static func getReceiptState(of message: BaseMessage, in channel: GroupChannel) -> SBUMessageReceiptState {
        guard message.sendingStatus == .succeeded, !channel.isSuper, !channel.isBroadcast else { return .notUsed }
        if channel.getUnreadMemberCount(message) == 0 { return .read }
        return channel.getUndeliveredMemberCount(message) == 0 ? .delivered : .none
    }

    /// Returns how far an own message has come, by its older spelling.
    public static func getReceiptState(channel: GroupChannel, message: BaseMessage) -> SBUMessageReceiptState {
        getReceiptState(of: message, in: channel)
    }

    /// Whether a channel name says anything.
    public static func isValid(channelName: String) -> Bool {
        ReadableName(channelName) != nil
    }

    /// What the server calls a channel that was created without a name.
    private static let unnamedChannel = "Group Channel"

    /// The members but for the user of the app.
    static func otherMembers(of channel: GroupChannel) -> [Member] {
        let own = SBUGlobals.currentUser?.userId
        return channel.members.filter { $0.userId != own }
    }
}
