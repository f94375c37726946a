public import Foundation

/// The components of the screen that creates a channel: header and list.
///
///     SBUModuleSet.CreateGroupChannelModule.HeaderComponent = CustomHeader.self
@preconcurrency @MainActor
open class SBUCreateChannelModule: NSObject {
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
}
