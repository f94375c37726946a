import UIKit

// The themes over a picture or video: the dark ones, on a shade that lets it through.

extension SBUChannelTheme {
    /// The theme over a picture or video.
    public static var overlay: SBUChannelTheme {
        let theme = dark
        theme.backgroundColor = .clear
        theme.navigationBarTintColor = SBUColorSet.overlay01
        theme.navigationBarShadowColor = .clear
        return theme
    }
}

extension SBUMessageInputTheme {
    /// The theme over a picture or video.
    public static var overlay: SBUMessageInputTheme {
        let theme = dark
        theme.backgroundColor = SBUColorSet.overlay01
        return theme
    }
}

extension SBUMessageCellTheme {
    /// The theme over a picture or video.
    public static var overlay: SBUMessageCellTheme {
        let theme = dark
        theme.backgroundColor = .clear
        return theme
    }
}

extension SBUComponentTheme {
    /// The theme over a picture or video.
    public static var overlay: SBUComponentTheme {
        let theme = dark
        theme.emptyViewBackgroundColor = .clear
        return theme
    }
}
