internal import CGTKHost
internal import Foundation

/// One thing that assistive tools see: the application, a window, a view, or an
/// element of a view.
@MainActor
final class AccessibilityNode {
    /// What was last told of a node, so that what is new is told.
    struct Told: Equatable {
        var name: String?
        var description: String?
        var value: String?
        var text: String?
        var caret = 0
        var states: UInt32 = 0
        var children: [UInt64] = []
    }

    let id: UInt64
    private(set) weak var view: UIView?
    private(set) weak var element: UIAccessibilityElement?
    var told: Told?
    private var list: (generation: Int, nodes: [AccessibilityNode])?

    init(id: UInt64, view: UIView? = nil, element: UIAccessibilityElement? = nil) {
        self.id = id
        self.view = view
        self.element = element
    }

    private var isRoot: Bool { id == UInt64(ROOST_ACCESSIBLE_ROOT) }

    // MARK: - Tree

    /// The nodes inside, in reading order.
    var children: [AccessibilityNode] {
        let generation = AccessibilityTree.shared.generation
        if let list, list.generation == generation { return list.nodes }
        var nodes: [AccessibilityNode] = []
        if isRoot {
            nodes = UIApplication.shared.windows.map { AccessibilityTree.shared.node(of: $0) }
        } else if let view, !view.isAccessibilityLeaf {
            Self.collect(inside: view, into: &nodes)
        }
        list = (generation, nodes)
        return nodes
    }

