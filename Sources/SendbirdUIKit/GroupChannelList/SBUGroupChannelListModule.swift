public import Foundation

/// The components of the group channel list: header and list.
///
///     SBUModuleSet.GroupChannelListModule.HeaderComponent = CustomHeader.self
@preconcurrency @MainActor
open class SBUGroupChannelListModule: NSObject {
    private static var header: Header.Type = Header.self
    private static var list: List.Type = List.self

    /// The kind of parts that belong neither to header nor list.
    public static var CommonComponent: Common.Type = Common.self

    /// The header that screens use; nil for one of `HeaderComponent`'s kind each.
    ///
    /// This is the older way, by `SBUModuleSet.groupChannelListModule`: a view is
    /// in one place, so it suits an app that shows one such screen at a time.
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
    /// The kind of header that screens make, by its older spelling.
    public class var headerComponent: Header.Type {
        get { HeaderComponent }
        set { HeaderComponent = newValue }
    }
    /// The kind of list that screens make, by its older spelling.
    public class var listComponent: List.Type {
        get { ListComponent }
        set { ListComponent = newValue }
    }
}
