internal import Foundation

/// Active constraints that share items, directly or through others, and so have one solution.
///
/// The set belongs to the nearest common ancestor of its items, the reference
/// view, whose coordinates (less any scrolling) the solution is in: a table that
/// moves its cells about leaves the cells' sets untouched.
@MainActor
final class ConstraintSet {
    private(set) weak var reference: UIView?
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var nodes: [LayoutNode] = []
    private var engine: LayoutEngine?
    private var measuringEngines: [ObjectIdentifier: LayoutEngine] = [:]
    private var isDirty = true

    private init(reference: UIView) {
        self.reference = reference
        reference.constraintState.sets.append(self)
    }

    // MARK: - Activation

    /// Takes a constraint in. False, with a line in the log, if its items have no common ancestor.
    static func activate(_ constraint: NSLayoutConstraint) -> Bool {
        let (first, second) = constraint.resolvedSides
        guard let first, let firstView = first.node.view else {
            LayoutLog.write("The constraint has no first item, or its guide no view: \(constraint.summary)")
            return false
        }
        var holder = firstView
        if constraint.secondAttribute != .notAnAttribute {
            guard let secondView = second?.node.view, let common = firstView.nearestCommonAncestor(with: secondView)
            else {
                LayoutLog.write("The items of a constraint share no ancestor; it stays inactive: \(constraint.summary)")
                return false
            }
            holder = common
        }
        // Before the set takes it in: the direction is the holder's.
        constraint.holder = holder
        holder.constraintState.held.append(constraint)
        let set = joinSets(of: first.node, second?.node, holder: holder)
        set.insert(constraint, first.node, second?.node)
        return true
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        constraint.holder?.constraintState.held.removeAll { $0 === constraint }
        constraint.holder = nil
        guard let set = constraint.set else {
            // The set went with its reference view; the items are still there.
            let (first, second) = constraint.resolvedSides
            first?.node.remove(constraint)
            second?.node.remove(constraint)
            return
        }
        set.remove(constraint)
    }

    private static func joinSets(of first: LayoutNode, _ second: LayoutNode?, holder: UIView) -> ConstraintSet {
        var set: ConstraintSet
        switch (first.set, second?.set) {
        case (nil, nil): set = ConstraintSet(reference: holder)
        case (let only?, nil), (nil, let only?): set = only
        case (let one?, let other?) where one === other: set = one
        case (let one?, let other?):
            let isOneLarger = one.constraints.count >= other.constraints.count
            set = isOneLarger ? one : other
            set.absorb(isOneLarger ? other : one)
        }
        set.widen(to: holder)
        return set
    }

    private func absorb(_ other: ConstraintSet) {
        for node in other.nodes { node.set = self }
        for constraint in other.constraints { constraint.set = self }
        nodes += other.nodes
        constraints += other.constraints
        dropEngines()
        if let otherReference = other.reference {
            otherReference.constraintState.sets.removeAll { $0 === other }
            widen(to: otherReference)
        }
    }

    /// Moves the reference up so that it contains `view`.
    private func widen(to view: UIView) {
        guard let reference, reference !== view, let common = reference.nearestCommonAncestor(with: view),
            common !== reference
        else { return }
        reference.constraintState.sets.removeAll { $0 === self }
        common.constraintState.sets.append(self)
        self.reference = common
        dropEngines()
    }

    private func insert(_ constraint: NSLayoutConstraint, _ first: LayoutNode, _ second: LayoutNode?) {
        constraint.set = self
        constraints.append(constraint)
        for node in [first, second].compactMap(\.self) {
            if node.set !== self {
                node.set = self
                nodes.append(node)
                engine?.insert(node)
            }
            if !node.constraints.contains(where: { $0 === constraint }) { node.insert(constraint) }
        }
        engine?.insert(constraint)
        measuringEngines.removeAll()
        markDirty()
    }

    private func remove(_ constraint: NSLayoutConstraint) {
        constraint.set = nil
        constraints.removeAll { $0 === constraint }
        engine?.remove(constraint)
        measuringEngines.removeAll()
        nodes.removeAll { node in
            node.remove(constraint)
            guard node.constraints.isEmpty else { return false }
            node.set = nil
            engine?.remove(node)
            return true
        }
        if constraints.isEmpty {
            reference?.constraintState.sets.removeAll { $0 === self }
        }
        markDirty()
    }

    /// Forms the sets of this one's constraints anew, after the views have moved in the hierarchy.
    func regroup() {
        let all = constraints
        for constraint in all { constraint.isActive = false }
        for constraint in all { constraint.isActive = true }
    }

    // MARK: - Changes

    func dropEngines() {
        engine = nil
        measuringEngines.removeAll()
    }

    /// Asks for layout, of the views whose size depends on this set's solution too.
    func markDirty() {
        isDirty = true
        guard let reference else { return }
        for node in nodes { node.measurements.removeAll(keepingCapacity: true) }
        reference.setNeedsLayout()
        reference.constraintState.containedLayoutDidChange()
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        engine?.constantDidChange(constraint)
        for engine in measuringEngines.values { engine.constantDidChange(constraint) }
        markDirty()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        engine?.remove(constraint)
        engine?.insert(constraint)
        measuringEngines.removeAll()
        markDirty()
    }

    func contentDidChange(of node: LayoutNode) {
        engine?.contentDidChange(of: node)
        for engine in measuringEngines.values { engine.contentDidChange(of: node) }
        markDirty()
    }

    // MARK: - Solving

    /// Solves and moves the items to where they belong.
    func layOut() {
        guard let reference else { return }
        let engine = currentEngine(root: reference)
        engine.followReference()
        engine.solve()
        isDirty = false
        engine.applyFrames()
    }

    /// The size that a view of this set takes when asked.
    func fittingSize(of view: UIView, _ request: MeasurementRequest) -> CGSize {
        let node = view.constraintState.node
        _ = node.sizing
        if let known = node.measurements[request] { return known }
        let engine: LayoutEngine
        if view === reference {
            engine = currentEngine(root: view)
        } else if let known = measuringEngines[ObjectIdentifier(view)], known.isUsable {
            engine = known
        } else {
            engine = LayoutEngine(set: self, root: view)
            measuringEngines[ObjectIdentifier(view)] = engine
        }
        let size = engine.fittingSize(request)
        // What depends on frames outside may change without notice.
        if !engine.isGeometric { node.measurements[request] = size }
        return size
    }

    private func currentEngine(root: UIView) -> LayoutEngine {
        if let engine, engine.isUsable { return engine }
        let made = LayoutEngine(set: self, root: root)
        engine = made
        return made
    }
}
