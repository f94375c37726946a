internal import Foundation

/// The lines of a menu, one below the other; scrolls where there is too little room.
final class MenuListView: UIScrollView {
    /// Called with what was chosen; nil is the way back.
    var onChoose: (UIMenuElement?) -> Void = { _ in }
    private var rows: [MenuRowView] = []
    private var lines: [UIView] = []
    private var title: UILabel?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        alwaysBounceVertical = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the entries of a menu; an inner one begins with the way back.
    func show(_ menu: UIMenu, isInner: Bool) {
        for view in rows + lines + [title].compactMap({ $0 }) { view.removeFromSuperview() }
        rows = []
        lines = []
        title = nil
        if isInner {
            add(MenuRowView(backTo: menu.title), nil)
        } else if !menu.title.isEmpty {
            addTitle(menu.title)
        }
        add(menu.children)
        setNeedsLayout()
    }

    private func addTitle(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.accessibilityTraits = .header
        addSubview(label)
        title = label
    }

    private func add(_ elements: [UIMenuElement]) {
        for element in elements {
            if let group = element as? UIMenu, group.options.contains(.displayInline) {
                if !rows.isEmpty { addLine() }
                add(group.children)
                if element !== elements.last { addLine() }
            } else if (element as? UIAction)?.attributes.contains(.hidden) != true {
                add(MenuRowView(element), element)
            }
        }
    }

    private func add(_ row: MenuRowView, _ element: UIMenuElement?) {
        row.addAction(UIAction { [weak self] _ in self?.onChoose(element) }, for: .touchUpInside)
        rows.append(row)
        addSubview(row)
    }

    private func addLine() {
        // Groups that follow each other have one line between them.
        guard !rows.isEmpty, lines.last?.tag != rows.count else { return }
        let line = UIView()
        line.backgroundColor = .separator
        line.tag = rows.count
        lines.append(line)
        addSubview(line)
    }

    // MARK: - Keys

    /// Marks the next entry that can be chosen, or the one before; round at the end.
    func moveHighlight(by step: Int) {
        let able = rows.indices.filter { rows[$0].isEnabled }
        guard !able.isEmpty else { return }
        let here = able.firstIndex { rows[$0].isHighlighted }
        for row in rows { row.isHighlighted = false }
        let next = here.map { ($0 + step + able.count) % able.count } ?? (step > 0 ? 0 : able.count - 1)
        let row = rows[able[next]]
        row.isHighlighted = true
        scrollRectToVisible(row.frame, animated: false)
        AccessibilityTree.shared.attend(to: row)
    }

    /// Chooses the entry that is marked.
    func chooseHighlighted(isMenuOnly: Bool = false) {
        guard let row = rows.first(where: \.isHighlighted), !isMenuOnly || row.leadsOn else { return }
        row.sendActions(for: .touchUpInside)
    }

    // MARK: - Layout

    /// The size of all entries.
    var wishedSize: CGSize {
        let widest = rows.map(\.wishedWidth).max() ?? 0
        let titleWidth = (title?.intrinsicContentSize.width ?? 0) + 32
        return CGSize(width: max(180, min(320, max(widest, titleWidth))).rounded(.up), height: height)
    }

    private var titleHeight: CGFloat { title.map { $0.font.lineHeight.rounded(.up) + 14 } ?? 0 }

    private var height: CGFloat {
        6 + titleHeight + rows.reduce(0) { $0 + $1.height } + CGFloat(lines.count) * 9 + 6
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 6
        title?.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: titleHeight)
        y += titleHeight
        for (index, row) in rows.enumerated() {
            for line in lines where line.tag == index { place(line, &y) }
            row.frame = CGRect(x: 6, y: y, width: bounds.width - 12, height: row.height)
            y += row.height
        }
        for line in lines where line.tag == rows.count { place(line, &y) }
        contentSize = CGSize(width: bounds.width, height: y + 6)
    }

    private func place(_ line: UIView, _ y: inout CGFloat) {
        line.frame = CGRect(x: 12, y: y + 4, width: bounds.width - 24, height: 1)
        y += 9
    }
}
