public import Foundation

extension SBUGroupChannelListModule {
    /// The parts of the group channel list that belong neither to header nor list.
    @preconcurrency @MainActor
    open class Common: NSObject {
        /// The kind of view that asks what kind of channel to create.
        public static var CreateChannelTypeSelector: SBUCreateChannelTypeSelector.Type =
            SBUCreateChannelTypeSelector.self
    }
}
