/// Who a request speaks for, once its credentials were checked.
package enum Principal: Hashable, Sendable {
    /// Nobody.
    case anonymous
    /// A logged-in user.
    case session(Session)
    /// An application's own back end.
    case application(key: Int64, applicationID: String)
}
