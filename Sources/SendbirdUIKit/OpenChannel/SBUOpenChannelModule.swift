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

    /// Makes the module.
    public required override init() {
        super.init()
    }
}
