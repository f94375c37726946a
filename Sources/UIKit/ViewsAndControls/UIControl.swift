public import Foundation

/// A view that the user sets or presses, and that tells of it.
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch came down in it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch came down in it again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch came back.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch left.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user set a value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is made for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The editing of text began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text was changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The editing of text ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The editing of text ended with Return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that touches do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that is done to text.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing in particular.
        public static let normal: State = []
        /// A touch is in it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is chosen.
        public static let selected = State(rawValue: 4)
        /// It has the keys.
        public static let focused = State(rawValue: 8)
    }

    /// Where content stands across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }

    /// Where content stands down.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    private struct Registration {
        let action: UIAction
        var events: Event
    }

    private var registrations: [Registration] = []
    private var isInside = false

    /// Whether it can be used.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }

    /// Whether it is chosen.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether a touch is in it.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// How it is.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content stands across.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// Where the content stands down.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// Whether a touch is being followed.
    open private(set) var isTracking = false

    /// Whether the touch that is followed is inside.
    open var isTouchInside: Bool { isInside }

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// Creates a control that does something when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    /// Whether a press shows the menu that the control has. False unless set.
    open var showsMenuAsPrimaryAction = false

    /// The menu that the control has.
    var ownMenu: UIMenu? { nil }

    /// While it can be used.
    open override var canBecomeFocused: Bool { isEnabled }

    // MARK: - Telling

    /// Has an action done at events. An action of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == action.identifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
        registrations.append(Registration(action: action, events: controlEvents))
    }

    /// No longer has an action done at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer has the action of an identifier done at events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Calls a closure for each action, its events, and whether to go on.
    open func enumerateEventHandlers(_ iterator: (UIAction?, Event, inout Bool) -> Void) {
        var stops = false
        for registration in registrations {
            iterator(registration.action, registration.events, &stops)
            if stops { return }
        }
    }

    /// Does the actions of events.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }

    /// Does an action.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    // MARK: - Following

    /// A touch came down; returns whether to follow it. For overriding.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch moved; returns whether to go on following. For overriding.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch went up. For overriding.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away. For overriding.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts following.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, !touch.isSecondary else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// Goes on following.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        // A finger may stray a little before the press counts as broken off.
        let reach = bounds.insetBy(dx: -40, dy: -40)
        let wasInside = isInside
        isInside = reach.contains(touch.location(in: self))
        isHighlighted = isInside
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
        if !continueTracking(touch, with: event) { isTracking = false }
    }

    /// Ends following.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        endTracking(touches.first, with: event)
        if isInside { press() } else { sendActions(for: .touchUpOutside) }
        isInside = false
    }

    /// Breaks following off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        isInside = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// What a touch that goes up inside does.
    func press() {
        if showsMenuAsPrimaryAction, let menu = ownMenu { return menu.present(from: self) }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Presses the control, if it can be used.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        press()
        return true
    }

    /// The state has changed.
    func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
        accessibilityDidChange()
    }
}
