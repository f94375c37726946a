public import UIKit

/// Tells how many messages were unread when the channel was opened; a tap goes
/// to the first of them, the cross takes it away.
@preconcurrency @MainActor
open class SBUUnreadMessageInfoView: SBUView {
    /// The pill.
    open lazy var infoButton: UIButton = UIButton(type: .custom)
    /// The cross.
    open lazy var closeButton: UIButton = UIButton(type: .custom)
    /// Called when it is tapped.
    open var actionHandler: (() -> Void)?
    /// Called when the cross is tapped.
    open var closeHandler: (() -> Void)?
    private let stack = SBUStackView(axis: .horizontal, alignment: .center, spacing: 4)
    private var shownCount: Int?

    open override func setupViews() {
        super.setupViews()
        layer.cornerRadius = 18
        clipsToBounds = true
        maximumContentSizeCategory = .accessibilityMedium
        infoButton.accessibilityIdentifier = "channel.unread"
        infoButton.titleLabel?.adjustsFontForContentSizeCategory = true
        closeButton.accessibilityIdentifier = "channel.unread.close"
        closeButton.accessibilityLabel = SBUStringSet.Accessibility_Close
        stack.addArranged(infoButton, closeButton)
        addConstrained(stack)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        stack.pinEdges(to: self, insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8))
        closeButton.pinSize(28, 28)
    }

    open override func setupActions() {
        super.setupActions()
        infoButton.addAction(UIAction { [weak self] _ in self?.actionHandler?() }, for: .touchUpInside)
        closeButton.addAction(UIAction { [weak self] _ in self?.closeHandler?() }, for: .touchUpInside)
    }

    open override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.componentTheme
        backgroundColor = theme.newMessageBackground
        infoButton.setTitleColor(theme.newMessageTintColor, for: .normal)
        infoButton.titleLabel?.font = theme.newMessageFont
        closeButton.tintColor = theme.newMessageTintColor
        closeButton.setImage(SBUIconSet.iconClose.withRenderingMode(.alwaysTemplate), for: .normal)
    }

    /// Shows a count.
    open func updateCount(count: Int) {
        // It is told with every step that scrolls.
        guard shownCount != count else { return }
        shownCount = count
        infoButton.setTitle(SBUStringSet.Channel_Unread_Messages(count), for: .normal)
    }
}
