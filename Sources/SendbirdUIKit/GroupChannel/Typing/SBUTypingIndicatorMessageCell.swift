import SendbirdChatSDK
import UIKit

/// Says who is typing: their pictures, and a bubble with dots that move.
@preconcurrency @MainActor
open class SBUTypingIndicatorMessageCell: SBUContentBaseMessageCell {
    private let dots = TypingDots(frame: .zero)
    private let pictures = TyperPictures(frame: .zero)

    open override func setupViews() {
        super.setupViews()
        mainContainerView.addArrangedSubview(dots)
    }

    open override func setupStyles() {
        super.setupStyles()
        dots.color = theme.timeTextColor
    }

    open override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        guard let row = configuration.message as? SBUTypingIndicatorMessage else { return }
        pictures.show(row.typers, theme: theme)
        mainContainerView.isAccessibilityElement = true
        mainContainerView.accessibilityTraits = .staticText
        mainContainerView.accessibilityLabel = SBUStringSet.typing(people: row.typers)
        mainContainerView.accessibilityIdentifier = "channel.typing"
        mainContainerView.accessibilityCustomActions = nil
    }

    open override func updateContentsPosition() {
        contentHStackView.alignment = .center
        for view in contentHStackView.arrangedSubviews { view.removeFromSuperview() }
        for view in [pictures, messageHStackView, messageSpacing] { contentHStackView.addArrangedSubview(view) }
    }

    open override func setMessageGrouping() {
        super.setMessageGrouping()
        userNameStackView.isHidden = true
        stateView.isHidden = true
    }
}
