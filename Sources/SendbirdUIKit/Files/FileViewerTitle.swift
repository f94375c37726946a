import Foundation
import SendbirdChatSDK
import UIKit

/// Who sent a picture, and when; or, of one without a sender, its name.
@MainActor
final class FileViewerTitle: UIView {
    let nameLabel = UILabel()
    let timeLabel = UILabel()

    init(_ message: FileMessage) {
        super.init(frame: .zero)
        let name = message.sender.map { SBUUser(sender: $0).refinedNickname() }
        nameLabel.text = name ?? FileText.name(message)
        timeLabel.text = [FileText.name(message), DateText.messageTime(message.createdAt)].joined(separator: " · ")
        let stack = SBUStackView(axis: .vertical, alignment: .center, spacing: 0)
        stack.addArranged(nameLabel, timeLabel)
        for label in [nameLabel, timeLabel] {
            label.textAlignment = .center
            label.lineBreakMode = .byTruncatingMiddle
        }
        addConstrained(stack)
        stack.pinEdges(to: self)
        setupStyles()
    }

    @available(*, unavailable, message: "Made in code")
    required init?(coder: NSCoder) { nil }

    func setupStyles() {
        let theme = SBUTheme.componentTheme
        nameLabel.font = theme.titleFont.forBarTitle
        nameLabel.textColor = theme.titleColor
        timeLabel.font = theme.titleStatusFont.forBarStatus
        timeLabel.textColor = theme.titleStatusColor
    }
}
