import UIKit

/// 28 constraints between six views, as a row of a settings screen has them: built, solved and changed.
@MainActor
enum ConstraintBenchmark {
    private static func makeViews() -> (root: UIView, views: [UIView], constraints: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let views = (0..<6).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        var constraints: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            let above = index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
            constraints += [
                view.topAnchor.constraint(equalTo: above, constant: 8),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
                view.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        for (first, second) in zip(views, views.dropFirst()).prefix(3) {
            constraints.append(first.widthAnchor.constraint(equalTo: second.widthAnchor))
        }
        let wide = views[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.8)
        wide.priority = .defaultHigh
        constraints.append(wide)
        return (root, views, constraints)
    }

    static func run() {
        var build = Timing()
        for _ in 0..<2000 {
            let (root, _, constraints) = makeViews()
            build.measure {
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
        }
        build.report("28 constraints: activate and first layout")

        let (root, _, constraints) = makeViews()
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        var constant = Timing()
        var resize = Timing()
        var toggle = Timing()
        for round in 0..<5000 {
            constant.measure {
                constraints[3].constant = round.isMultiple(of: 2) ? 60 : 40
                root.layoutIfNeeded()
            }
            resize.measure {
                root.frame.size.width = round.isMultiple(of: 2) ? 430 : 320
                root.layoutIfNeeded()
            }
            toggle.measure {
                constraints[7].isActive = round.isMultiple(of: 2)
                root.layoutIfNeeded()
            }
        }
        constant.report("28 constraints: change a constant, lay out")
        resize.report("28 constraints: resize the root, lay out")
        toggle.report("28 constraints: activate or deactivate one, lay out")
    }
}
