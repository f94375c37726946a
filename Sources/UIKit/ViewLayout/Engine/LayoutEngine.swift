internal import Foundation

/// A set's constraints in the solver, over the coordinates of one root view.
///
/// A view whose frame comes from elsewhere is a constant; a free one has four
/// variables; the root has two, its size, which an edit constraint holds at the
/// root's real size during layout and pulls towards a target when it is measured.
@MainActor
final class LayoutEngine {
    /// The variables of one item.
    struct Columns {
        /// `nil` where the place is a constant: the root's, and the content of a scroll view.
        var x: SolverVariable?
        var y: SolverVariable?
        var width: SolverVariable
        var height: SolverVariable
        var sizing = ContentSizing.none
        var widthConstraints = SizingConstraints()
        var heightConstraints = SizingConstraints()
    }

    /// The constraints that stand for content along one axis.
    struct SizingConstraints {
        var minimum: SolverConstraint.ID?
        var compression: SolverConstraint.ID?
        var hugging: SolverConstraint.ID?
    }

    /// A constraint as it was entered.
    struct Entry {
        var id: SolverConstraint.ID
        /// Whether its constant holds frames or insets, which change without notice.
        var isGeometric: Bool
        /// The direction in which leading and trailing were read.
        var isRightToLeft: Bool
    }

    /// What keeps the root's size along one axis.
    struct Edit {
        var id: SolverConstraint.ID
        var priority: Float
    }

    private unowned let set: ConstraintSet
    private(set) weak var root: UIView?
    let solver = ConstraintSolver()
    var columns: [ObjectIdentifier: Columns] = [:]
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var geometric: [NSLayoutConstraint] = []
    private var constraintsByID: [SolverConstraint.ID: NSLayoutConstraint] = [:]
    private var staleNodes: [LayoutNode] = []
    private var widthEdit: Edit?
    private var heightEdit: Edit?
    private var directional: [NSLayoutConstraint] = []
    /// Set by `accumulate` when it reads a frame or an inset.
    var didReadGeometry = false

    init(set: ConstraintSet, root: UIView) {
        self.set = set
        self.root = root
        for node in set.nodes { insert(node) }
        for constraint in set.constraints { insert(constraint) }
    }

    /// Whether the decisions made when the engine was built still hold.
    var isUsable: Bool {
        for constraint in directional {
            guard entries[ObjectIdentifier(constraint)]?.isRightToLeft == constraint.isRightToLeft else { return false }
        }
        return set.nodes.allSatisfy { (columns[ObjectIdentifier($0)] == nil) == isConstant($0) }
    }

    /// Whether a constraint holds frames or insets.
    var isGeometric: Bool { !geometric.isEmpty }

    /// Whether an item's rectangle is a constant here.
    private func isConstant(_ node: LayoutNode) -> Bool {
        guard let view = node.view, let root else { return true }
        if view === root { return false }
        return node.isGiven || !view.isDescendant(of: root)
    }

    // MARK: - Items and constraints

    func insert(_ node: LayoutNode) {
        guard !isConstant(node) else { return }
        let isRoot = node.asView != nil && node.asView === root
        let isPlaced = isRoot || node.guide?.role == .scrollContent
        columns[ObjectIdentifier(node)] = Columns(
            x: isPlaced ? nil : solver.makeVariable(),
            y: isPlaced ? nil : solver.makeVariable(),
            width: solver.makeVariable(isNonNegative: true),
            height: solver.makeVariable(isNonNegative: true))
        staleNodes.append(node)
    }

    func remove(_ node: LayoutNode) {
        staleNodes.removeAll { $0 === node }
        guard let column = columns.removeValue(forKey: ObjectIdentifier(node)) else { return }
        if node.asView != nil, node.asView === root {
            for edit in [widthEdit, heightEdit].compactMap(\.self) { solver.remove(edit.id) }
            widthEdit = nil
            heightEdit = nil
        }
        for group in [column.widthConstraints, column.heightConstraints] {
            for id in [group.minimum, group.compression, group.hugging].compactMap(\.self) { solver.remove(id) }
        }
        for variable in [column.x, column.y, column.width, column.height].compactMap(\.self) {
            solver.release(variable)
        }
    }

