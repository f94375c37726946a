public import Foundation

/// The components of the screen that creates an open channel: header and profile input.
///
///     SBUModuleSet.CreateOpenChannelModule.HeaderComponent = CustomHeader.self
@preconcurrency @MainActor
open class SBUCreateOpenChannelModule: NSObject {
    private static var header: Header.Type = Header.self
    private static var profileInput: ProfileInput.Type = ProfileInput.self

    /// The header that screens use; nil for one of `HeaderComponent`'s kind each.
    ///
    /// This is the older way, by `SBUModuleSet.createOpenChannelModule`: a view is in one place,
    /// so it suits an app that shows one such screen at a time.
    open var headerComponent: Header?
    /// The profile input that screens use; nil for one of `ProfileInputComponent`'s kind each.
    open var profileInputComponent: ProfileInput?

    /// Creates a module with components of the app's own.
    public init(headerComponent: Header? = nil, profileInputComponent: ProfileInput? = nil) {
        self.headerComponent = headerComponent
        self.profileInputComponent = profileInputComponent
        super.init()
    }

    /// The kind of header that screens make; set it before they are shown.
    open class var HeaderComponent: Header.Type {
        get { header }
        set { header = newValue }
    }
    /// The kind of profile input that screens make; set it before they are shown.
    open class var ProfileInputComponent: ProfileInput.Type {
        get { profileInput }
        set { profileInput = newValue }
    }
}
