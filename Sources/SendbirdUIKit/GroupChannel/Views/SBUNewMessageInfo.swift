public import UIKit

/// Tells how many messages came in below what is read; a tap goes there.
@preconcurrency @MainActor
open class SBUNewMessageInfo: SBUView {
    /// The pill.
    open lazy var messageInfoButton: UIButton? = UIButton(type: .custom)
    /// Called when it is tapped.
    open var actionHandler: (() -> Void)?

    open override func setupViews() {
        super.setupViews()
        layer.cornerRadius = 18
        clipsToBounds = true
        maximumContentSizeCategory = .accessibilityMedium
        guard let messageInfoButton else { return }
        messageInfoButton.accessibilityIdentifier = "channel.newMessages"
        messageInfoButton.titleLabel?.adjustsFontForContentSizeCategory = true
        addSubview(messageInfoButton)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        guard let messageInfoButton else { return }
        messageInfoButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            messageInfoButton.topAnchor.constraint(equalTo: topAnchor),
            messageInfoButton.bottomAnchor.constraint(equalTo: bottomAnchor),
            messageInfoButton.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            messageInfoButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        messageInfoButton?.addAction(UIAction { [weak self] _ in self?.onClickNewMessageInfo() }, for: .touchUpInside)
    }

    open override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.componentTheme
        backgroundColor = theme.newMessageBackground
        messageInfoButton?.setTitleColor(theme.newMessageTintColor, for: .normal)
        messageInfoButton?.titleLabel?.font = theme.newMessageFont
    }

    /// Shows a count.
    open func updateCount(count: Int, actionHandler: (() -> Void)?) {
        if let actionHandler { self.actionHandler = actionHandler }
        messageInfoButton?.setTitle(SBUStringSet.Channel_New_Message(count), for: .normal)
    }

    /// It was tapped.
    open func onClickNewMessageInfo() { actionHandler?() }
}
