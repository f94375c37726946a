import Foundation
import Testing

@testable import UIKit

/// Pictures of whole tables, and what their pixels must show.
///
/// With `UIKIT_PICTURES` set to a folder, they are written there to be looked at.
@MainActor
@Suite("Table pictures")
struct TablePictureTests {
    private final class ChannelCell: UITableViewCell {
        let cover = UIView()
        let name = UILabel()
        let time = UILabel()
        let message = UILabel()
        let unread = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            cover.layer.cornerRadius = 24
            name.font = .systemFont(ofSize: 16, weight: .semibold)
            time.font = .systemFont(ofSize: 12)
            time.textColor = .secondaryLabel
            time.setContentCompressionResistancePriority(.required, for: .horizontal)
            time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            message.font = .systemFont(ofSize: 14)
            message.textColor = .secondaryLabel
            message.numberOfLines = 2
            unread.font = .systemFont(ofSize: 12, weight: .medium)
            unread.textColor = .white
            unread.backgroundColor = .systemIndigo
            unread.textAlignment = .center
            unread.layer.cornerRadius = 10
            unread.clipsToBounds = true
            let top = UIStackView(arrangedSubviews: [name, time])
            top.spacing = 8
            top.alignment = .firstBaseline
            let bottom = UIStackView(arrangedSubviews: [message, unread])
            bottom.spacing = 8
            bottom.alignment = .top
            let column = UIStackView(arrangedSubviews: [top, bottom])
            column.axis = .vertical
            column.spacing = 4
            for view in [cover, column] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                cover.widthAnchor.constraint(equalToConstant: 48), cover.heightAnchor.constraint(equalToConstant: 48),
                cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                cover.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
                column.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
                column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                column.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
                unread.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
                unread.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        required init?(coder: NSCoder) { return nil }
    }

    private final class Channels: NSObject, UITableViewDataSource {
        let rows: [(name: String, message: String, unread: Int)] = [
            ("Design", "Shall we move the review to Thursday? I have the new pictures ready.", 3),
            ("A very long channel name that certainly does not fit into a single line of the cell", "Yes", 0),
            ("مجموعة العائلة", "مرحبا بالجميع، متى نلتقي اليوم؟ أنا متفرغ بعد الساعة الخامسة", 12),
            ("Weekend 🏔️", "🎉🎉", 128), ("Ops", "ok", 0),
        ]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "channel", for: indexPath)
            guard let channel = cell as? ChannelCell else { return cell }
            let row = rows[indexPath.row]
            channel.cover.backgroundColor = [UIColor.systemTeal, .systemOrange, .systemPink][indexPath.row % 3]
            channel.name.text = row.name
            channel.message.text = row.message
            channel.time.text = "12:4\(indexPath.row)"
            channel.unread.text = row.unread > 99 ? " 99+ " : "\(row.unread)"
            channel.unread.isHidden = row.unread == 0
            return cell
        }
    }

    private func write(_ view: UIView, _ name: String, _ style: UIUserInterfaceStyle) throws {
        guard let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"] else { return }
        try view.pngSnapshot(scale: 2, style: style)?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    @Test("A list of channels, light and dark, in both directions", arguments: [320, 430] as [CGFloat], [false, true])
    func channels(width: CGFloat, isRightToLeft: Bool) throws {
        let data = Channels()
        UIScreen.main.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        defer { UIScreen.main.layoutDirection = .leftToRight }
        let table = UITableView(frame: rect(0, 0, width, 420))
        table.register(ChannelCell.self, forCellReuseIdentifier: "channel")
        table.dataSource = data
        table.layoutIfNeeded()
        let direction = isRightToLeft ? "rtl" : "ltr"
        try write(table, "channels-\(Int(width))-\(direction)-light", .light)
        try write(table, "channels-\(Int(width))-\(direction)-dark", .dark)
        for case let cell as ChannelCell in table.visibleCells {
            let name = cell.name.convert(cell.name.bounds, to: cell)
            let time = cell.time.convert(cell.time.bounds, to: cell)
            let cover = cell.cover.convert(cell.cover.bounds, to: cell)
            #expect(!name.intersects(time))
            #expect(!name.intersects(cover))
            #expect(time.width >= cell.time.intrinsicContentSize.width)
            #expect(cell.bounds.contains(name) && cell.bounds.contains(time) && cell.bounds.contains(cover))
            if !cell.unread.isHidden {
                let badge = cell.unread.convert(cell.unread.bounds, to: cell)
                let text = cell.message.convert(cell.message.bounds, to: cell)
                #expect(badge.height == 20 && badge.width >= 20)
                #expect(!badge.intersects(text))
            }
        }
        let picture = try Picture(table, style: .light)
        let corner = picture.pixel(isRightToLeft ? Int(width) - 40 : 40, 34)
        #expect(corner[1] > corner[0], "the first cover, teal, is on the leading side")
    }

    @Test("Settings in groups with round corners, stock cells of all styles")
    func settings() throws {
        final class Settings: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                section == 0 ? "Notifications" : nil
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
                let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
                cell.textLabel?.text = ["Members", "Language", "Storage"][indexPath.row]
                cell.detailTextLabel?.text = ["", "English", "2.4 GB in use"][indexPath.row]
                cell.imageView?.image = UIImage(systemName: ["person.fill", "gearshape", "photo"][indexPath.row])
                cell.accessoryType = [.disclosureIndicator, .none, .checkmark][indexPath.row]
                if indexPath.section == 1, indexPath.row == 1 { cell.accessoryView = UISwitch() }
                return cell
            }
        }
        let data = Settings()
        for isRightToLeft in [false, true] {
            UIScreen.main.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            defer { UIScreen.main.layoutDirection = .leftToRight }
            let table = UITableView(frame: rect(0, 0, 320, 480), style: .insetGrouped)
            table.dataSource = data
            table.layoutIfNeeded()
            try write(table, "settings-\(isRightToLeft ? "rtl" : "ltr")-light", .light)
            try write(table, "settings-\(isRightToLeft ? "rtl" : "ltr")-dark", .dark)
            let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(first.frame.width == 288)
            #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            let chevron = try #require(first.parts.accessory)
            #expect(isRightToLeft ? chevron.center.x < 40 : chevron.center.x > 248)
        }
    }

    @Test("A chat turned over: the newest message is at the bottom, own bubbles trail")
    func chat() throws {
        let fixture = TableFixture([(0..<12).map { "\($0): " + String(repeating: "message ", count: $0 * 2 + 1) }])
        let table = fixture.table
        table.separatorStyle = .none
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        fixture.onWillDisplay = { path in
            table.liveCells[path]?.contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
        }
        let host = UIView(frame: rect(0, 0, 320, 480))
        host.backgroundColor = .systemBackground
        host.addSubview(table)
        host.layoutIfNeeded()
        try write(host, "chat-inverted", .light)
        let newest = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let frame = newest.convert(newest.bounds, to: host)
        #expect(frame.maxY == 480)
        #expect(newest.contentView.frame == newest.bounds)
    }
}
