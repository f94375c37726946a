/// What is done with what is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing, although something else might be taken here.
    case forbidden = 1
    /// It is copied.
    case copy = 2
    /// It is moved. Between programs it is copied.
    case move = 3
}
