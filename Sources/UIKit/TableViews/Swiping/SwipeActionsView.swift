internal import Foundation

/// The buttons behind a row that is moved aside.
final class SwipeActionsView: UIView {
    private static let buttonWidth: CGFloat = 80

    let configuration: UISwipeActionsConfiguration
    private let isAtRight: Bool
    private var buttons: [UIButton] = []

    /// How much of the view the row has uncovered.
    var shownWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

    init(configuration: UISwipeActionsConfiguration, isAtRight: Bool, onPress: @escaping (Int) -> Void) {
        self.configuration = configuration
        self.isAtRight = isAtRight
        super.init(frame: .zero)
        clipsToBounds = true
        for (index, action) in configuration.actions.enumerated() {
            let button = UIButton(frame: .zero)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.tintColor = .white
            button.backgroundColor = action.backgroundColor
            button.accessibilityLabel = action.title
            button.addAction(UIAction { _ in onPress(index) }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// The width at which every button has its own.
    var naturalWidth: CGFloat { CGFloat(buttons.count) * Self.buttonWidth }

    func button(at index: Int) -> UIButton? {
        buttons.indices.contains(index) ? buttons[index] : nil
    }

    /// The buttons share what is uncovered; the first one is at the edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(shownWidth, 0) / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let start = CGFloat(index) * width
            button.frame = CGRect(
                x: isAtRight ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
        }
    }
}
