import Testing

@testable import SendbirdUIKit
@testable import UIKit

/// A component of a kind of screen, and the ways in which an app puts its own in its place.
@MainActor
struct ReplaceablePart {
    private let name: String
    private let look: (_ stage: Stage, _ part: ReplaceablePart) -> Void

    /// Describes a component.
    ///
    /// - Parameters:
    ///   - path: Where a screen has it.
    ///   - make: Makes one of the app's own kind.
    ///   - set: Sets the kind that screens make.
    ///   - give: Gives the module one that screens use.
    ///   - screen: Makes a screen.
    init<Screen: UIViewController, Component: UIView>(
        _ name: String, _ path: ReferenceWritableKeyPath<Screen, Component?>, _ make: @escaping () -> Component,
        set: @escaping (Component.Type) -> Void, give: @escaping (Component?) -> Void,
        screen: @escaping () -> Screen
    ) {
        self.name = name
        look = { stage, part in
            @MainActor func shown(_ own: Component? = nil) -> Component? {
                let screen = screen()
                if let own { screen[keyPath: path] = own }
                stage.show(UIViewController(), screen)
                return screen[keyPath: path]
            }
            defer {
                set(Component.self)
                give(nil)
            }
            #expect(shown().map { type(of: $0) } == Component.self, "\(part.name): ours")
            let (given, own) = (make(), make())
            set(type(of: own))
            #expect(shown().map { type(of: $0) == type(of: own) } == true, "\(part.name): the kind that is set")
            give(given)
            #expect(shown() === given, "\(part.name): the module's")
            #expect(shown(own) === own, "\(part.name): the screen's own")
        }
    }

    /// Expects ours; then the kind that is set; then the module's; then the screen's own.
    func expectEveryWay(on stage: Stage) {
        look(stage, self)
    }
}
