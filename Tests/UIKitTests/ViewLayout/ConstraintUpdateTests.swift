import Testing

@testable import UIKit

@Suite("When constraints are updated")
@MainActor
struct ConstraintUpdateTests {
    /// Counts how often it is asked, and how often it updates.
    private final class Counting: UIView {
        var asked = 0
        var updates = 0
        var layOut: () -> Void = {}

        override func updateConstraintsIfNeeded() {
            asked += 1
            super.updateConstraintsIfNeeded()
        }

        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layOut()
        }
    }

    private func nested() -> [Counting] {
        let views = (0..<4).map { _ in Counting() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[0].layoutIfNeeded()
        return views
    }

    @Test("A view deep inside is updated with the next layout, once")
    func deep() {
        let views = nested()
        views[3].setNeedsUpdateConstraints()
        #expect(views[3].needsUpdateConstraints())
        views[0].layoutIfNeeded()
        views[0].layoutIfNeeded()
        #expect(views.map(\.updates) == [0, 0, 0, 1])
        #expect(!views[3].needsUpdateConstraints())
    }

    @Test("One that becomes due while a view above is laid out is updated in the same layout")
    func whileLaidOut() {
        let views = nested()
        var isFirst = true
        views[1].layOut = {
            if isFirst { views[3].setNeedsUpdateConstraints() }
            isFirst = false
        }
        views[1].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(views[3].updates == 1 && !views[3].needsUpdateConstraints())
    }

    @Test("A layout asks nobody who has nothing due: its cost does not grow with the views beside")
    func others() {
        let views = nested()
        let quiet = (0..<50).map { _ in Counting() }
        for view in quiet { views[0].addSubview(view) }
        views[0].layoutIfNeeded()
        let before = quiet.map(\.asked)
        views[0].setNeedsLayout()
        views[3].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(quiet.map(\.asked) == before)
    }

    @Test("A view that is taken in with updates due has them made")
    func takenIn() {
        let views = nested()
        let arriving = Counting()
        let inside = Counting()
        arriving.addSubview(inside)
        inside.setNeedsUpdateConstraints()
        views[2].addSubview(arriving)
        views[0].layoutIfNeeded()
        #expect(inside.updates == 1)
    }
}
