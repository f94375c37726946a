/// A closure of the app's, carried to the main actor.
// Unchecked: the API's contract is that handlers are called on the main actor only, exactly once; between the call
// that takes them and that moment nothing touches them.
struct Handed<Closure>: @unchecked Sendable {
    let closure: Closure

    init(_ closure: Closure) {
        self.closure = closure
    }
}
