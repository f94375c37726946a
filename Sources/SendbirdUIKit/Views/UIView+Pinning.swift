import UIKit

extension UIView {
    /// Adds subviews that are laid out by constraints.
    func addConstrained(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Holds the view to the edges of another.
    func pinEdges(to other: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
        ])
    }

    /// Holds the view in the middle of another.
    func pinCenter(to other: UIView) {
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: other.centerXAnchor),
            centerYAnchor.constraint(equalTo: other.centerYAnchor),
        ])
    }

    /// Gives the view a fixed size.
    func pinSize(_ width: CGFloat, _ height: CGFloat) {
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: width),
            heightAnchor.constraint(equalToConstant: height),
        ])
    }
}
