import UIKit

/// The round button that goes to the newest message.
@preconcurrency @MainActor
open class SBUScrollBottomView: SBUView {
    /// Called when it is tapped.
    open var actionHandler: (() -> Void)?
    private let button = UIButton(type: .custom)

    open override func setupViews() {
        super.setupViews()
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        button.accessibilityLabel = SBUStringSet.Accessibility_Scroll_To_Bottom
        button.accessibilityIdentifier = "channel.scrollToBottom"
        addSubview(button)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        button.addAction(UIAction { [weak self] _ in self?.actionHandler?() }, for: .touchUpInside)
    }

    open override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.componentTheme
        backgroundColor = theme.scrollBottomButtonBackground
        button.tintColor = theme.scrollBottomButtonIconColor
        button.setImage(SBUIconSet.iconChevronDown.withRenderingMode(.alwaysTemplate), for: .normal)
    }
}
