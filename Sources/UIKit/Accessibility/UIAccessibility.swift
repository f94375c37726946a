internal import Foundation

/// What assistive tools are told, and how the user has set them up.
public enum UIAccessibility {
    /// Something that assistive tools are told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Creates a notification by number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The whole screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen are others.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be read out.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells assistive tools. The argument of an announcement is its text; of
    /// the others the view that gets the attention, or nil.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        switch notification {
        case .announcement:
            if let text = argument as? String { AccessibilityTree.shared.announce(text) }
        default:
            AccessibilityTree.shared.attend(to: argument as? UIView)
        }
    }

    /// Whether a screen reader runs: whether anybody has asked for the windows' elements.
    @MainActor
    public static var isVoiceOverRunning: Bool { AccessibilityTree.shared.isObserved }

    /// Whether movements are to be avoided, as the desktop is set.
    @MainActor
    public static var isReduceMotionEnabled: Bool { !UIView.areAnimationsEnabled }
}
