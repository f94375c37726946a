/// How counters of a channel change.
public enum ChannelMetaCountersUpdateMode: Int, Sendable, Hashable {
    /// To a value.
    case set
    /// By a value, upwards.
    case increase
    /// By a value, downwards.
    case decrease

    var word: String {
        switch self {
        case .set: "set"
        case .increase: "increase"
        case .decrease: "decrease"
        }
    }
}
