/// The delegates that the app registered: they outlive a client, as the documented calls may come before
/// initialisation.
enum Delegates {
    static let channel = DelegateRegistry()
    static let connection = DelegateRegistry()
    static let userEvent = DelegateRegistry()
    static let session = DelegateRegistry()
}