    func insert(_ constraint: NSLayoutConstraint) {
        guard isRelevant(constraint) else { return }
        didReadGeometry = false
        let isRightToLeft = constraint.isRightToLeft
        let (expression, relation) = lower(constraint, isRightToLeft: isRightToLeft)
        let priority = min(constraint.priority.rawValue, SolverConstraint.required)
        let id = solver.add(expression, relation, priority: priority)
        entries[ObjectIdentifier(constraint)] = Entry(
            id: id, isGeometric: didReadGeometry, isRightToLeft: isRightToLeft)
        constraintsByID[id] = constraint
        if didReadGeometry { geometric.append(constraint) }
        if constraint.isDirectional { directional.append(constraint) }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        solver.remove(entry.id)
        constraintsByID[entry.id] = nil
        if entry.isGeometric { geometric.removeAll { $0 === constraint } }
        directional.removeAll { $0 === constraint }
    }

    /// Whether the constraint says anything about what is inside the root.
    ///
    /// When a view is measured, what ties it to a place outside does not count; what limits its size does.
    private func isRelevant(_ constraint: NSLayoutConstraint) -> Bool {
        guard let root, root !== set.reference else { return true }
        let (first, second) = constraint.resolvedSides
        let sides = [first, second].compactMap(\.self)
        if sides.allSatisfy({ $0.node.view?.isDescendant(of: root) ?? false }) { return true }
        return sides.allSatisfy { $0.attribute == .width || $0.attribute == .height }
            && sides.contains { $0.node.view?.isDescendant(of: root) ?? false }
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let entry = entries[ObjectIdentifier(constraint)] else { return }
        let lowered = lower(constraint, isRightToLeft: entry.isRightToLeft)
        solver.setConstant(lowered.expression.constant, of: entry.id)
    }

    func contentDidChange(of node: LayoutNode) {
        guard columns[ObjectIdentifier(node)] != nil, !staleNodes.contains(where: { $0 === node }) else { return }
        staleNodes.append(node)
    }

    // MARK: - The root's size

    /// Holds the root at its real size, if that is given from outside.
    func followReference() {
        guard let root, columns[ObjectIdentifier(root.constraintState.node)] != nil else { return }
        guard root.constraintState.node.isGiven else {
            setEdit(nil, &widthEdit, \.width)
            setEdit(nil, &heightEdit, \.height)
            return
        }
        // Just below required where the size is itself the answer to a measurement:
        // a rounded or stale one shall not break a constraint.
        let priority: Float = root.isSizedByContent ? 999.9 : SolverConstraint.required
        setEdit((Double(root.bounds.width), priority), &widthEdit, \.width)
        setEdit((Double(root.bounds.height), priority), &heightEdit, \.height)
    }

    private func setEdit(
        _ wanted: (value: Double, priority: Float)?, _ edit: inout Edit?, _ variable: KeyPath<Columns, SolverVariable>
    ) {
        if let current = edit, current.priority == wanted?.priority, let wanted {
            solver.setConstant(-wanted.value, of: current.id)
            return
        }
        if let current = edit { solver.remove(current.id) }
        edit = nil
        guard let wanted, let root, let column = columns[ObjectIdentifier(root.constraintState.node)] else { return }
        let expression = LinearExpression(
            [.init(variable: column[keyPath: variable], coefficient: 1)], constant: -wanted.value)
        let id = solver.add(
            expression, .equal, priority: wanted.priority, isGiven: wanted.priority >= SolverConstraint.required)
        edit = Edit(id: id, priority: wanted.priority)
    }

    /// The root's size when drawn to the request's.
    func fittingSize(_ request: MeasurementRequest) -> CGSize {
        guard let root else { return .zero }
        let required = SolverConstraint.required
        // Content that does not fit the asked size shows the size that it needs, unbroken.
        let horizontal = request.horizontal >= required ? 999.9 : request.horizontal
        let vertical = request.vertical >= required ? 999.9 : request.vertical
        setEdit((Double(request.width), horizontal), &widthEdit, \.width)
        setEdit((Double(request.height), vertical), &heightEdit, \.height)
        solve()
        guard let column = columns[ObjectIdentifier(root.constraintState.node)] else { return root.bounds.size }
        return CGSize(width: solver.value(of: column.width), height: solver.value(of: column.height))
    }

