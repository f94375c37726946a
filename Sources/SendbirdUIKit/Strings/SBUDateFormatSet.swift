/// The patterns of dates and times (Unicode TR 35, “Date Format Patterns”).
///
/// Each may be replaced by an app's own.
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
        public static var lastSeenDateFormat = SBUDateFormatSet.MMMdd
        /// The time of a last message of an earlier day of this year.
        public static var lastUpdatedDateFormat = SBUDateFormatSet.MMMdd
        /// The time of a last message of an earlier year.
        public static var lastUpdatedPastYearFormat = "yyyy/MM/dd"
        /// The time of a last message of today.
        public static var lastUpdatedTimeFormat = SBUDateFormatSet.hhmm
    }

    /// The patterns of messages.
    @preconcurrency @MainActor
    public class Message {
        /// The day above messages of this year.
        public static var sentDateFormat = SBUDateFormatSet.EMMMdd
        /// The day above messages of an earlier year.
        public static var sentDatePastYearFormat = SBUDateFormatSet.MMMddyyyy
        /// The time beside a message.
        public static var sentTimeFormat = SBUDateFormatSet.hhmm
        /// The time beside a message in an open channel.
        public static var sentTimeFormatInOpenChannel = SBUDateFormatSet.hhmm
        /// The date in the name of a file made here.
        public static var fileNameFormat = SBUDateFormatSet.yyyyMMddhhmmss
        /// The time over a file that is looked at.
        public static var fileViewerTimeFormat = SBUDateFormatSet.hhmm
    }
}
