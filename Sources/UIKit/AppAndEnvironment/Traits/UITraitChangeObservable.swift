/// Something whose changes of traits can be heard of one by one.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Calls `handler`, on the main actor, with the object and its traits before whenever one of `traits` has changed.
    ///
    ///     registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: BubbleView, previous) in
    ///         view.measureAnew()
    ///     }
    ///
    /// The registration lasts as long as the object, or until it is ended.
    @discardableResult
    func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration

    /// Ends a registration: the handler is not called any more.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
