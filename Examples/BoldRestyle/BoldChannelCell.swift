import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// A row of the list from scratch: a card with a bar in the room's colour, and
/// unread messages as a score.
final class BoldChannelCell: SBUBaseChannelCell {
    private let card = UIView()
    private let bar = UIView()
    private let nameLabel = UILabel()
    private let lineLabel = UILabel()
    private let scoreLabel = UILabel()
    private let stack = UIStackView()

    override func setupViews() {
        super.setupViews()
        card.backgroundColor = Neon.panel
        card.layer.cornerRadius = 4
        card.clipsToBounds = true
        stack.axis = .vertical
        stack.spacing = 4
        for label in [nameLabel, lineLabel] {
            label.lineBreakMode = .byTruncatingTail
            stack.addArrangedSubview(label)
        }
        contentView.addSubview(card)
        for view in [bar, stack, scoreLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        selectionStyle = .none
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    override func setupLayouts() {
        super.setupLayouts()
        scoreLabel.setContentHuggingPriority(.required, for: .horizontal)
        scoreLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [nameLabel, lineLabel] {
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            bar.topAnchor.constraint(equalTo: card.topAnchor),
            bar.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 8),
            stack.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 14),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14),
            scoreLabel.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 12),
            scoreLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -14),
            scoreLabel.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
    }

    override func setupStyles() {
        super.setupStyles()
        backgroundColor = Neon.night
        nameLabel.font = Neon.mono(16, .bold)
        nameLabel.textColor = Neon.white
        lineLabel.font = Neon.mono(13)
        lineLabel.textColor = Neon.lilac
        scoreLabel.font = Neon.mono(26, .bold)
        scoreLabel.textColor = Neon.lime
    }

    override func configure(channel: BaseChannel) {
        super.configure(channel: channel)
        guard let channel = channel as? GroupChannel else { return }
        let name = SBUUtils.generateChannelName(channel: channel)
        nameLabel.text = name.uppercased()
        lineLabel.text = "> \(channel.lastMessage?.message ?? "…")"
        scoreLabel.text = channel.unreadMessageCount == 0 ? nil : "\(min(channel.unreadMessageCount, 999))"
        bar.backgroundColor = Neon.color(for: channel.channelURL)
        accessibilityIdentifier = "bold.\(channel.channelURL)"
        accessibilityLabel = "\(name), \(channel.unreadMessageCount) unread, \(channel.lastMessage?.message ?? "")"
    }
}
