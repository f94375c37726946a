import UIKit

/// Where the parts of a channel's list stand.
@MainActor
final class ListLayout {
    private enum Metric {
        static let pillHeight: CGFloat = 36
        static let gap: CGFloat = 8
    }

    /// The list owns its layout, which would keep it for ever otherwise.
    private unowned let list: UIView
    private let table: UIView
    private let empty: UIView?
    private let banner: UIView?
    private let unread: UIView?
    private let newMessages: UIView?
    private let scrollBottom: UIView?
    private let tableBottom: NSLayoutConstraint
    private var tops: [NSLayoutConstraint] = []
    private var isUnderBanner = false

    init(_ list: SBUBaseChannelModule.List) {
        self.list = list
        table = list.tableView
        empty = list.emptyView
        banner = list.channelStateBanner
        unread = list.unreadMessageInfoView
        newMessages = list.newMessageInfoView
        scrollBottom = list.scrollBottomView
        tableBottom = list.tableView.bottomAnchor.constraint(equalTo: list.bottomAnchor)
    }

    /// Whether there is room under the rows for the note on new messages.
    var isLaneOpen = false {
        didSet { tableBottom.constant = isLaneOpen ? -(Metric.pillHeight + 2 * Metric.gap) : 0 }
    }

    func activate() {
        let parts: [UIView?] = [table, empty, banner, unread, newMessages, scrollBottom]
        for part in parts.compactMap({ $0 }) { part.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            table.leadingAnchor.constraint(equalTo: list.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            tableBottom,
        ])
        empty?.pinEdges(to: list)
        placeTop()
        placeBottom()
    }

    private func placeTop() {
        if let banner {
            NSLayoutConstraint.activate([
                banner.topAnchor.constraint(equalTo: list.topAnchor, constant: Metric.gap),
                banner.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: Metric.gap),
                banner.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -Metric.gap),
                banner.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
            ])
        }
        placeUnread()
        guard let unread else { return }
        unread.centerXAnchor.constraint(equalTo: list.centerXAnchor).isActive = true
        unread.leadingAnchor.constraint(greaterThanOrEqualTo: list.leadingAnchor, constant: Metric.gap).isActive = true
        unread.heightAnchor.constraint(greaterThanOrEqualToConstant: Metric.pillHeight).isActive = true
    }

    /// Puts the messages, and the bar on unread ones, under the banner, or in its place while that is hidden.
    func placeUnread() {
        let shown = banner.flatMap { $0.isHidden ? nil : $0 }
        // A table that loses its top for a moment is scrolled by it.
        guard tops.isEmpty || isUnderBanner != (shown != nil) else { return }
        isUnderBanner = shown != nil
        NSLayoutConstraint.deactivate(tops)
        let top = shown?.bottomAnchor ?? list.topAnchor
        tops = [table.topAnchor.constraint(equalTo: top, constant: shown == nil ? 0 : Metric.gap)]
        if let unread { tops.append(unread.topAnchor.constraint(equalTo: top, constant: Metric.gap)) }
        NSLayoutConstraint.activate(tops)
    }

    private func placeBottom() {
        if let newMessages {
            NSLayoutConstraint.activate([
                newMessages.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -Metric.gap),
                newMessages.centerXAnchor.constraint(equalTo: list.centerXAnchor),
                newMessages.heightAnchor.constraint(equalToConstant: Metric.pillHeight),
            ])
        }
        if let scrollBottom {
            NSLayoutConstraint.activate([
                scrollBottom.bottomAnchor.constraint(equalTo: table.bottomAnchor, constant: -12),
                scrollBottom.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -12),
                scrollBottom.widthAnchor.constraint(equalToConstant: 40),
                scrollBottom.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
    }
}
