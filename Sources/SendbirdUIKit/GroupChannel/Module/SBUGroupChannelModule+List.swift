public import Foundation
public import SendbirdChatSDK
public import UIKit

extension SBUGroupChannelModule {
    /// The list of a group channel's messages.
    ///
    /// Cells are replaced by registering others before ``configure(delegate:dataSource:theme:)``:
    /// from a subclass of the view controller, before `super.setupViews()`.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelModule.List, SBUUserMessageTextViewDelegate {
        // MARK: - Kinds of parts, set before screens are shown

        /// The cell of a text message.
        public static var UserMessageCell: SBUBaseMessageCell.Type = SBUUserMessageCell.self
        /// The cell of a file message.
        public static var FileMessageCell: SBUBaseMessageCell.Type = SBUFileMessageCell.self
        /// The cell of an admin message.
        public static var AdminMessageCell: SBUBaseMessageCell.Type = SBUAdminMessageCell.self
        /// The cell of a message of a kind that is not known.
        public static var UnknownMessageCell: SBUBaseMessageCell.Type = SBUUnknownMessageCell.self
        /// The cell that says who is typing.
        public static var TypingIndicatorMessageCell: SBUBaseMessageCell.Type = SBUTypingIndicatorMessageCell.self
        /// What is shown when there is nothing to show.
        public static var EmptyView: SBUEmptyView.Type = SBUEmptyView.self
        /// The banner at the top.
        public static var ChannelStateBanner: SBUChannelStateBanner.Type = SBUChannelStateBanner.self
        /// The button that goes to the newest message.
        public static var ScrollBottomView: SBUScrollBottomView.Type = SBUScrollBottomView.self
        /// The note on messages that came in below.
        public static var NewMessageInfo: SBUNewMessageInfo.Type = SBUNewMessageInfo.self
        /// The bar that counts what was unread.
        public static var UnreadMessageInfoView: SBUUnreadMessageInfoView.Type = SBUUnreadMessageInfoView.self

        /// Who is told.
        open weak var delegate: (any SBUGroupChannelModuleListDelegate)? {
            get { baseDelegate as? any SBUGroupChannelModuleListDelegate }
            set { baseDelegate = newValue }
        }

        /// Who is asked.
        open weak var dataSource: (any SBUGroupChannelModuleListDataSource)? {
            get { baseDataSource as? any SBUGroupChannelModuleListDataSource }
            set { baseDataSource = newValue }
        }

        /// The channel.
        public var channel: GroupChannel? { baseChannel as? GroupChannel }

        private var cellTypes: [CellKind: SBUBaseMessageCell.Type] = [:]

        // MARK: - Setting up

        /// Joins the list to its screen and sets it up.
        open func configure(
            delegate: any SBUGroupChannelModuleListDelegate, dataSource: any SBUGroupChannelModuleListDataSource,
            theme: SBUChannelTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupActions()
            setupStyles()
        }

        open override func setupViews() {
            if emptyView == nil {
                let view = Self.EmptyView.init()
                view.type = .none
                view.delegate = self
                emptyView = view
            }
            if channelStateBanner == nil { channelStateBanner = Self.ChannelStateBanner.init() }
            if newMessageInfoView == nil { newMessageInfoView = Self.NewMessageInfo.init() }
            if unreadMessageInfoView == nil { unreadMessageInfoView = Self.UnreadMessageInfoView.init() }
            if scrollBottomView == nil {
                let view = Self.ScrollBottomView.init()
                view.actionHandler = { [weak self] in self?.onTapScrollToBottom() }
                scrollBottomView = view
            }
            super.setupViews()
            for kind in CellKind.allCases {
                let type = cellTypes[kind] ?? kind.standardType
                cellTypes[kind] = type
                tableView.register(type, forCellReuseIdentifier: kind.rawValue)
            }
        }

