public import UIKit

/// The text in a bubble.
@preconcurrency @MainActor
open class SBUUserMessageTextView: SBUView {
    /// The space around the text, and the least bubble.
    public enum Metric {
        /// Beside the text, in points.
        @MainActor public static var textLeftRightMargin: CGFloat = 12
        /// Above and below the text, in points.
        @MainActor public static var textTopDownMargin: CGFloat = 8
        /// The least height of a bubble, in points.
        @MainActor public static var textMinHeight: CGFloat = 36
    }

    /// The text.
    public var text: String { label.text ?? "" }
    /// Who is told of taps on mentions and links.
    open weak var delegate: (any SBUUserMessageTextViewDelegate)?

    /// What is shown.
    private(set) var model: SBUUserMessageTextViewModel?
    let label = UILabel()
    private var widthConstraint: NSLayoutConstraint?

    /// How wide the view may be, in points.
    var widthMax: CGFloat = 244 {
        didSet {
            let margins = Metric.textLeftRightMargin * 2
            label.preferredMaxLayoutWidth = max(1, widthMax - margins)
            widthConstraint?.constant = widthMax
        }
    }

    open override func setupViews() {
        super.setupViews()
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        label.textAlignment = .natural
        // The bubble around it is the element that is read aloud.
        label.isAccessibilityElement = false
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        label.translatesAutoresizingMaskIntoConstraints = false
        let width = widthAnchor.constraint(lessThanOrEqualToConstant: widthMax)
        widthConstraint = width
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: Metric.textTopDownMargin),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metric.textTopDownMargin),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metric.textLeftRightMargin),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metric.textLeftRightMargin),
            heightAnchor.constraint(greaterThanOrEqualToConstant: Metric.textMinHeight),
            width,
        ])
    }

    /// Shows a message's text.
    open func configure(model: SBUUserMessageTextViewModel) {
        self.model = model
        label.show(model.marked)
        // By what is written, not by the app's language: lines begin where their script begins.
        switch ReadingDirection(of: model.text) {
        case .leftToRight: label.textAlignment = .left
        case .rightToLeft: label.textAlignment = .right
        case .neutral: label.textAlignment = .natural
        }
    }

    /// Tells of what is at a point, if it is a link or a mention.
    /// - Returns: Whether it is.
    func tap(at point: CGPoint) -> Bool {
        let place = convert(point, to: label)
        guard let index = label.textIndex(at: place), let target = model?.target(at: index) else { return false }
        switch target {
        case .link(let url): delegate?.userMessageTextView(self, didTapURL: url)
        case .mention(let user): delegate?.userMessageTextView(self, didTapMention: user)
        }
        return true
    }
}
