import Foundation

@testable import UIKit

/// A grid of texts, with a log of what it was asked and told.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    final class TextCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.textAlignment = .center
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.backgroundColor = .systemIndigo.withAlphaComponent(0.3)
            contentView.layer.cornerRadius = 8
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }

        required init?(coder: NSCoder) { return nil }

        override var isSelected: Bool {
            didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 }
        }
    }

    final class HeaderView: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }

        required init?(coder: NSCoder) { return nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds.insetBy(dx: 8, dy: 0)
        }
    }

    var sections: [[String]]
    let layout = UICollectionViewFlowLayout()
    let grid: UICollectionView
    var log: [String] = []
    var refused: Set<IndexPath> = []
    var size: CGSize? = CGSize(width: 90, height: 60)
    var onCell: ((IndexPath) -> Void)?
    private(set) var cells: Set<ObjectIdentifier> = []

    init(_ sections: [[String]], size: CGSize = CGSize(width: 320, height: 480)) {
        self.sections = sections
        grid = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        grid.register(TextCell.self, forCellWithReuseIdentifier: "text")
        grid.register(
            HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        grid.dataSource = self
        grid.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        onCell?(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        // The hook may have changed the items; a real app would have an index error here.
        let isThere = indexPath.section < sections.count && indexPath.item < sections[indexPath.section].count
        (cell as? TextCell)?.label.text = isThere ? sections[indexPath.section][indexPath.item] : ""
        cells.insert(ObjectIdentifier(cell))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? HeaderView)?.label.text = "Section \(indexPath.section)"
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size ?? layout.itemSize }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.section).\(indexPath.item)")
    }

    /// What is on screen does not agree with the data: how.
    var inconsistency: String? {
        grid.layoutIfNeeded()
        for (path, cell) in grid.liveCells {
            guard path.section < sections.count, path.item < sections[path.section].count else {
                return "\(path) is gone"
            }
            guard (cell as? TextCell)?.label.text == sections[path.section][path.item] else {
                return "\(path) is stale"
            }
            guard cell.frame == layout.layoutAttributesForItem(at: path)?.frame else { return "\(path) is misplaced" }
        }
        let wanted = layout.layoutAttributesForElements(in: grid.bounds) ?? []
        let blank = wanted.first { $0.representedElementCategory == .cell && grid.liveCells[$0.indexPath] == nil }
        return blank.map { "\($0.indexPath) is blank" }
    }
}
