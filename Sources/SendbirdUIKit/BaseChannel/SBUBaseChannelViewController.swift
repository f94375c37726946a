public import SendbirdChatSDK
import UIKit

/// What the screens of group and open channels share: it joins header, list
/// and input to the view model, and holds nothing of its own.
///
/// Open ``SBUGroupChannelViewController`` rather than this.
@preconcurrency @MainActor
open class SBUBaseChannelViewController: SBUBaseViewController {
    /// The header, whatever its kind.
    public var baseHeaderComponent: SBUBaseChannelModule.Header?
    /// The list, whatever its kind.
    public var baseListComponent: SBUBaseChannelModule.List?
    /// The input, whatever its kind.
    public var baseInputComponent: SBUBaseChannelModule.Input?
    /// The view model, whatever its kind.
    public var baseViewModel: SBUBaseChannelViewModel?
    /// A title in the place of the channel's name.
    open var channelName: String?
    /// The colours and fonts in use.
    open var theme: SBUChannelTheme {
        get { oneTimeTheme ?? SBUTheme.channelTheme }
        set { oneTimeTheme = newValue }
    }
    /// How many messages came in below what is read.
    public internal(set) var newMessagesCount = 0
    private var oneTimeTheme: SBUChannelTheme?

    /// The channel.
    public var channel: BaseChannel? { baseViewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { baseViewModel?.channelURL }

    // MARK: - Making

    /// Makes a screen for a channel at hand.
    public init(baseChannel: BaseChannel, messageListParams: MessageListParams? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: baseChannel, messageListParams: messageListParams)
    }

    /// Makes a screen for a channel by its address.
    /// - Parameter startingPoint: Where the list starts, in milliseconds; nil for the newest.
    public required init(channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(
            channelURL: channelURL, messageListParams: messageListParams, startingPoint: startingPoint ?? .max)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model, which begins to load. Override it to use one of your own.
    open func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = .max, showIndicator: Bool = true
    ) {}

    // MARK: - What the header shows

    /// Shows the channel's name and picture.
    open func updateChannelTitle() {
        baseHeaderComponent?.update(channel: channel, status: channelStatus())
        guard let channelName else { return }
        (baseHeaderComponent?.titleView as? SBUChannelTitleView)?.titleLabel.text = channelName
    }

    /// Shows who is typing.
    open func updateChannelStatus() {
        updateChannelTitle()
    }

    /// The line below the channel's name; nil for none.
    open func channelStatus() -> String? { nil }

    // MARK: - New messages

    /// Counts a new message if the newest is not seen.
    /// - Returns: Whether it was counted.
    @discardableResult
    open func increaseNewMessageCount() -> Bool {
        guard let list = baseListComponent, !list.isScrollNearByBottom else { return false }
        newMessagesCount += 1
        updateNewMessageInfo(hidden: false)
        return true
    }

    /// Shows or hides the note on new messages; hiding it starts its count anew.
    open func updateNewMessageInfo(hidden: Bool) {
        guard let info = baseListComponent?.newMessageInfoView else { return }
        if hidden { newMessagesCount = 0 }
        info.isHidden = hidden
        (info as? SBUNewMessageInfo)?.updateCount(count: newMessagesCount) { [weak self] in
            guard let list = self?.baseListComponent else { return }
            list.baseDelegate?.baseChannelModuleDidTapScrollToButton(list, animated: true)
        }
    }

    // MARK: - Input

    /// Puts a message into the input to be edited; nil leaves editing.
    open func setEditMode(for userMessage: UserMessage?) {
        baseViewModel?.inEditingMessage = userMessage
        setMessageInputViewMode(userMessage == nil ? .none : .edit, message: userMessage)
    }

    /// Changes what the input is for.
    open func setMessageInputViewMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
        baseInputComponent?.updateMessageInputMode(mode, message: message)
    }

    /// Hides the keyboard.
    open func dismissKeyboard() {
        view.endEditing(true)
    }
}
