/// What a view's content says about its size; `nil` for an axis of which it says nothing.
struct ContentSizing: Equatable {
    var width: AxisSizing?
    var height: AxisSizing?
    /// Whether the height has to be asked for again once the width is known, as for text of several lines.
    var isHeightDependentOnWidth = false

    static let none = ContentSizing()
}
