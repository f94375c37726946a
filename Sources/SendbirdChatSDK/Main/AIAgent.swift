/// Unavailable: the server has no agents.
@available(*, unavailable, message: "The server has no agents.")
open class AIAgent: NSObject {}
