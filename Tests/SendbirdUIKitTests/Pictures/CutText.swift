@testable import SendbirdUIKit
@testable import UIKit

/// The texts of a window that cannot be read to their end.
@MainActor
struct CutText {
    /// A label that may end in an ellipsis, since the whole text is to be had elsewhere.
    private struct Exception {
        /// Where the whole text is.
        let whole: String
        let label: @MainActor (UIView) -> UILabel?
    }

    private static let exceptions = [
        Exception(whole: "in the channel") { ($0 as? SBUGroupChannelCell)?.messageLabel },
        // In the accessibility sizes both show their lines.
        Exception(whole: "in the channel's settings") { usual($0, ($0 as? SBUGroupChannelCell)?.titleLabel) },
        Exception(whole: "in the channel's settings") { usual($0, ($0 as? SBUOpenChannelCell)?.titleLabel) },
        Exception(whole: "an initial beside the name") {
            ($0 as? AvatarTile)?.subviews.lazy.compactMap { $0 as? UILabel }.first
        },
        Exception(whole: "in the channel's settings") { ($0 as? SBUChannelTitleView)?.titleLabel },
        // A bar has one line and one height; what it says of the screen is read aloud, and seen in the screen.
        Exception(whole: "read aloud") { bar($0, SBUNavigationTitleView.self) },
        Exception(whole: "on the message") { bar($0, FileViewerTitle.self) },
        Exception(whole: "in the viewer, cut in the middle so that the kind stays") {
            ($0 as? SBUCommonContentView)?.fileNameLabel
        },
    ]

    /// A label in the title of a bar.
    private static func bar(_ view: UIView, _ title: UIView.Type) -> UILabel? {
        var current = view.superview
        while let ancestor = current {
            if type(of: ancestor) == title { return view as? UILabel }
            current = ancestor.superview
        }
        return nil
    }

    private static func usual(_ view: UIView, _ label: UILabel?) -> UILabel? {
        view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? nil : label
    }

    let window: UIWindow

    /// What is wrong with each text that is cut, as a sentence.
    func faults() -> [String] {
        faults(in: window, path: [])
    }

    private func faults(in view: UIView, path: [UIView]) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let path = path + [view]
        var found: [String] = []
        if let label = view as? UILabel, let fault = fault(of: label, path: path) { found.append(fault) }
        if let field = view as? UITextField, let fault = fault(of: field, path: path) { found.append(fault) }
        return found + view.subviews.flatMap { faults(in: $0, path: path) }
    }

    private func owner(_ path: [UIView]) -> String {
        path.reversed().map { String(describing: type(of: $0)) }.first { $0.hasPrefix("SBU") } ?? "?"
    }

    private func isExcepted(_ label: UILabel, _ path: [UIView]) -> Bool {
        Self.exceptions.contains { exception in path.contains { exception.label($0) === label } }
    }

    private func fault(of field: UITextField, path: [UIView]) -> String? {
        let isEmpty = field.text?.isEmpty ?? true
        guard let text = isEmpty ? field.placeholder : field.text, let font = field.font else { return nil }
        let room = isEmpty ? field.placeholderRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
        let width = NSAttributedString(string: text, attributes: [.font: font]).size().width
        return width > room.width + 0.5 ? "\(owner(path)): “\(text)” does not fit its field" : nil
    }

    private func fault(of label: UILabel, path: [UIView]) -> String? {
        guard let text = label.text, !text.isEmpty else { return nil }
        let isExcepted = isExcepted(label, path)
        if !isExcepted, let edge = edge(around: label, path: path) {
            return "\(owner(path)): “\(text)” is cut by \(edge)"
        }
        let huge: CGFloat = 100_000
        let line = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: huge, height: huge), limitedToNumberOfLines: 1)
        let size = label.bounds.size
        guard size.height >= line.height - 1 || size.width < line.width else {
            return "\(owner(path)): “\(text)” is cut in height (\(size.height) of \(line.height))"
        }
        guard !isExcepted else { return nil }
        if label.numberOfLines == 1 {
            return line.width > size.width + 0.5 ? "\(owner(path)): “\(text)” ends in an ellipsis" : nil
        }
        let whole = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: size.width, height: huge), limitedToNumberOfLines: 0)
        return whole.height > size.height + 1 ? "\(owner(path)): “\(text)” does not show all its lines" : nil
    }

    /// What cuts a label at the side, or, where it has not been scrolled there, above or below; nil for nothing.
    private func edge(around label: UILabel, path: [UIView]) -> String? {
        var scrolls = false
        for view in path.dropLast().reversed() where view.clipsToBounds || view is UIScrollView || view === window {
            scrolls = scrolls || view is UIScrollView
            let frame = label.convert(label.bounds, to: view)
            let isCut =
                scrolls
                ? frame.minX < view.bounds.minX - 1 || frame.maxX > view.bounds.maxX + 1
                : !view.bounds.insetBy(dx: -1, dy: -1).contains(frame)
            // What lies wholly outside has been scrolled away.
            if isCut, view.bounds.intersects(frame) { return String(describing: type(of: view)) }
        }
        return nil
    }
}
