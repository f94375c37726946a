public import Foundation

/// The components of the group channel list: header and list.
///
///     SBUModuleSet.GroupChannelListModule.HeaderComponent = CustomHeader.self
@preconcurrency @MainActor
open class SBUGroupChannelListModule: NSObject {
    private static var header: Header.Type = Header.self
    private static var list: List.Type = List.self

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