    // MARK: - Solving

    /// Finds all values, content heights included.
    ///
    /// A paragraph's height depends on its width, which no linear constraint
    /// says: the widths are found first, then the heights at these widths, until nothing moves.
    func solve() {
        for constraint in geometric { constantDidChange(constraint) }
        for node in staleNodes { refreshSizing(of: node) }
        staleNodes.removeAll(keepingCapacity: true)
        report(solver.solve())
        for _ in 0..<4 {
            var didChange = false
            for node in set.nodes where refreshHeight(of: node) { didChange = true }
            if !didChange { return }
            report(solver.solve())
        }
    }

    private func report(_ conflicts: [SolverConflict]) {
        for conflict in conflicts {
            let broken =
                constraintsByID[conflict.broken]?.summary ?? "the size of \(root.map { "\(type(of: $0))" } ?? "")"
            var lines = ["Not all required constraints can hold. Left out: \(broken)", "It contradicts:"]
            lines += conflict.against.map { "  " + (constraintsByID[$0]?.summary ?? "a size given from outside") }
            LayoutLog.write(lines.joined(separator: "\n"))
        }
    }

    // MARK: - Frames

    /// Moves the free items to where the solution says.
    func applyFrames() {
        guard let root else { return }
        let sizesBefore = isGeometric ? set.nodes.compactMap { $0.asView?.bounds.size } : []
        for node in set.nodes {
            guard let column = columns[ObjectIdentifier(node)] else { continue }
            if let view = node.asView {
                if view === root {
                    if !node.isGiven { view.setLayoutSize(size(of: column)) }
                } else {
                    view.setLayoutFrame(frame(of: column, in: view.superview))
                }
            } else if let guide = node.guide, let owner = guide.owningView {
                if guide.role == .scrollContent {
                    (owner as? UIScrollView)?.contentSizeDidSolve(size(of: column))
                    node.solvedFrame = CGRect(origin: .zero, size: size(of: column))
                } else {
                    node.solvedFrame = frame(of: column, in: owner)
                }
            }
        }
        // An arranged view may be constrained to the size of one that has just got it.
        if isGeometric, sizesBefore != set.nodes.compactMap({ $0.asView?.bounds.size }) {
            for node in set.nodes { node.asView?.constraintState.containedLayoutDidChange() }
        }
    }

    private func size(of column: Columns) -> CGSize {
        CGSize(width: solver.value(of: column.width), height: solver.value(of: column.height)).ceiledToPixels
    }

    private func frame(of column: Columns, in superview: UIView?) -> CGRect {
        let x = column.x.map { solver.value(of: $0) } ?? 0
        let y = column.y.map { solver.value(of: $0) } ?? 0
        // Edges are rounded, not sizes: neighbours that touch go on touching.
        let left = LayoutPixels.round(x)
        let top = LayoutPixels.round(y)
        let right = LayoutPixels.round(x + solver.value(of: column.width))
        let bottom = LayoutPixels.round(y + solver.value(of: column.height))
        let origin = superview.map { value(ofOriginOf: $0) } ?? .zero
        return CGRect(x: left - origin.x, y: top - origin.y, width: right - left, height: bottom - top)
    }

    /// Where a view's coordinates begin, rounded as its frame was.
    private func value(ofOriginOf view: UIView) -> CGPoint {
        if view === root { return .zero }
        if let column = columns[ObjectIdentifier(view.constraintState.node)], let x = column.x, let y = column.y {
            return CGPoint(x: LayoutPixels.round(solver.value(of: x)), y: LayoutPixels.round(solver.value(of: y)))
        }
        guard let superview = view.superview else { return .zero }
        let outer = value(ofOriginOf: superview)
        let inner = view.layoutOrigin
        return CGPoint(x: outer.x + inner.x, y: outer.y + inner.y)
    }
}
