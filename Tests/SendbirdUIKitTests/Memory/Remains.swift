@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// All that belongs to a screen, held weakly: once the screen was left, none of it may be there.
///
/// Found by a walk from the screen's controller: controllers, views with their gestures, cells, bar items, and what the
/// kit's own classes keep of view models, components, observers, and of the SDK's collections and queries.
@MainActor
final class Remains {
    private struct Trace {
        let kind: AnyClass
        weak var object: AnyObject?
        var name: String { String(reflecting: kind) }
    }

    private var traces: [Trace] = []
    private var seen: Set<ObjectIdentifier> = []

    /// Notes what belongs to a screen or to a view that is shown now.
    ///
    /// - Parameter other: What belongs to the screen below, which may be reached from this one and stays.
    init(of object: AnyObject?, above other: Remains? = nil) {
        if let other { seen = other.seen }
        object.map { visit($0) }
    }

    /// How many objects were found.
    var count: Int { traces.count }
    /// Whether nothing is left.
    var areGone: Bool { traces.allSatisfy { $0.object == nil } }

    /// What is still there, each kind once, with how many of it there are.
    var names: [String] {
        Dictionary(grouping: traces.filter { $0.object != nil }, by: \.name)
            .map { "\($0.value.count) \($0.key)" }.sorted()
    }

    /// Whether something of a kind was found: a walk that finds nothing would prove nothing.
    func found<Kind>(_ kind: Kind.Type) -> Bool {
        traces.contains { $0.kind is Kind.Type }
    }

    // MARK: - The walk

    private func visit(_ object: AnyObject) {
        guard Self.belongsToScreens(object), seen.insert(ObjectIdentifier(object)).inserted else { return }
        traces.append(Trace(kind: type(of: object), object: object))
        for part in Self.parts(of: object) { visit(part) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror, Self.isOfKit(level.subjectType) {
            for child in level.children { visit(inside: child.value) }
            mirror = level.superclassMirror
        }
    }

    private func visit(inside value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return visit(value as AnyObject) }
        for child in mirror.children { visit(inside: child.value) }
    }

    /// The classes of the screens, and those that tests derive from them.
    private static func isOfKit(_ type: Any.Type) -> Bool {
        String(reflecting: type).hasPrefix("SendbirdUIKit")
    }

    /// Leaves out what is the process's: windows, themes, switches, the kinds of parts, the store of pictures; and plain values.
    private static func belongsToScreens(_ object: AnyObject) -> Bool {
        switch object {
        case is UIWindow, is SBUUser, is PictureLoader, is UIMenuElement: return false
        case is UIView, is UIViewController, is UIGestureRecognizer, is UIBarItem, is UINavigationItem,
            is UIPresentationController, is any UIInteraction, is BaseCollection:
            return true
        default:
            let name = String(reflecting: type(of: object))
            if name.hasPrefix("SendbirdChatSDK.") { return name.hasSuffix("Query") }
            let isShared =
                name.hasSuffix("Theme") || name.hasSuffix("Module") || name.hasPrefix("SendbirdUIKit.SBUConfig")
            return isOfKit(type(of: object)) && !isShared
        }
    }

    /// What UIKit's own classes hold that can be seen from outside.
    private static func parts(of object: AnyObject) -> [AnyObject] {
        switch object {
        case let view as UIView:
            return view.subviews + (view.gestureRecognizers ?? []) + view.interactions
        case let navigation as UINavigationController:
            return navigation.viewControllers + parts(ofController: navigation) + [navigation.navigationBar]
        case let controller as UIViewController:
            return parts(ofController: controller)
        case let item as UINavigationItem:
            let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
            return items + [item.titleView].compactMap { $0 }
        case let item as UIBarButtonItem:
            return [item.customView].compactMap { $0 }
        default:
            return []
        }
    }

    private static func parts(ofController controller: UIViewController) -> [AnyObject] {
        let parts: [AnyObject?] = [
            controller.viewIfLoaded, controller.navigationItem, controller.presentedViewController,
        ]
        return controller.children + parts.compactMap { $0 }
    }
}
