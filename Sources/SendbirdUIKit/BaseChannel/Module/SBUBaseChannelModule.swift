public import UIKit

/// The parts of a channel's screen that group and open channels share: header,
/// list and input.
@preconcurrency @MainActor
open class SBUBaseChannelModule: NSObject {
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
