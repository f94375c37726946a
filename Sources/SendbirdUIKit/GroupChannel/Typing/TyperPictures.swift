import UIKit

/// The pictures of those who type, one over the other, and how many more there are.
@MainActor
final class TyperPictures: UIView {
    private enum Metric {
        static let picturesMax = 3
        static let overlap: CGFloat = 6
        static let border: CGFloat = 2
    }

    private let pictures = (0..<Metric.picturesMax).map { _ in AvatarTile(frame: .zero) }
    private let more = UILabel()
    private var shownCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for picture in pictures {
            picture.layer.cornerRadius = side / 2
            picture.layer.borderWidth = Metric.border
            picture.clipsToBounds = true
            addSubview(picture)
        }
        more.textAlignment = .center
        more.isAccessibilityElement = false
        more.adjustsFontForContentSizeCategory = true
        addSubview(more)
    }

    @available(*, unavailable, message: "Made in code")
    required init?(coder: NSCoder) { nil }

    private var side: CGFloat { SBUMessageProfileView.imageSize }
    private var step: CGFloat { side - Metric.overlap }

    /// Shows people: the first three, and the number of the others.
    func show(_ users: [SBUUser], theme: SBUMessageCellTheme) {
        shownCount = min(users.count, Metric.picturesMax)
        for (index, picture) in pictures.enumerated() {
            picture.isHidden = index >= shownCount
            picture.layer.borderColor = theme.backgroundColor.resolvedColor(with: traitCollection).cgColor
            if index < shownCount { picture.show(users[index], isAlone: true) }
        }
        let others = users.count - shownCount
        more.isHidden = others == 0
        more.text = SBUStringSet.Message_Typers_Count(others)
        more.font = theme.timeFont
        more.textColor = theme.timeTextColor
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        let row = shownCount == 0 ? 0 : side + CGFloat(shownCount - 1) * step
        let rest = more.isHidden ? 0 : more.intrinsicContentSize.width + 4
        return CGSize(width: row + rest, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: side)
        }
        for (index, picture) in pictures.enumerated() { picture.frame = place(CGFloat(index) * step, side) }
        let row = side + CGFloat(max(0, shownCount - 1)) * step
        more.frame = place(row + 4, max(0, bounds.width - row - 4))
    }
}
