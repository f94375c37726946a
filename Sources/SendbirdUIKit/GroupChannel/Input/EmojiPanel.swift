import UIKit

/// Emoji to choose from, in a grid. It stays open until it is closed or the user sends.
@MainActor
final class EmojiPanel: UIView {
    private enum Metric {
        static let cell: CGFloat = 40
        static let columns = 8
        static let rowsSeen: CGFloat = 5.5
        static let inset: CGFloat = 8
    }

    /// The ones that are written most, by kind.
    static let emoji = [
        "😀😃😄😁😆😅😂🤣🙂🙃😉😊😇🥰😍🤩😘😋😜🤪🤗🤭🤔🤨", "😐😶🙄😏😮😴😌😔😢😭😤😠🤯😳🥵🥶😱😨😰😓",
        "👍👎👏🙌🤝🙏💪👋✌️🤞👌🤙👀", "❤️🧡💛💚💙💜🖤💔💯✨🔥🎉🎊🎁🎂", "☕️🍕🍎🍞🍺🌞🌧️⛄️🌈⭐️🌍🚗🚆✈️🏠🏔️🥾📷📎📌✅❌❓❗️",
    ].joined().map(String.init)

    private let choose: (String) -> Void
    private let scrollView = UIScrollView()
    private let buttons: [UIButton]

    /// - Parameter choose: Called with each emoji that is chosen.
    init(choose: @escaping (String) -> Void) {
        self.choose = choose
        buttons = Self.emoji.map { emoji in
            let button = UIButton(type: .custom)
            button.setTitle(emoji, for: .normal)
            button.accessibilityLabel = emoji
            button.accessibilityIdentifier = "emoji.\(emoji)"
            return button
        }
        super.init(frame: .zero)
        setUp()
    }

    @available(*, unavailable, message: "Made in code")
    required init?(coder: NSCoder) { nil }

    private func setUp() {
        let theme = SBUTheme.componentTheme
        backgroundColor = theme.backgroundColor
        layer.cornerRadius = 16
        layer.borderWidth = 1
        layer.borderColor = theme.separatorColor.resolvedColor(with: traitCollection).cgColor
        clipsToBounds = true
        addConstrained(scrollView)
        scrollView.pinEdges(to: self)
        for button in buttons {
            button.titleLabel?.font = SBUFontSet.h1
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let text = button?.title(for: .normal) { self?.choose(text) }
                }, for: .touchUpInside)
            scrollView.addSubview(button)
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: Metric.cell * CGFloat(Metric.columns) + 2 * Metric.inset,
            height: Metric.cell * Metric.rowsSeen + 2 * Metric.inset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - 2 * Metric.inset
        let columns = max(1, Int(room / Metric.cell))
        let side = room / CGFloat(columns)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: Metric.inset + CGFloat(index % columns) * side,
                y: Metric.inset + CGFloat(index / columns) * Metric.cell, width: side, height: Metric.cell)
        }
        let rows = (buttons.count + columns - 1) / columns
        scrollView.contentSize = CGSize(
            width: bounds.width, height: CGFloat(rows) * Metric.cell + 2 * Metric.inset)
    }
}
