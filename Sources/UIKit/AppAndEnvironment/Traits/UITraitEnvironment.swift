/// Something that has traits: screens, windows, view controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// What it knows of its surroundings.
    var traitCollection: UITraitCollection { get }

    /// Tells that the traits have changed; `previousTraitCollection` are the old ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
