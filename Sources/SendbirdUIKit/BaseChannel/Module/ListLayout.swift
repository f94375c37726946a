import UIKit

/// Where the parts of a channel's list stand.
@MainActor
struct ListLayout {
    let list: UIView
    let table: UIView
    let empty: UIView?
    let banner: UIView?
    let newMessages: UIView?
    let scrollBottom: UIView?

    func activate() {
        let parts: [UIView?] = [table, empty, banner, newMessages, scrollBottom]
        for part in parts.compactMap({ $0 }) { part.translatesAutoresizingMaskIntoConstraints = false }
        pin(table)
        if let empty { pin(empty) }
        if let banner {
            NSLayoutConstraint.activate([
                banner.topAnchor.constraint(equalTo: list.topAnchor, constant: 8),
                banner.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 8),
                banner.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -8),
                banner.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
            ])
        }
        if let newMessages {
            NSLayoutConstraint.activate([
                newMessages.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -12),
                newMessages.centerXAnchor.constraint(equalTo: list.centerXAnchor),
                newMessages.heightAnchor.constraint(equalToConstant: 36),
            ])
        }
        if let scrollBottom {
            NSLayoutConstraint.activate([
                scrollBottom.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -12),
                scrollBottom.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -12),
                scrollBottom.widthAnchor.constraint(equalToConstant: 40),
                scrollBottom.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
    }

    private func pin(_ view: UIView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: list.topAnchor),
            view.bottomAnchor.constraint(equalTo: list.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: list.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        ])
    }
}
