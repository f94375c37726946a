internal import Foundation

/// What content says about its length along one axis.
struct AxisSizing: Equatable {
    /// The length at which the content looks right.
    var length: CGFloat
    /// The length below which a required constraint inside would be missed.
    var minimum: CGFloat = 0
    /// The length above which a required constraint inside would be missed.
    var maximum: CGFloat = .infinity
    /// How strongly the content resists being longer. 0: not at all.
    var hugging: Float
    /// How strongly the content resists being shorter. 0: not at all.
    var compression: Float

    /// A length that content without a size of its own has: none, and any other suits as well.
    static let none = AxisSizing(length: 0, hugging: 0, compression: 0)
}
