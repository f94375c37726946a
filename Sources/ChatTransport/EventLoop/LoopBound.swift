/// Carries something that belongs to one loop through code that does not.
///
/// `@unchecked Sendable`: the value is reachable only by `value`, which stops
/// the program anywhere but on the loop's own thread; and when it is wrapped,
/// either nobody else holds it or that happens on the loop.
package struct LoopBound<Value>: @unchecked Sendable {
    private let loop: EventLoop
    private let stored: Value

    /// Gives a value that nobody else holds to a loop. From any thread.
    package init(giving value: sending Value, to loop: EventLoop) {
        self.loop = loop
        stored = value
    }

    /// Wraps a value that the loop owns already. On the loop only.
    package init(ownedBy loop: EventLoop, _ value: Value) {
        loop.preconditionOnLoop()
        self.loop = loop
        stored = value
    }

    /// The value. On the loop only.
    package var value: Value {
        loop.preconditionOnLoop()
        return stored
    }
}
