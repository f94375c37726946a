extension SendbirdChat {
    /// Registers a delegate for channels; held weakly, and replaced by the next one under the same identifier.
    public class func addChannelDelegate(_ delegate: any BaseChannelDelegate, identifier: String) {
        Delegates.channel.add(delegate, identifier: identifier)
    }

    /// Registers a delegate for the connection; held weakly.
    public class func addConnectionDelegate(_ delegate: any ConnectionDelegate, identifier: String) {
        Delegates.connection.add(delegate, identifier: identifier)
    }

    /// Registers a delegate for the current user's counts; held weakly.
    public class func addUserEventDelegate(_ delegate: any UserEventDelegate, identifier: String) {
        Delegates.userEvent.add(delegate, identifier: identifier)
    }

    /// The older name of ``addChannelDelegate(_:identifier:)``.
    public class func add(_ delegate: any BaseChannelDelegate, identifier: String) {
        addChannelDelegate(delegate, identifier: identifier)
    }

    /// The older name of ``addConnectionDelegate(_:identifier:)``.
    public class func add(_ delegate: any ConnectionDelegate, identifier: String) {
        addConnectionDelegate(delegate, identifier: identifier)
    }

    /// The older name of ``addUserEventDelegate(_:identifier:)``.
    public class func add(_ delegate: any UserEventDelegate, identifier: String) {
        addUserEventDelegate(delegate, identifier: identifier)
    }

    /// The delegate for channels under an identifier.
    public class func channelDelegate(forIdentifier identifier: String) -> (any BaseChannelDelegate)? {
        Delegates.channel.delegate(identifier: identifier) as? any BaseChannelDelegate
    }

    /// The delegate for the connection under an identifier.
    public class func connectionDelegate(forIdentifier identifier: String) -> (any ConnectionDelegate)? {
        Delegates.connection.delegate(identifier: identifier) as? any ConnectionDelegate
    }

    /// The delegate for the current user's counts under an identifier.
    public class func userEventDelegate(forIdentifier identifier: String) -> (any UserEventDelegate)? {
        Delegates.userEvent.delegate(identifier: identifier) as? any UserEventDelegate
    }

    /// Removes a delegate; on the main actor it is not called any more once this returns.
    public class func removeChannelDelegate(forIdentifier identifier: String) {
        Delegates.channel.remove(identifier: identifier)
    }

    /// Removes a delegate; on the main actor it is not called any more once this returns.
    public class func removeConnectionDelegate(forIdentifier identifier: String) {
        Delegates.connection.remove(identifier: identifier)
    }

    /// Removes a delegate; on the main actor it is not called any more once this returns.
    public class func removeUserEventDelegate(forIdentifier identifier: String) {
        Delegates.userEvent.remove(identifier: identifier)
    }

    /// Removes all delegates for channels.
    public class func removeAllChannelDelegates() { Delegates.channel.removeAll() }

    /// Removes all delegates for the connection.
    public class func removeAllConnectionDelegates() { Delegates.connection.removeAll() }

    /// Removes all delegates for the current user's counts.
    public class func removeAllUserEventDelegates() { Delegates.userEvent.removeAll() }

    /// Registers the one delegate for the session; held weakly.
    public class func setSessionDelegate(_ delegate: any SessionDelegate) {
        Delegates.session.add(delegate, identifier: "")
    }

    /// Removes the delegate for the session.
    public class func removeSessionDelegate() { Delegates.session.removeAll() }
}
