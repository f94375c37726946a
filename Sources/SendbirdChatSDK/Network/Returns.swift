#if canImport(Network)
    internal import Network
#else
    internal import ChatTransport
#endif

/// The moments at which connecting again is worth a try: the network came back, or the app came to the front.
enum Returns {
    /// Whether clients heed them.
    static let isHeeded = Locked(true)

    /// The name under which UIKit tells that the app is about to come to the front: Apple's, and our own on Linux.
    private static let foreground = Notification.Name("UIApplicationWillEnterForegroundNotification")

    /// Calls the body at each of them, from any thread, for as long as the process lives.
    static func watch(_ body: @escaping @Sendable () -> Void) {
        _ = NotificationCenter.default.addObserver(forName: foreground, object: nil, queue: nil) { _ in body() }
        watchNetwork(body)
    }

    #if canImport(Network)
        private static func watchNetwork(_ body: @escaping @Sendable () -> Void) {
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { path in
                if path.status == .satisfied { body() }
            }
            monitor.start(queue: DispatchQueue(label: "com.sendbird.chat.network"))
        }
    #else
        private static func watchNetwork(_ body: @escaping @Sendable () -> Void) {
            guard let loop = TransportNetwork.shared?.loop else { return }
            loop.execute {
                // Where the kernel tells nothing the attempts go on by their own waits. The loop keeps what it watches.
                _ = try? NetworkWatcher(loop: loop, came: body)
            }
        }
    #endif
}
