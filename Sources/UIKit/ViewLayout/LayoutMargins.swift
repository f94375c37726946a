internal import Foundation

/// What a view keeps about its margins.
struct LayoutMargins {
    var own = NSDirectionalEdgeInsets(
        top: LayoutMetrics.defaultMargin, leading: LayoutMetrics.defaultMargin, bottom: LayoutMetrics.defaultMargin,
        trailing: LayoutMetrics.defaultMargin)
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// What bars that belong to the view cover of it.
    var additionalSafeArea = UIEdgeInsets.zero
}
