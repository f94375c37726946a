import UIKit

/// A message with avatar, name, bubble of wrapped text and time, in nested stack views.
final class MessageCell: UITableViewCell {
    private let name = UILabel()
    private let text = UILabel()
    private let time = UILabel()
    private let avatar = UIView()
    private let bubble = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .systemFont(ofSize: 12, weight: .medium)
        name.textColor = .secondaryLabel
        text.font = .systemFont(ofSize: 14)
        text.numberOfLines = 0
        time.font = .systemFont(ofSize: 11)
        time.textColor = .secondaryLabel
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        avatar.layer.cornerRadius = 13
        avatar.backgroundColor = .systemTeal
        bubble.layer.cornerRadius = 16
        bubble.backgroundColor = .secondarySystemBackground
        text.translatesAutoresizingMaskIntoConstraints = false
        bubble.addSubview(text)
        let line = UIStackView(arrangedSubviews: [bubble, time])
        line.alignment = .bottom
        line.spacing = 4
        let column = UIStackView(arrangedSubviews: [name, line])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 4
        let row = UIStackView(arrangedSubviews: [avatar, column])
        row.alignment = .bottom
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
            text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
            text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 244),
            avatar.widthAnchor.constraint(equalToConstant: 26), avatar.heightAnchor.constraint(equalToConstant: 26),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { return nil }

    func configure(row: Int) {
        name.text = "Member \(row % 20)"
        text.text = Self.message(row)
        time.text = "12:\(10 + row % 50)"
    }

    /// One to sixty words, another number for each of a hundred rows.
    private static func message(_ row: Int) -> String {
        let words = ["hello", "see", "you", "tomorrow", "at", "the", "station", "then", "we", "go", "on", "together"]
        let count = 1 + (row % 100) * (row % 7) / 10
        return "\(row) " + (0..<count).map { words[(row + $0) % words.count] }.joined(separator: " ")
    }
}
