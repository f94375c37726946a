/// Something with a descriptor that a loop watches. Called on the loop.
protocol EventSource: AnyObject {
    /// The descriptor is ready; `events` holds epoll's bits.
    func ready(_ events: UInt32)
    /// The loop ends: close the descriptor and tell whom it concerns.
    func loopStopped()
}
