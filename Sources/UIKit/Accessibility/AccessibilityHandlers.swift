internal import CGTKHost
internal import Foundation

/// The answers to what assistive tools ask, as functions of C. They are called
/// inside GLib's loop on the main thread, which is the main actor's.
enum AccessibilityHandlers {
    static var all: RoostAccessibleHandlers {
        var handlers = RoostAccessibleHandlers()
        handlers.string = { id, which in AccessibilityHandlers.ask(id) { AccessibilityHandlers.copy($0.string(which)) }
        }
        handlers.kind = { id in AccessibilityHandlers.ask(id) { Int32($0.kind.rawValue) } ?? 0 }
        handlers.role = { id in
            AccessibilityHandlers.ask(id) { Int32($0.role.rawValue) } ?? Int32(ROOST_ROLE_GROUP.rawValue)
        }
        handlers.states = { id in AccessibilityHandlers.ask(id) { $0.states } ?? 0 }
        handlers.parent = { id in AccessibilityHandlers.ask(id) { $0.parent?.id ?? 0 } ?? 0 }
        handlers.child_count = { id in AccessibilityHandlers.ask(id) { Int32($0.children.count) } ?? 0 }
        handlers.child = { id, index in
            AccessibilityHandlers.ask(id) { node in
                let children = node.children
                return children.indices.contains(Int(index)) ? children[Int(index)].id : 0
            } ?? 0
        }
        handlers.index = { id in AccessibilityHandlers.ask(id) { Int32($0.index) } ?? -1 }
        handlers.frame = { id, x, y, width, height in
            guard let frame = AccessibilityHandlers.ask(id, { $0.frame }) else { return }
            x?.pointee = Int32(frame.minX.rounded())
            y?.pointee = Int32(frame.minY.rounded())
            width?.pointee = Int32(frame.width.rounded())
            height?.pointee = Int32(frame.height.rounded())
        }
        handlers.hit = { id, x, y in
            AccessibilityHandlers.ask(id) { $0.hit(CGPoint(x: Int(x), y: Int(y)))?.id ?? 0 } ?? 0
        }
        handlers.action_count = { id in AccessibilityHandlers.ask(id) { Int32($0.actionNames.count) } ?? 0 }
        handlers.action_name = { id, index in
            AccessibilityHandlers.ask(id) { node in
                let names = node.actionNames
                return AccessibilityHandlers.copy(names.indices.contains(Int(index)) ? names[Int(index)] : nil)
            }
        }
        handlers.perform = { id, index in AccessibilityHandlers.ask(id) { $0.perform(Int(index)) ? 1 : 0 } ?? 0 }
        handlers.focus = { id in AccessibilityHandlers.ask(id) { $0.focus() ? 1 : 0 } ?? 0 }
        handlers.selection = { id, start, end in
            guard let range = AccessibilityHandlers.ask(id, { $0.selection }) else { return }
            start?.pointee = Int32(range.lowerBound)
            end?.pointee = Int32(range.upperBound)
        }
        handlers.select = { id, start, end in
            let range = Int(start)..<max(Int(start), Int(end))
            return AccessibilityHandlers.ask(id) { $0.select(range) ? 1 : 0 } ?? 0
        }
        handlers.replace = { id, start, end, text in
            let new = text.map { String(cString: $0) } ?? ""
            let last = end < 0 ? Int.max : Int(end)
            return AccessibilityHandlers.ask(id) { $0.replace(Int(start)..<max(Int(start), last), with: new) ? 1 : 0 }
                ?? 0
        }
        return handlers
    }

    private static func ask<Answer: Sendable>(
        _ id: UInt64, _ question: @MainActor @Sendable (AccessibilityNode) -> Answer
    ) -> Answer? {
        MainActor.assumeIsolated { AccessibilityTree.shared.node(id).map(question) }
    }

    /// A string of C for the asker to free, as the number of its place.
    private static func copy(_ text: String?) -> StringPlace? {
        text.map { StringPlace(pointer: strdup($0)) }
    }

    private static func ask(
        _ id: UInt64, _ question: @MainActor @Sendable (AccessibilityNode) -> StringPlace?
    ) -> UnsafeMutablePointer<CChar>? {
        MainActor.assumeIsolated { AccessibilityTree.shared.node(id).flatMap(question) }?.pointer
    }

    /// A string of C.
    // Unchecked: it is handed over to C and not touched here again.
    private struct StringPlace: @unchecked Sendable {
        let pointer: UnsafeMutablePointer<CChar>?
    }
}
