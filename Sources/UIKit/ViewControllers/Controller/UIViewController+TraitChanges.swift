extension UIViewController: UITraitChangeObservable {
    /// Calls `handler` with the controller and its traits before whenever one of `traits` has changed.
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
}
