/// Ends the session: its key, and the devices that it registered. The connection is closed after the answer.
public enum Logout: SocketMethod {
    /// `logout`
    public static let name = "logout"

    /// Nothing.
    public typealias Params = Empty
    /// Nothing.
    public typealias Result = Empty
}
