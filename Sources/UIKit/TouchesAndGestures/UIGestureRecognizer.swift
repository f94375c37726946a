public import Foundation

/// Watches the touches in a view and tells when they make up a gesture.
///
/// ## Differences on Linux
/// The original tells its targets by selectors. Here a recognizer is made with
/// a closure, `UITapGestureRecognizer { recognizer in … }`, or gets one by
/// `addHandler(_:)`. On Apple's systems the same two members are a small
/// extension of an app or kit that wants one source for both.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        /// Nothing was recognized yet.
        case possible = 0
        /// A lasting gesture began.
        case began = 1
        /// A lasting gesture went on.
        case changed = 2
        /// The gesture came to its end.
        case ended = 3
        /// The gesture was broken off.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// The gesture came to its end: what a moment's gesture is from the start.
        public static let recognized = State.ended
    }

    private var handlers: [(UIGestureRecognizer) -> Void] = []
    /// The touches that it watches.
    private(set) var touches: [UITouch] = []
    private var currentState = State.possible
    /// The recognition that waits until others have failed.
    private(set) var pendingState: State?
    /// Decides between the recognizers of the same touches, while there are some.
    weak var arena: GestureArena?
    /// Where the last touch was, in its window.
    private var lastPosition = CGPoint.zero

    /// How far the gesture is. Subclasses set it. Recognition may be refused,
    /// and then becomes failure: by the delegate, or by another recognizer that
    /// was quicker. The handlers are told of all but possible and failed.
    open var state: State {
        get { currentState }
        set {
            let isStart = currentState == .possible && (newValue == .began || newValue == .ended)
            guard isStart, let arena else {
                commit(newValue)
                return
            }
            switch arena.decision(on: self) {
            case .refused: commit(.failed)
            case .wait: pendingState = newValue
            case .granted: commit(newValue)
            }
        }
    }

    /// Who decides about the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether it watches touches.
    open var isEnabled = true {
        didSet { if !isEnabled { cancelOrFail() } }
    }

    /// The view whose touches it watches.
    open internal(set) weak var view: UIView?

    /// Whether the view's touches are cancelled once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only when the gesture has failed. Taken, and as if it were false.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of touches only when the gesture has failed. Taken, and as if it were false.
    open var delaysTouchesEnded = true
    /// A name for whoever looks for the recognizer.
    open var name: String?

    /// Recognizers that must fail before this one may recognize.
    private(set) var required: [UIGestureRecognizer] = []

    /// Creates a recognizer that tells nobody yet.
    public override init() {
        super.init()
    }

    /// Creates a recognizer that calls a closure at each change of its gesture.
    public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Has a closure called at each change of the gesture.
    public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Has this one wait until the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(otherGestureRecognizer)
    }

    /// The number of touches that it watches.
    open var numberOfTouches: Int { touches.count }

    /// Returns the middle of the touches, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else {
            guard let view, let window = self.view?.window else { return lastPosition }
            return view.convert(lastPosition, from: window)
        }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// Returns where one of the touches is.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    // MARK: - For subclasses

    /// Touches came down. For overriding.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved. For overriding.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches went up. For overriding.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were taken away. For overriding.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelOrFail()
    }

    /// Goes back to the start, for the next gesture. For overriding.
    open func reset() {}

    /// Whether it gives way to another one, where the delegate does not say.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another one gives way to it, where the delegate does not say.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Inside

    /// Whether it can still become something or is something.
    var isActive: Bool { currentState == .possible || currentState == .began || currentState == .changed }

    /// Whether its gesture was recognized.
    var isRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

    func attach(to view: UIView?) {
        cancelOrFail()
        start()
        self.view = view
    }

    /// Ready for the next gesture.
    func start() {
        touches = []
        pendingState = nil
        currentState = .possible
        reset()
    }

    func take(_ touch: UITouch) {
        if !touches.contains(where: { $0 === touch }) { touches.append(touch) }
        lastPosition = touch.position
    }

    func drop(_ touch: UITouch) {
        lastPosition = touch.position
        touches.removeAll { $0 === touch }
    }

    func cancelOrFail() {
        switch currentState {
        case .began, .changed: commit(.cancelled)
        case .possible:
            pendingState = nil
            commit(.failed)
        case .ended, .cancelled, .failed: break
        }
    }

    /// What was waited for has happened: try again.
    func retryPending() {
        guard let pending = pendingState else { return }
        pendingState = nil
        state = pending
    }

    private func commit(_ new: State) {
        let isNewlyRecognized = currentState == .possible && (new == .began || new == .ended)
        currentState = new
        if isNewlyRecognized { arena?.didRecognize(self) }
        if new != .possible, new != .failed {
            for handler in handlers { handler(self) }
        }
        if new == .failed || new == .cancelled { arena?.didFail(self) }
    }
}
