internal import Foundation

/// A navigation controller's view: the topmost controller's view and the bar over it.
final class NavigationContainerView: UIView {
    weak var controller: UINavigationController?
    /// Holds the controllers' views; the bar lies above it.
    let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        controller?.layOutContent()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
