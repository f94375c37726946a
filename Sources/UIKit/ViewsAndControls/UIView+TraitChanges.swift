internal import Foundation

extension UIView: UITraitChangeObservable {
    /// Calls `handler` with the view and its traits before whenever one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        var handlers = traitHandlers ?? TraitChangeHandlers()
        defer { traitHandlers = handlers }
        return handlers.add(traits, handler)
    }

    /// Ends a registration: the handler is not called any more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitHandlers?.remove(registration)
    }

    /// The traits that the surroundings and the overrides of view and controller give.
    var traitsInPlace: UITraitCollection {
        var traits = superview?.traitCollection ?? rootTraits
        if let ownerOverrides { traits = ownerOverrides.applied(to: traits) }
        traits = traits.overriding(style: traitOverride, displayScale: scaleOverride)
        return limitingTextSize(storedOverrides?.applied(to: traits) ?? traits)
    }

    private func limitingTextSize(_ traits: UITraitCollection) -> UITraitCollection {
        let asked = traits.preferredContentSizeCategory
        var category = asked
        if let maximumContentSizeCategory { category = min(category, maximumContentSizeCategory) }
        if let minimumContentSizeCategory { category = max(category, minimumContentSizeCategory) }
        guard category != asked else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: category)])
    }

    /// Tells the view, its controller and who has registered, with the new traits as the current ones.
    func tellTraits(_ old: UITraitCollection) {
        let new = traitCollection
        new.performAsCurrent {
            traitCollectionDidChange(old)
            traitHandlers?.tell(self, from: old, to: new)
            owner?.traitsDidChange(from: old)
        }
    }
}
