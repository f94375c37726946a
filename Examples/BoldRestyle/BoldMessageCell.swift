import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// A message as a line of a log: a bar in the sender's colour, a heading, the
/// text, always from the leading edge.
final class BoldMessageCell: SBUUserMessageCell {
    private let bar = UIView()
    private let heading = BoldLabel()

    override func setupViews() {
        super.setupViews()
        heading.font = Neon.mono(12, .bold)
        heading.insets = UIEdgeInsets(top: 4, left: 12, bottom: 0, right: 12)
        heading.isAccessibilityElement = false
        mainContainerView.insertArrangedSubview(heading, at: 0)
        mainContainerView.layer.cornerRadius = 0
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.widthAnchor.constraint(equalToConstant: 4).isActive = true
    }

    override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        let isOwn = configuration.messagePosition == .right
        let color = isOwn ? Neon.lime : Neon.color(for: configuration.message.sender?.userId ?? "")
        let name = configuration.message.sender.map { SBUUser(sender: $0).refinedNickname() } ?? ""
        heading.text = isOwn ? "YOU" : name.uppercased()
        heading.textColor = color
        bar.backgroundColor = color
    }

    /// Bar and text from the leading edge, whoever writes; the state after them.
    override func updateContentsPosition() {
        for view in contentHStackView.arrangedSubviews { view.removeFromSuperview() }
        contentHStackView.alignment = .fill
        contentHStackView.spacing = 0
        for view in [bar, mainContainerView, messageSpacing, stateView] as [UIView] {
            contentHStackView.addArrangedSubview(view)
        }
    }

    /// The heading stands over the first of several.
    override func setMessageGrouping() {
        userNameStackView.isHidden = true
        stateView.isHidden = false
        heading.isHidden = groupPosition == .middle || groupPosition == .bottom
    }
}
