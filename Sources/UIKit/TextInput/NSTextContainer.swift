public import Foundation

/// The area that a text view sets its text in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Room at both ends of each line. 5 points unless set.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The most lines; 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// What becomes of text that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
    var didChange: (() -> Void)?
}
