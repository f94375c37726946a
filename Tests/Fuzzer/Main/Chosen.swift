/// The codec that is fed. libFuzzer takes a function without a context.
enum Chosen {
    // Set once, before libFuzzer's loop begins, which runs on the same thread.
    nonisolated(unsafe) static var target: FuzzTarget?
}
