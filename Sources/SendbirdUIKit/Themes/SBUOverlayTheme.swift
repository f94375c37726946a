/// The themes of a channel's screen that lies over a picture or video: text on a dark shade.
@preconcurrency @MainActor
public class SBUOverlayTheme {
    /// The screen.
    public var channelTheme: SBUChannelTheme
    /// The message input.
    public var messageInputTheme: SBUMessageInputTheme
    /// Messages.
    public var messageCellTheme: SBUMessageCellTheme
    /// What all screens share.
    public var componentTheme: SBUComponentTheme

    /// Creates a set of themes; what is not given is as in `overlay`.
    public init(
        channelTheme: SBUChannelTheme = .overlay, messageInputTheme: SBUMessageInputTheme = .overlay,
        messageCellTheme: SBUMessageCellTheme = .overlay, componentTheme: SBUComponentTheme = .overlay
    ) {
        self.channelTheme = channelTheme
        self.messageInputTheme = messageInputTheme
        self.messageCellTheme = messageCellTheme
        self.componentTheme = componentTheme
    }
}
