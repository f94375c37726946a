import Foundation

/// How pictures of several people share one circle.
///
/// One fills it; two have a half each; of three the first has a half and the
/// others a quarter each; four have a quarter each.
struct CombinedCover {
    /// How many people there are, from 0 to 4.
    let count: Int
    /// The line between pictures.
    private let gap: CGFloat = 1

    /// Creates the division for so many people.
    init(count: Int) {
        self.count = count
    }

    /// Returns where each picture is.
    func frames(in bounds: CGRect) -> [CGRect] {
        let width = (bounds.width - gap) / 2
        let height = (bounds.height - gap) / 2
        let right = bounds.minX + width + gap
        let below = bounds.minY + height + gap
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        let rightUp = CGRect(x: right, y: bounds.minY, width: width, height: height)
        let rightDown = CGRect(x: right, y: below, width: width, height: height)
        switch count {
        case ...0: return []
        case 1: return [bounds]
        case 2: return [left, CGRect(x: right, y: bounds.minY, width: width, height: bounds.height)]
        case 3: return [left, rightUp, rightDown]
        default:
            return [
                CGRect(x: bounds.minX, y: bounds.minY, width: width, height: height), rightUp,
                CGRect(x: bounds.minX, y: below, width: width, height: height), rightDown,
            ]
        }
    }
}
