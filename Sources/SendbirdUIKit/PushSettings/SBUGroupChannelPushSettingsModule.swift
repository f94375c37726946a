public import Foundation

/// The components of the settings of a group channel's notifications: header and list.
///
///     SBUModuleSet.GroupChannelPushSettingsModule.ListComponent = CustomList.self
@preconcurrency @MainActor
open class SBUGroupChannelPushSettingsModule: NSObject {
    private static var header: Header.Type = Header.self
    private static var list: List.Type = List.self

    /// The header that screens use; nil for one of `HeaderComponent`'s kind each.
    ///
    /// This is the older way, by `SBUModuleSet.groupChannelPushSettingsModule`: a view is in one place,
    /// so it suits an app that shows one such screen at a time.
    open var headerComponent: Header?
    /// The list that screens use; nil for one of `ListComponent`'s kind each.
    open var listComponent: List?

    /// Creates a module with components of the app's own.
    public init(headerComponent: Header? = nil, listComponent: List? = nil) {
        self.headerComponent = headerComponent
        self.listComponent = listComponent
        super.init()
    }

    /// The kind of header that screens make; set it before they are shown.
    open class var HeaderComponent: Header.Type {
        get { header }
        set { header = newValue }
    }
    /// The kind of list that screens make; set it before they are shown.
    open class var ListComponent: List.Type {
        get { list }
        set { list = newValue }
    }
}
