/// What a line in a channel's log is about, as it is stored.
enum ChangeKind: Int {
    case updated = 0
    case joined = 1
    case left = 2
}