    /// `isRow` is inside of a row, whose name holds the texts in it: those are not seen once more.
    private static func collect(inside view: UIView, into nodes: inout [AccessibilityNode], isRow: Bool = false) {
        let isRow = isRow || view.isAccessibilityCell
        if let elements = view.accessibilityElements {
            for element in elements {
                if let inner = element as? UIView { collect(inner, into: &nodes, isRow: false) }
                if let inner = element as? UIAccessibilityElement, inner.isAccessibilityElement {
                    nodes.append(AccessibilityTree.shared.node(of: inner))
                }
            }
            return
        }
        let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && !$0.accessibilityElementsHidden }
        // What is modal hides what lies beside it.
        let modal = shown.last(where: \.accessibilityViewIsModal)
        for inner in modal.map({ [$0] }) ?? shown { collect(inner, into: &nodes, isRow: isRow) }
    }

    private static func collect(_ view: UIView, into nodes: inout [AccessibilityNode], isRow: Bool) {
        if isRow, view.isPlainText { return }
        if view.isAccessibilityElement || view.isAccessibilityGroup {
            nodes.append(AccessibilityTree.shared.node(of: view))
        } else {
            collect(inside: view, into: &nodes, isRow: isRow)
        }
    }

    /// The node that holds this one; nil when it is in no window.
    var parent: AccessibilityNode? {
        if isRoot { return nil }
        if let window = view as? UIWindow {
            return UIApplication.shared.windows.contains { $0 === window } ? AccessibilityTree.shared.root : nil
        }
        var current = view?.superview ?? element?.accessibilityContainer as? UIView
        while let holder = current {
            if holder is UIWindow || holder.isAccessibilityGroup { return AccessibilityTree.shared.node(of: holder) }
            current = holder.superview
        }
        return nil
    }

    var index: Int { parent?.children.firstIndex { $0 === self } ?? -1 }

    // MARK: - What it is

    private var traits: UIAccessibilityTraits { view?.accessibilityTraits ?? element?.accessibilityTraits ?? .none }

    var kind: RoostAccessibleKind {
        if view is UIWindow { return ROOST_ACCESSIBLE_WINDOW }
        if view?.accessibilityInput != nil { return ROOST_ACCESSIBLE_TEXT }
        if isRoot || view is UITableView || view is UICollectionView { return ROOST_ACCESSIBLE_PLAIN }
        return ROOST_ACCESSIBLE_PRESSABLE
    }

    var role: RoostAccessibleRole {
        if isRoot { return ROOST_ROLE_APPLICATION }
        if let view {
            if view is UIWindow { return ROOST_ROLE_WINDOW }
            if let field = view as? UITextField {
                return field.isSecureTextEntry ? ROOST_ROLE_PASSWORD : ROOST_ROLE_ENTRY
            }
            if view is UITextView { return ROOST_ROLE_TEXT }
            if view is UITableView || view is UICollectionView { return ROOST_ROLE_LIST }
            if view is UITableViewCell || view is UICollectionViewCell { return ROOST_ROLE_LIST_ITEM }
            if view is UIProgressView || view is UIActivityIndicatorView { return ROOST_ROLE_PROGRESS }
            if view.accessibilityViewIsModal { return ROOST_ROLE_DIALOG }
        }
        if traits.contains(.toggleButton) { return ROOST_ROLE_TOGGLE }
        if traits.contains(.button) || view is UIControl { return ROOST_ROLE_BUTTON }
        if traits.contains(.link) { return ROOST_ROLE_LINK }
        if traits.contains(.header) { return ROOST_ROLE_HEADING }
        if traits.contains(.adjustable) { return ROOST_ROLE_SLIDER }
        if traits.contains(.image) { return ROOST_ROLE_IMAGE }
        if traits.contains(.staticText) { return ROOST_ROLE_LABEL }
        return ROOST_ROLE_GROUP
    }

    var states: UInt32 {
        var bits = UInt32(ROOST_STATE_ENABLED | ROOST_STATE_VISIBLE)
        if isRoot { return bits | UInt32(ROOST_STATE_SHOWING) }
        func set(_ state: Int, _ isSet: Bool) {
            if isSet { bits |= UInt32(state) } else { bits &= ~UInt32(state) }
        }
        let control = view as? UIControl
        set(ROOST_STATE_ENABLED, !traits.contains(.notEnabled) && control?.isEnabled != false)
        set(ROOST_STATE_SHOWING, window.map { $0.bounds.intersects(frame) } ?? false)
        set(ROOST_STATE_SELECTED, traits.contains(.selected) || control?.isSelected == true || isSelectedCell)
        set(ROOST_STATE_CHECKABLE, traits.contains(.toggleButton))
        set(ROOST_STATE_CHECKED, traits.contains(.toggleButton) && value == "1")
        if let window = view as? UIWindow {
            set(ROOST_STATE_ACTIVE, window.isActive)
            set(ROOST_STATE_SHOWING, !window.isHidden)
        }
        if let view, view.accessibilityInput != nil {
            set(ROOST_STATE_FOCUSABLE, true)
            set(ROOST_STATE_FOCUSED, view.isFirstResponder)
            set(ROOST_STATE_EDITABLE, (view as? UITextView)?.isEditable ?? (control?.isEnabled == true))
            set(ROOST_STATE_MULTI_LINE, view is UITextView)
            set(ROOST_STATE_SINGLE_LINE, view is UITextField)
        }
        set(ROOST_STATE_MODAL, view?.accessibilityViewIsModal == true)
        return bits
    }

    private var isSelectedCell: Bool {
        (view as? UITableViewCell)?.isSelected == true || (view as? UICollectionViewCell)?.isSelected == true
    }

    var name: String? {
        if isRoot { return ProcessInfo.processInfo.processName }
        if let window = view as? UIWindow { return window.title ?? window.accessibilityLabel ?? "" }
        if let element { return element.accessibilityLabel }
        guard let view else { return nil }
        if let label = view.accessibilityLabel { return label }
        // A row is called as what is in it.
        return view.isAccessibilityCell ? view.accessibilityTexts.joined(separator: ", ") : nil
    }

    var description: String? { view?.accessibilityHint ?? element?.accessibilityHint }
    var identifier: String? { view?.accessibilityIdentifier ?? element?.accessibilityIdentifier }

    var value: String? {
        if view is UIWindow { return nil }
        return view?.accessibilityValue ?? element?.accessibilityValue
    }

    /// The rectangle in the window.
    var frame: CGRect {
        if let element { return element.frameInWindow }
        guard let view else { return .zero }
        return view.convert(view.bounds, to: nil)
    }

    private var window: UIWindow? { view?.window ?? (element?.accessibilityContainer as? UIView)?.window }

    // MARK: - What can be done

    private var customActions: [UIAccessibilityCustomAction] { view?.accessibilityCustomActions ?? [] }

    /// Whether a long press on it does something.
    private var hasMenu: Bool {
        var current = view
        while let view = current, !(view is UIWindow) {
            for case let recognizer as UILongPressGestureRecognizer in view.gestureRecognizers ?? []
            where recognizer.isEnabled {
                // A table has a recognizer for the menus of its rows, of which this may have none.
                guard let menu = recognizer as? ContextMenuRecognizer, let inner = self.view else { return true }
                if menu.hasMenu(in: inner) { return true }
            }
            current = view.superview
        }
        return false
    }

    /// What can be done: a press first, then a long press where one does something, then its own.
    var actionNames: [String] {
        ["press"] + (hasMenu ? ["menu"] : []) + customActions.map(\.name)
    }

    func perform(_ index: Int) -> Bool {
        let names = actionNames
        guard names.indices.contains(index) else { return false }
        if index == 0 { return press() }
        if index == 1, hasMenu { return touch(isSecondary: true) }
        let action = customActions[index - (hasMenu ? 2 : 1)]
        return action.actionHandler?(action) ?? false
    }

    private func press() -> Bool {
        if let element, element.accessibilityActivate() { return true }
        guard let view else { return touch(isSecondary: false) }
        if view.accessibilityActivate() { return true }
        if let cell = view as? UITableViewCell, let table = cell.accessibilityTable,
            let indexPath = table.indexPath(for: cell), table.allowsSelection
        {
            table.userDidPress(indexPath)
            return true
        }
        if let cell = view as? UICollectionViewCell, let collection = cell.superview as? UICollectionView,
            let indexPath = collection.indexPath(for: cell), collection.allowsSelection
        {
            collection.userDidPress(indexPath)
            return true
        }
        return touch(isSecondary: false)
    }

    /// Touches the middle of what is seen of it, as a finger would.
    private func touch(isSecondary: Bool) -> Bool {
        guard let window else { return false }
        let seen = frame.intersection(window.bounds)
        guard !seen.isEmpty else { return false }
        window.input.down(at: seen.middle, isSecondary: isSecondary)
        window.input.up()
        return true
    }

    func focus() -> Bool {
        view?.becomeFirstResponder() ?? false
    }
}

