/// The patterns of dates and times (Unicode TR 35, “Date Format Patterns”).
///
/// Those of the screens follow the user's region: the order of day and month,
/// and a clock of 12 or 24 hours. Each may be replaced by an app's own, which
/// counts in every region.
@preconcurrency @MainActor
public struct SBUDateFormatSet {
    /// Hours and minutes: “09:41”.
    public static var hhmm = "HH:mm"
    /// Hours and minutes by half days: “9:41 AM”.
    public static var hhmma = "h:mm a"
    /// A day of this year: “Sep 09”.
    public static var MMMdd = "MMM dd"
    /// A day of any year: “Sep 09, 2026”.
    public static var MMMddyyyy = "MMM dd, yyyy"
    /// A month: “Wed, Sep 2026”.
    public static var EMMMyyyy = "E, MMM yyyy"
    /// A day with its name: “Wed, Sep 09”.
    public static var EMMMdd = "E, MMM dd"
    /// Date and time for machines, to the minute.
    public static var yyyyMMddhhmm = "yyyyMMddHHmm"
    /// Date and time for machines, to the second.
    public static var yyyyMMddhhmmss = "yyyyMMddHHmmss"

    /// The patterns of the channel list and of titles.
    @preconcurrency @MainActor
    public class Channel {
        /// When a member was last seen.
        @SBULocalized(template: "MMMd")
        public static var lastSeenDateFormat: String
        /// The time of a last message of an earlier day of this year.
        @SBULocalized(template: "MMMd")
        public static var lastUpdatedDateFormat: String
        /// The time of a last message of an earlier year.
        @SBULocalized(template: "yMMMd")
        public static var lastUpdatedPastYearFormat: String
        /// The time of a last message of today.
        @SBULocalized(template: "jmm")
        public static var lastUpdatedTimeFormat: String
    }

    /// The patterns of messages.
    @preconcurrency @MainActor
    public class Message {
        /// The day above messages of this year.
        @SBULocalized(template: "EMMMd")
        public static var sentDateFormat: String
        /// The day above messages of an earlier year.
        @SBULocalized(template: "yMMMd")
        public static var sentDatePastYearFormat: String
        /// The time beside a message.
        @SBULocalized(template: "jmm")
        public static var sentTimeFormat: String
        /// The time beside a message in an open channel.
        @SBULocalized(template: "jmm")
        public static var sentTimeFormatInOpenChannel: String
        /// The date in the name of a file made here.
        public static var fileNameFormat = SBUDateFormatSet.yyyyMMddhhmmss
        /// The time over a file that is looked at.
        @SBULocalized(template: "jmm")
        public static var fileViewerTimeFormat: String
    }

    /// The patterns of what a search finds.
    @preconcurrency @MainActor
    public class MessageSearch {
        /// The time of a message that was found.
        @SBULocalized(template: "yMMMd")
        public static var sentTimeFormat: String
    }
}
