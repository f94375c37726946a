/// The handlers that hear of an object's changes of traits, in the order of registration.
@MainActor
struct TraitChangeHandlers {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    mutating func add<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits) { environment, previous in
            guard let environment = environment as? Environment else { return }
            handler(environment, previous)
        }
        registrations.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Tells the handlers of traits that differ.
    func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { new.differs(from: old, in: $0) })
        {
            registration.handler(environment, old)
        }
    }
}

extension UITraitCollection {
    /// Whether one trait is another.
    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle != other.userInterfaceStyle
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection != other.layoutDirection
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass != other.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass != other.verticalSizeClass
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom != other.userInterfaceIdiom
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale != other.displayScale
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            preferredContentSizeCategory != other.preferredContentSizeCategory
        default: false
        }
    }
}
