internal import CLinux

/// Tells when the machine's network came back, or may have: an address, a route, or a running link that is new.
///
/// What comes close together is told once. It says nothing of whether a given server can be reached.
package final class NetworkWatcher: EventSource {
    private let loop: EventLoop
    private let descriptor: Int32
    private var token: UInt64 = 0
    private let came: @Sendable () -> Void
    private var isPending = false
    private var isClosed = false

    /// How long news are gathered: a cable that is plugged in makes a dozen of them.
    private static let gathering = Duration.milliseconds(250)

    /// Begins to watch. On the loop only.
    ///
    /// - Parameter came: Called on the loop.
    /// - Throws: `system` where the kernel tells nothing, as in some sandboxes.
    package init(loop: EventLoop, came: @escaping @Sendable () -> Void) throws(TransportError) {
        let descriptor = clinux_watch_network()
        guard descriptor >= 0 else { throw .system(-descriptor) }
        self.descriptor = descriptor
        self.loop = loop
        self.came = came
        do {
            token = try loop.add(self, descriptor: descriptor, events: UInt32(CLINUX_READABLE))
        } catch {
            _ = clinux_close(descriptor)
            throw error
        }
    }

    /// Ends the watching. On the loop only.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        loop.remove(token, descriptor: descriptor)
        _ = clinux_close(descriptor)
    }

    func loopStopped() { close() }

    func ready(_ events: UInt32) {
        let news = clinux_network_came(descriptor)
        if news < 0 { return close() }
        guard news > 0 else { return }
        noteNews()
    }

    /// Whether the bytes of the kernel's report tell of something that came.
    static func saysCame(_ report: [UInt8]) -> Bool { clinux_report_says_came(report, report.count) == 1 }

    func noteNews() {
        guard !isPending else { return }
        isPending = true
        loop.schedule(after: Self.gathering) { [weak self] in
            guard let self, !isClosed else { return }
            isPending = false
            came()
        }
    }
}
