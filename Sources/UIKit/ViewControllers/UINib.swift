public import Foundation

/// An archive of views, made by Xcode's interface builder.
///
/// ## Differences on Linux
/// There is no such archive here, so none can be made; the type is there for
/// calls that take an optional one.
@preconcurrency @MainActor
public final class UINib: NSObject {
    private override init() {}

    /// Not supported: nibs are compiled by Xcode. Make the views in code.
    @available(*, unavailable, message: "Nibs are compiled by Xcode. Make the views in code.")
    public convenience init(nibName name: String, bundle: Bundle?) {
        self.init()
    }
}
