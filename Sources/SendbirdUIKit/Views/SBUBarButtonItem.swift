public import UIKit

/// A button of a header, of a kind that can be replaced.
///
///     final class RoundButton: SBUBarButtonItem { … }
///     SBUGroupChannelListModule.Header.RightBarButton = RoundButton.self
///
/// The header gives a new one its action, and icon, title and label where the
/// kind did not set its own.
@preconcurrency @MainActor
open class SBUBarButtonItem: UIBarButtonItem {
    /// Creates a button that shows nothing yet.
    public required override init() {
        super.init()
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
