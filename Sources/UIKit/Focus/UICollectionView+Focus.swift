internal import Foundation

// What the keyboard needs to know of a grid.
extension UICollectionView {
    /// The item nearest to a cell in a direction, as it is seen; nil at the edge.
    func item(from cell: UICollectionViewCell, towards step: CGVector) -> IndexPath? {
        let start = cell.frame
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let around = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
        return around.filter { $0.representedElementCategory == .cell }
            .compactMap { item -> (IndexPath, CGFloat)? in
                let (across, down) = (item.frame.midX - start.midX, item.frame.midY - start.midY)
                let along = across * step.dx + down * step.dy
                let aside = abs(across * step.dy) + abs(down * step.dx)
                // What lies more aside than ahead is another line or column.
                guard along > 1, aside <= along * 2 else { return nil }
                return (item.indexPath, along + aside * 2)
            }
            .min { $0.1 < $1.1 }?.0
    }
}

extension UICollectionViewCell {
    /// The grid that it is in.
    var grid: UICollectionView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
    }
}
