public import Foundation

/// Hears what happens in the rows of a channel's moderation.
@preconcurrency @MainActor
public protocol SBUModerationsModuleListDelegate: SBUCommonDelegate {
    /// A row was tapped.
    func moderationsModule(_ listComponent: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath)
    /// The switch that freezes the channel was turned.
    func moderationsModule(_ listComponent: SBUModerationsModule.List, didChangeFreezeMode state: Bool)
}
