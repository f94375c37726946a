internal import Foundation
internal import CGTKHost

/// All that assistive tools see, made as they ask for it: where nobody asks, it
/// costs nothing.
///
/// With each frame what was asked about before is compared with what it is now,
/// and what is new is told.
@MainActor
final class AccessibilityTree {
    static let shared = AccessibilityTree()

    /// Counts the changes of any window: what was listed in an older one is listed anew.
    private(set) var generation = 0
    private var nodes: [UInt64: AccessibilityNode] = [:]
    private var nextID = UInt64(ROOST_ACCESSIBLE_ROOT)
    private var isStarted = false
    let root: AccessibilityNode

    private init() {
        root = AccessibilityNode(id: nextID)
        nodes[root.id] = root
        nextID += 1
    }

    // MARK: - Nodes

    func node(of view: UIView) -> AccessibilityNode {
        if let known = view.accessibilityNode { return known }
        let node = AccessibilityNode(id: nextID, view: view)
        view.accessibilityNode = node
        return register(node)
    }

    func node(of element: UIAccessibilityElement) -> AccessibilityNode {
        if let known = element.accessibilityNode { return known }
        let node = AccessibilityNode(id: nextID, element: element)
        element.accessibilityNode = node
        return register(node)
    }

    /// The node that is asked about. From the first question on what it answers
    /// is kept, so that the next frame tells what has become new.
    func node(_ id: UInt64) -> AccessibilityNode? {
        guard let node = nodes[id] else { return nil }
        if node.told == nil { node.told = now(node) }
        return node
    }

    private func now(_ node: AccessibilityNode) -> AccessibilityNode.Told {
        var now = AccessibilityNode.Told(
            name: node.name, description: node.description, value: node.value, states: node.states,
            children: node.children.map(\.id))
        if let input = node.view?.accessibilityInput {
            now.text = input.text
            now.caret = NSMaxRange(input.selection)
        }
        return now
    }

    private func register(_ node: AccessibilityNode) -> AccessibilityNode {
        nodes[node.id] = node
        nextID += 1
        return node
    }

    // MARK: - The bus

    /// Has the toolkit leave the bus to us. Called before the toolkit starts.
    func prepare() {
        guard !isStarted else { return }
        isStarted = true
        var handlers = AccessibilityHandlers.all
        roost_accessible_prepare(&handlers)
    }

    /// Joins the bus, once there is a display to be seen on.
    func start() {
        if isStarted { roost_accessible_start() }
    }

    /// Whether somebody looks into the windows. That they are there, the bus asks by itself.
    var isObserved: Bool {
        isStarted && nodes.contains { id, node in id != root.id && !(node.view is UIWindow) && isKnown(id) }
    }

    private func isKnown(_ id: UInt64) -> Bool {
        roost_accessible_is_known(id) != 0
    }

    // MARK: - Telling

    /// Something changed in a window.
    func invalidate() {
        generation += 1
    }

    /// Tells what is new of all that was asked about.
    func refresh() {
        guard isStarted else { return }
        guard isObserved else {
            tell(root)
            return
        }
        var present: Set<UInt64> = []
        visit(root, &present)
        // What is gone is told by what held it, before it is forgotten.
        for id in present { nodes[id].map(tell) }
        for (id, node) in nodes where isKnown(id) && !present.contains(id) {
            node.told = nil
            roost_accessible_forget(id)
        }
        nodes = nodes.filter { $0.key == root.id || $0.value.view != nil || $0.value.element != nil }
    }

    private func visit(_ node: AccessibilityNode, _ present: inout Set<UInt64>) {
        present.insert(node.id)
        for child in node.children { visit(child, &present) }
    }

    private func tell(_ node: AccessibilityNode) {
        guard isKnown(node.id) else { return }
        let new = now(node)
        defer { node.told = new }
        guard let old = node.told, old != new else { return }
        if old.name != new.name { roost_accessible_name_changed(node.id) }
        if old.description != new.description { roost_accessible_description_changed(node.id) }
        if old.value != new.value { roost_accessible_value_changed(node.id) }
        tellText(node.id, old, new)
        var changed = old.states ^ new.states
        while changed != 0 {
            let bit = changed & ~(changed - 1)
            roost_accessible_state_changed(node.id, bit, new.states & bit != 0 ? 1 : 0)
            changed &= changed - 1
        }
        tellChildren(node.id, old.children, new.children)
    }

    private func tellText(_ id: UInt64, _ old: AccessibilityNode.Told, _ new: AccessibilityNode.Told) {
        if let before = old.text, let after = new.text, before != after {
            let (old, new) = (Array(before.unicodeScalars), Array(after.unicodeScalars))
            var start = 0
            while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
            var end = 0
            while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
                end += 1
            }
            func part(_ scalars: [Unicode.Scalar]) -> String {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: scalars[start..<(scalars.count - end)])
                return String(text)
            }
            roost_accessible_text_changed(id, Int32(start), part(old), part(new))
        }
        if old.caret != new.caret { roost_accessible_caret_moved(id, Int32(new.caret)) }
    }

    private func tellChildren(_ id: UInt64, _ old: [UInt64], _ new: [UInt64]) {
        guard old != new else { return }
        let kept = Set(new)
        for (index, child) in old.enumerated().reversed() where !kept.contains(child) {
            roost_accessible_child_removed(id, Int32(index), child)
        }
        let before = Set(old)
        for (index, child) in new.enumerated() where !before.contains(child) {
            roost_accessible_child_added(id, Int32(index), child)
        }
    }

    /// A window came to the front of the desktop, or left it.
    func windowDidBecomeActive(_ window: UIWindow, _ isActive: Bool) {
        guard isStarted, isObserved else { return }
        roost_accessible_window_activated(node(of: window).id, isActive ? 1 : 0)
    }

    /// Has a text read out.
    func announce(_ text: String) {
        guard isStarted, let window = UIApplication.shared.keyWindow else { return }
        roost_accessible_announce(node(of: window).id, text)
    }

    /// Draws the attention to a view.
    func attend(to view: UIView?) {
        invalidate()
        guard isStarted, let view, isObserved else { return }
        roost_accessible_state_changed(node(of: view).id, UInt32(ROOST_STATE_FOCUSED), 1)
    }
}
