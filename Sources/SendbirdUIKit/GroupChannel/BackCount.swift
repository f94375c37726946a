import UIKit

/// The number beside the item that goes back: how much is unread in the other channels.
@MainActor
final class BackCount {
    private let label = UILabel()
    /// The item for the bar.
    let item: UIBarButtonItem

    init() {
        label.isAccessibilityElement = false
        label.accessibilityIdentifier = "channel.back.count"
        item = UIBarButtonItem(customView: label)
    }

    /// How much is unread elsewhere; 0 shows nothing.
    var count = 0 {
        didSet {
            guard count != oldValue else { return }
            label.text = count > 0 ? SBUStringSet.capped(count) : nil
            label.sizeToFit()
        }
    }

    /// Whether there is something to show.
    var isShown: Bool { count > 0 }

    /// What the item that goes back is called, the number included.
    var backLabel: String {
        isShown
            ? [SBUStringSet.Accessibility_Back, SBUStringSet.Accessibility_Unread(count)].joined(separator: ", ")
            : SBUStringSet.Accessibility_Back
    }

    /// Applies a theme.
    func setupStyles(_ theme: SBUChannelTheme) {
        label.font = SBUTheme.componentTheme.titleStatusFont
        label.textColor = theme.leftBarButtonTintColor
        label.sizeToFit()
    }
}
