public import SendbirdChatSDK
public import UIKit

extension SBUGroupChannelModule {
    /// The list of a group channel's messages.
    ///
    /// Cells are replaced by registering others before ``configure(delegate:dataSource:theme:)``:
    /// from a subclass of the view controller, before `super.setupViews()`.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelModule.List {
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

        // MARK: - Cells

        /// The reuse identifier of a message's cell.
        open func generateCellIdentifier(by message: BaseMessage) -> String {
            CellKind(message).rawValue
        }

        /// Fills a cell with a message.
        open func configureCell(_ messageCell: SBUBaseMessageCell, message: BaseMessage, forRowAt indexPath: IndexPath)
        {
            let messages = fullMessageList
            let hidesDate = checkSameDayAsNextMessage(currentIndex: indexPath.row, fullMessageList: messages)
            let group = getMessageGroupingPosition(currentIndex: indexPath.row)
            let params: SBUBaseMessageCellParams
            switch message {
            case let message as UserMessage:
                params = SBUUserMessageCellParams(
                    message: message, hideDateView: hidesDate, useMessagePosition: true, groupPosition: group,
                    receiptState: receiptState(of: message), withTextView: true)
            case let message as AdminMessage:
                params = SBUAdminMessageCellParams(message: message, hideDateView: hidesDate)
            default:
                params = SBUUnknownMessageCellParams(
                    message: message, hideDateView: hidesDate, groupPosition: group,
                    receiptState: receiptState(of: message), useReaction: false)
            }
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
        }

        open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let messages = fullMessageList
            guard messages.indices.contains(indexPath.row) else { return UITableViewCell() }
            let message = messages[indexPath.row]
            let cell = tableView.dequeueReusableCell(
                withIdentifier: generateCellIdentifier(by: message), for: indexPath)
            cell.contentView.transform = tableView.transform
            guard let cell = cell as? SBUBaseMessageCell else { return cell }
            configureCell(cell, message: message, forRowAt: indexPath)
            setMessageCellGestures(cell, message: message, indexPath: indexPath)
            return cell
        }

        open override func receiptState(of message: BaseMessage) -> SBUMessageReceiptState {
            guard let channel, message.sender?.userId == SBUGlobals.currentUser?.userId else { return .notUsed }
            return SBUUtils.getReceiptState(of: message, in: channel)
        }
    }
}
