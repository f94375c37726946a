internal import Foundation

/// The distances that the system's layout is made of, in points.
///
/// Apple documents that they exist, not what they are; these are the ones seen on an iPhone.
enum LayoutMetrics {
    /// Between neighbouring views.
    static let systemSpacing: CGFloat = 8
    /// Around the content of a view that sets no margins of its own.
    static let defaultMargin: CGFloat = 8
    /// The widest that text should run: the readable width at the default text size.
    static let readableWidth: CGFloat = 672
}
