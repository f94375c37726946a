extension SendbirdChat {
    /// Tells the server that a message reached this device by push, where the app did not have it before.
    ///
    /// Messages that come while connected are told of by the SDK itself.
    ///
    /// - Parameter remoteNotificationPayload: The push's content; its channel is at `sendbird.channel.channel_url`.
    ///   Without one it fails with 800110.
    public class func markAsDelivered(
        remoteNotificationPayload: [AnyHashable: Any], completionHandler: SBErrorHandler? = nil
    ) {
        let content = remoteNotificationPayload["sendbird"] as? [AnyHashable: Any]
        let channel = content?["channel"] as? [AnyHashable: Any]
        guard let url = channel?["channel_url"] as? String else {
            Client.failUninitialised(completionHandler, .invalidParameter, "The push names no channel.")
            return
        }
        Client.postEnd(.markDelivered(channelURL: url), completionHandler)
    }

    /// The later name of ``markAsDelivered(remoteNotificationPayload:completionHandler:)``.
    public class func markPushNotificationAsDelivered(
        remoteNotificationPayload: [AnyHashable: Any], completionHandler: SBErrorHandler? = nil
    ) {
        markAsDelivered(remoteNotificationPayload: remoteNotificationPayload, completionHandler: completionHandler)
    }
}
