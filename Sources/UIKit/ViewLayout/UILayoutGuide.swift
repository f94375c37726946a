public import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// Add one to a view with `addLayoutGuide(_:)` and constrain it like a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What gives the guide its place.
    enum Role {
        /// Its constraints.
        case custom
        /// The view's safe area.
        case safeArea
        /// The view's margins.
        case layoutMargins
        /// The view's margins, at most as wide as text reads well.
        case readableContent
        /// The lower edge of the safe area, above the keyboard where one is on screen.
        case keyboard
        /// The content of a scroll view, which its constraints give a size.
        case scrollContent
        /// The visible part of a scroll view.
        case scrollFrame
    }

    let role: Role
    private(set) lazy var node = LayoutNode(guide: self)

    /// The view that the guide belongs to and in whose coordinates its frame is.
    public internal(set) weak var owningView: UIView? {
        didSet { if owningView == nil, role == .custom { node.deactivateAll() } }
    }

    /// A name for logs.
    open var identifier: String = ""

    /// Creates a guide that belongs to no view yet.
    public override nonisolated init() {
        role = .custom
        super.init()
    }

    init(role: Role, owningView: UIView) {
        self.role = role
        self.owningView = owningView
        super.init()
    }

    /// The guide's rectangle in the owning view's coordinates, as of its last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch role {
        case .custom, .scrollContent: return node.solvedFrame
        case .safeArea, .layoutMargins, .readableContent, .keyboard, .scrollFrame:
            return owningView.bounds.inset(by: LayoutNode.insets(of: role, in: owningView))
        }
    }

    private func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: attribute)
    }

    private func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: attribute)
    }

    /// The edge where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}
