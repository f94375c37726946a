/// Unavailable: the words of notifications are the application's.
@available(*, unavailable, message: "The words of notifications are the application's, the same for all users.")
open class SBDPushTemplate: NSObject {}
