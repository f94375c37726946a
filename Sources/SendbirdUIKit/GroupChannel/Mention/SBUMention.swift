public import UIKit

/// Somebody who is mentioned in a text, and where.
@preconcurrency @MainActor
open class SBUMention: NSObject {
    /// Where the name stands, its sign included, in UTF-16.
    public var range: NSRange
    /// Who is mentioned.
    public let user: SBUUser

    /// Makes a mention.
    public init(range: NSRange, user: SBUUser) {
        self.range = range
        self.user = user
        super.init()
    }

    /// A copy that stands so much further on.
    func moved(by offset: Int) -> SBUMention {
        SBUMention(range: NSRange(location: range.location + offset, length: range.length), user: user)
    }
}