        /// Shows user messages in cells of this one's class.
        public func register(userMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.user] = type(of: userMessageCell)
        }

        /// Shows user messages in cells of this class.
        public func register(userMessageCell: SBUBaseMessageCell.Type, nib: UINib? = nil) {
            cellTypes[.user] = userMessageCell
        }

        /// Shows file messages in cells of this one's class.
        public func register(fileMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.file] = type(of: fileMessageCell)
        }

        /// Shows file messages in cells of this class.
        public func register(fileMessageCell: SBUBaseMessageCell.Type, nib: UINib? = nil) {
            cellTypes[.file] = fileMessageCell
        }

        /// Shows admin messages in cells of this one's class.
        public func register(adminMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.admin] = type(of: adminMessageCell)
        }

        /// Shows admin messages in cells of this class.
        public func register(adminMessageCell: SBUBaseMessageCell.Type, nib: UINib? = nil) {
            cellTypes[.admin] = adminMessageCell
        }

        /// Shows messages of kinds that are not known in cells of this one's class.
        public func register(unknownMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.unknown] = type(of: unknownMessageCell)
        }

        /// Shows messages of kinds that are not known in cells of this class.
        public func register(unknownMessageCell: SBUBaseMessageCell.Type, nib: UINib? = nil) {
            cellTypes[.unknown] = unknownMessageCell
        }

        /// Says who is typing in cells of this one's class.
        public func register(typingIndicatorMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.typing] = type(of: typingIndicatorMessageCell)
        }

        /// Says who is typing in cells of this class.
        public func register(typingIndicatorMessageCell: SBUBaseMessageCell.Type, nib: UINib? = nil) {
            cellTypes[.typing] = typingIndicatorMessageCell
        }

        // MARK: - Cells

        /// The reuse identifier of a message's cell.
        open func generateCellIdentifier(by message: BaseMessage) -> String {
            CellKind(message).rawValue
        }

        /// Fills a cell with a message.
        open func configureCell(_ messageCell: SBUBaseMessageCell, message: BaseMessage, forRowAt indexPath: IndexPath)
        {
            let appearance = appearance(of: indexPath.row, in: fullMessageList)
            let hidesDate = appearance.day == nil
            let group = appearance.groupPosition
            let params: SBUBaseMessageCellParams
            switch message {
            case let message as UserMessage:
                params = SBUUserMessageCellParams(
                    message: message, hideDateView: hidesDate, useMessagePosition: true, groupPosition: group,
                    receiptState: receiptState(of: message), withTextView: true)
            case let message as FileMessage:
                params = SBUFileMessageCellParams(
                    message: message, hideDateView: hidesDate, useMessagePosition: true, groupPosition: group,
                    receiptState: receiptState(of: message))
            case let message as AdminMessage:
                params = SBUAdminMessageCellParams(message: message, hideDateView: hidesDate)
            case let message as SBUTypingIndicatorMessage:
                params = SBUTypingIndicatorMessageCellParams(message: message)
            default:
                params = SBUUnknownMessageCellParams(
                    message: message, hideDateView: hidesDate, groupPosition: group,
                    receiptState: receiptState(of: message), useReaction: false)
            }
            messageCell.appearance = appearance
            messageCell.isInGroupOfTwo = (channel?.memberCount ?? 0) <= 2
            messageCell.availableWidth = tableView.bounds.width
            messageCell.configure(with: params)
        }

        /// Makes a cell answer to taps and long presses.
        open func setMessageCellGestures(_ cell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath) {
            guard let cell = cell as? SBUContentBaseMessageCell else { return }
            cell.tapHandlerToContent = { [weak self, weak cell] in
                guard let self, let cell, let indexPath = tableView.indexPath(for: cell) else { return }
                setTapGesture(cell, message: message, indexPath: indexPath)
            }
            cell.longPressHandlerToContent = { [weak self, weak cell] in
                guard let self, let cell, let indexPath = tableView.indexPath(for: cell) else { return }
                setLongTapGesture(cell, message: message, indexPath: indexPath)
            }
            cell.userProfileTapHandler = { [weak self] in
                guard let self, let sender = message.sender else { return }
                setUserProfileTapGesture(SBUUser(sender: sender))
            }
            if let message = message as? FileMessage { setFileMessageGestures(cell, message: message) }
            ((cell as? SBUUserMessageCell)?.messageTextView as? SBUUserMessageTextView)?.delegate = self
            cell.mainContainerView.opensByTap = message is FileMessage && message.sendingStatus == .succeeded
            cell.mainContainerView.accessibilityCustomActions = accessibilityActions(for: message) + textActions(cell)
        }

        open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let messages = fullMessageList
            guard messages.indices.contains(indexPath.row) else { return UITableViewCell() }
            let message = messages[indexPath.row]
            let cell = tableView.dequeueReusableCell(
                withIdentifier: generateCellIdentifier(by: message), for: indexPath)
            cell.contentView.transform = tableView.transform
            fill(cell, with: message, at: indexPath)
            return cell
        }

        override func fill(_ cell: UITableViewCell, with message: BaseMessage, at indexPath: IndexPath) {
            guard let cell = cell as? SBUBaseMessageCell else { return }
            configureCell(cell, message: message, forRowAt: indexPath)
            setMessageCellGestures(cell, message: message, indexPath: indexPath)
        }

        open override func receiptState(of message: BaseMessage) -> SBUMessageReceiptState {
            guard SendbirdUI.config.groupChannel.channel.isMessageReceiptStatusEnabled, let channel,
                message.sender?.userId == SBUGlobals.currentUser?.userId
            else { return .notUsed }
            return SBUUtils.getReceiptState(of: message, in: channel)
        }

        // MARK: - SBUUserMessageTextViewDelegate

        open func userMessageTextView(_ textView: SBUUserMessageTextView, didTapMention user: SBUUser) {
            delegate?.groupChannelModule(self, didTapMentionUser: user)
        }

        open func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL) {
            delegate?.groupChannelModule(self, didTapURL: url)
        }

        /// What assistive tools offer beside the menu: the links and the people in a text.
        private func textActions(_ cell: SBUContentBaseMessageCell) -> [UIAccessibilityCustomAction] {
            guard let view = (cell as? SBUUserMessageCell)?.messageTextView as? SBUUserMessageTextView,
                let model = view.model
            else { return [] }
            let links = model.links.prefix(5).map { link in
                UIAccessibilityCustomAction(name: SBUStringSet.Accessibility_Open_Link(link.url.absoluteString)) {
                    [weak self, weak view] _ in
                    if let view { self?.userMessageTextView(view, didTapURL: link.url) }
                    return true
                }
            }
            let people = model.mentions.map { mention in
                UIAccessibilityCustomAction(
                    name: SBUStringSet.Accessibility_Show_Mentioned(mention.user.refinedNickname())
                ) { [weak self, weak view] _ in
                    if let view { self?.userMessageTextView(view, didTapMention: mention.user) }
                    return true
                }
            }
            return links + people
        }
    }
}
