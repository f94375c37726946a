import Foundation

/// The distances of the screens, in points (Docs/design.md).
enum Spacing {
    /// Between parts of one thing: icon and its text.
    static let hair: CGFloat = 4
    /// Between things that belong together: name and message.
    static let tight: CGFloat = 8
    /// Between groups.
    static let group: CGFloat = 12
    /// From the edge of the screen.
    static let edge: CGFloat = 16
    /// Between blocks.
    static let block: CGFloat = 24
}
