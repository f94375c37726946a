/// A push service that an application has set up.
protocol PushService: Sendable {
    /// Hands a notification over for one device. The answer comes from any thread.
    func send(
        _ notification: PushNotification, to token: String, completion: @escaping @Sendable (PushOutcome) -> Void)
}
