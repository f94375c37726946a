public import UIKit

/// The parts of an open channel's screen: header, list and input.
///
/// Replace a part for all screens by its metatype here, e.g.
/// `SBUModuleSet.OpenChannelModule.HeaderComponent = MyHeader.self`, or for
/// one screen by assigning an instance to the view controller.
@preconcurrency @MainActor
open class SBUOpenChannelModule: NSObject {
    /// The header that is made where the screen was given none.
    public static var HeaderComponent: Header.Type = Header.self
    /// The list that is made where the screen was given none.
    public static var ListComponent: List.Type = List.self
    /// The input that is made where the screen was given none.
    public static var InputComponent: Input.Type = Input.self

    /// The header that screens use; nil for one of `HeaderComponent`'s kind each.
    ///
    /// This is the older way, by `SBUModuleSet.openChannelModule`: a view is in one
    /// place, so it suits an app that shows one such screen at a time.
    open var headerComponent: Header?
    /// The list that screens use; nil for one of `ListComponent`'s kind each.
    open var listComponent: List?
    /// The input that screens use; nil for one of `InputComponent`'s kind each.
    open var inputComponent: Input?

    /// Makes the module.
    public required override init() {
        super.init()
    }

    /// Makes the module with components of the app's own.
    public convenience init(
        headerComponent: Header? = nil, listComponent: List? = nil, inputComponent: Input? = nil
    ) {
        self.init()
        self.headerComponent = headerComponent
        self.listComponent = listComponent
        self.inputComponent = inputComponent
    }
}
