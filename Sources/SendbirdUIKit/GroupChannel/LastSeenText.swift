import SendbirdChatSDK
import UIKit

/// When the other of two was last seen, in words.
@MainActor
enum LastSeenText {
    /// The words for a time in milliseconds since 1970; nil for a time that is not known.
    static func text(_ milliseconds: Int64) -> String? {
        guard milliseconds > 0 else { return nil }
        let clock = ScreenClock.current
        let date = DateText.date(milliseconds: milliseconds)
        let minutes = Int(clock.now().timeIntervalSince(date) / 60)
        // A server whose clock is ahead dates what is read a little into the future.
        if minutes < 1 { return SBUStringSet.Channel_Header_LastSeen_Now }
        if minutes < 60 { return SBUStringSet.Channel_Header_LastSeen_Ago(SBUStringSet.Date_Min(minutes)) }
        if minutes < 24 * 60 { return SBUStringSet.Channel_Header_LastSeen_Ago(SBUStringSet.Date_Hour(minutes / 60)) }
        let days = minutes / (24 * 60)
        if days < 7 { return SBUStringSet.Channel_Header_LastSeen_Ago(SBUStringSet.Date_Day(days)) }
        return SBUStringSet.Channel_Header_LastSeen_On(
            DateText.string(date, pattern: SBUDateFormatSet.Channel.lastSeenDateFormat))
    }

    /// Up to when the other of two has read, in milliseconds since 1970; nil in a channel that is not between two.
    static func time(in channel: GroupChannel) -> Int64? {
        guard channel.memberCount == 2, !channel.isSuper, !channel.isBroadcast else { return nil }
        let own = SBUGlobals.currentUser?.userId
        let others = channel.getReadStatusAsObjects(includeAllMembers: true).filter { $0.key != own }
        return others.count == 1 ? others.first?.value.timestamp : nil
    }
}
