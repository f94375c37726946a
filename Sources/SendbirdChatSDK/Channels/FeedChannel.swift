/// Unavailable: the server has no feed channels.
@available(*, unavailable, message: "The server has no feed channels.")
open class FeedChannel: NSObject {}
