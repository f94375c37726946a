@testable import SendbirdChatSDK

/// The completion handlers of one run of an app: each is called once, and never after the app's end.
@MainActor
final class Tally {
    private let world: World
    private let name: String
    private var calls: [(what: String, count: Int)] = []
    private var isClosed = false

    init(_ world: World, name: String) { (self.world, self.name) = (world, name) }

    /// A handler that is told of an end.
    func end(_ what: String, _ body: @escaping (SBError?) -> Void = { _ in }) -> SBErrorHandler {
        let number = expect(what)
        return { error in
            MainActor.assumeIsolated { self.note(number, error) }
            body(error)
        }
    }

    /// A handler that is given a value.
    func value<Value>(
        _ what: String, _ body: @escaping (Value?, SBError?) -> Void = { _, _ in }
    ) -> (Value?, SBError?) -> Void {
        let number = expect(what)
        return { value, error in
            MainActor.assumeIsolated { self.note(number, error) }
            if (value == nil) == (error == nil), what != "connect" {
                MainActor.assumeIsolated {
                    self.world.complain("\(self.name) got neither or both of value and error for \(what)")
                }
            }
            body(value, error)
        }
    }

    private func expect(_ what: String) -> Int {
        calls.append((what, 0))
        return calls.count - 1
    }

    private func note(_ number: Int, _ error: SBError?) {
        calls[number].count += 1
        world.tell("\(name) \(calls[number].what) \(error?.code ?? 0)")
        if isClosed { world.complain("\(name) was called back for \(calls[number].what) after its end") }
        if calls[number].count == 2 { world.complain("\(name) was called back twice for \(calls[number].what)") }
    }

    /// The app is gone.
    func close() { isClosed = true }

    /// Complains of every handler that was not called.
    func check() {
        for call in calls where call.count == 0 { world.complain("\(name) was never called back for \(call.what)") }
    }
}
