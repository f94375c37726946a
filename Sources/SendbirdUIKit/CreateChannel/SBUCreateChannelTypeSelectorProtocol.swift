/// A view that asks for the kind of channel to create.
@preconcurrency @MainActor
public protocol SBUCreateChannelTypeSelectorProtocol {
    /// Shows the view.
    func show()
    /// Takes the view away.
    func dismiss()
}