extension UIView {
    /// Whether nothing inside is seen beside it.
    fileprivate var isAccessibilityLeaf: Bool { isAccessibilityElement && !isAccessibilityGroup }

    /// Whether it is seen and what is inside too.
    fileprivate var isAccessibilityGroup: Bool {
        self is UITableView || self is UICollectionView || isAccessibilityCell
            || accessibilityViewIsModal && !isAccessibilityElement
    }

    /// Whether it says a text, and nothing can be done with it.
    fileprivate var isPlainText: Bool {
        isAccessibilityElement && !isAccessibilityGroup && !(self is UIControl) && accessibilityInput == nil
            && accessibilityTraits.subtracting([.staticText, .header, .updatesFrequently]).isEmpty
            && accessibilityTraits.contains(.staticText) && accessibilityCustomActions?.isEmpty ?? true
            && (gestureRecognizers ?? []).isEmpty
    }

    /// Whether it is a row of a table or an item of a collection.
    fileprivate var isAccessibilityCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// What edits the view's text, if it has one that can be edited.
    var accessibilityInput: TextInput? {
        (self as? UITextView)?.input ?? (self as? UITextField)?.input
    }

    /// The texts inside, from the first to the last.
    fileprivate var accessibilityTexts: [String] {
        var texts: [String] = []
        for view in subviews where !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden {
            if view.isAccessibilityElement {
                texts += [view.accessibilityLabel, view is UIControl ? nil : view.accessibilityValue]
                    .compactMap { $0 }.filter { !$0.isEmpty }
            } else {
                texts += view.accessibilityTexts
            }
        }
        return texts
    }

    /// The table that the view is a row of.
    fileprivate var accessibilityTable: UITableView? {
        var current = superview
        while let view = current {
            if let table = view as? UITableView { return table }
            current = view.superview
        }
        return nil
    }
}
