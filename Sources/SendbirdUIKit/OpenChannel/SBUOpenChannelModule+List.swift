public import Foundation
public import SendbirdChatSDK
public import UIKit

extension SBUOpenChannelModule {
    /// The messages of an open channel: one under the other, all on the leading side.
    @preconcurrency @MainActor
    open class List: SBUBaseChannelModule.List, SBUUserMessageTextViewDelegate {
        /// The class of cells for texts, unless another one is registered.
        public static var UserMessageCell: SBUOpenChannelBaseMessageCell.Type = SBUOpenChannelUserMessageCell.self
        /// The class of cells for files, unless another one is registered.
        public static var FileMessageCell: SBUOpenChannelBaseMessageCell.Type = SBUOpenChannelFileMessageCell.self
        /// The class of cells for messages of the application, unless another one is registered.
        public static var AdminMessageCell: SBUOpenChannelBaseMessageCell.Type = SBUOpenChannelAdminMessageCell.self
        /// The class of cells for messages of kinds that are not known, unless another one is registered.
        public static var UnknownMessageCell: SBUOpenChannelBaseMessageCell.Type =
            SBUOpenChannelUnknownMessageCell.self

        /// Who is told.
        open weak var delegate: (any SBUOpenChannelModuleListDelegate)? {
            get { baseDelegate as? any SBUOpenChannelModuleListDelegate }
            set { baseDelegate = newValue }
        }

        /// Who is asked.
        open weak var dataSource: (any SBUOpenChannelModuleListDataSource)? {
            get { baseDataSource as? any SBUOpenChannelModuleListDataSource }
            set { baseDataSource = newValue }
        }

        /// The channel.
        public var channel: OpenChannel? { baseChannel as? OpenChannel }

        private var cellTypes: [OpenCellKind: SBUOpenChannelBaseMessageCell.Type] = [:]

        // MARK: - Setting up

        /// Joins the list to its screen and sets it up.
        open func configure(
            delegate: any SBUOpenChannelModuleListDelegate, dataSource: any SBUOpenChannelModuleListDataSource,
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

        /// Makes the views that are not there yet, and the kinds of rows.
        open override func setupViews() {
            super.setupViews()
            for kind in OpenCellKind.allCases {
                tableView.register(cellTypes[kind] ?? kind.standardType, forCellReuseIdentifier: kind.rawValue)
            }
        }

        /// Shows texts in cells of this one's class.
        open func register(userMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.user] = type(of: userMessageCell)
        }

        /// Shows files in cells of this one's class.
        open func register(fileMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.file] = type(of: fileMessageCell)
        }

        /// Shows messages of the application in cells of this one's class.
        open func register(adminMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.admin] = type(of: adminMessageCell)
        }

        /// Shows messages of kinds that are not known in cells of this one's class.
        open func register(unknownMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.unknown] = type(of: unknownMessageCell)
        }

        /// Adds a class of cells for the app's own use, where `generateCellIdentifier(by:)` asks for it.
        open func register(customMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
            cellTypes[.custom] = type(of: customMessageCell)
        }

        // MARK: - Cells

        /// The reuse identifier of a message's cell.
        open func generateCellIdentifier(by message: BaseMessage) -> String {
            OpenCellKind(message).rawValue
        }

        /// Fills a cell with a message.
        open func configureCell(
            _ messageCell: SBUOpenChannelBaseMessageCell, message: BaseMessage, forRowAt indexPath: IndexPath
        ) {
            let appearance = appearance(of: indexPath.row, in: fullMessageList)
            let (hidesDate, position) = (appearance.day == nil, appearance.groupPosition)
            messageCell.appearance = appearance
            messageCell.availableWidth = tableView.bounds.width
            switch (messageCell, message) {
            case (let cell as SBUOpenChannelAdminMessageCell, let message as AdminMessage):
                cell.configure(message, hideDateView: hidesDate)
            case (let cell as SBUOpenChannelFileMessageCell, let message as FileMessage):
                cell.configure(
                    message, hideDateView: hidesDate, groupPosition: position,
                    fileType: MessageFileType(type: message.type))
            case (let cell as SBUOpenChannelUserMessageCell, is UserMessage):
                cell.configure(message, hideDateView: hidesDate, groupPosition: position, withTextView: true)
            case (let cell as SBUOpenChannelContentBaseMessageCell, _):
                cell.configure(message, hideDateView: hidesDate, groupPosition: position)
            default:
                messageCell.configure(message: message, hideDateView: hidesDate, groupPosition: position)
            }
        }

        /// Makes a cell answer to taps and long presses.
        open func setMessageCellGestures(
            _ cell: SBUOpenChannelBaseMessageCell, message: BaseMessage, indexPath: IndexPath
        ) {
            guard let cell = cell as? SBUOpenChannelContentBaseMessageCell else { return }
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
            if let message = message as? FileMessage {
                (cell as? SBUOpenChannelFileMessageCell)?.cancelHandler = { [weak self] in
                    guard let self else { return }
                    baseDelegate?.baseChannelModule(self, didTapCancelUpload: message)
                }
            }
            let text = (cell as? SBUOpenChannelUserMessageCell)?.messageTextView as? SBUUserMessageTextView
            text?.delegate = self
            let links = (text?.model?.links ?? []).prefix(Self.linksRead).map { link in
                UIAccessibilityCustomAction(name: SBUStringSet.Accessibility_Open_Link(link.url.absoluteString)) {
                    [weak self] _ in
                    guard let self else { return false }
                    delegate?.openChannelModule(self, didTapURL: link.url)
                    return true
                }
            }
            cell.container?.opensByTap = message is FileMessage && message.sendingStatus == .succeeded
            cell.mainContainerView.accessibilityCustomActions = accessibilityActions(for: message) + links
        }

        /// How many of a text's links assistive tools are offered.
        private static let linksRead = 5

        /// Returns the cell of a message, filled.
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
            guard let cell = cell as? SBUOpenChannelBaseMessageCell else { return }
            configureCell(cell, message: message, forRowAt: indexPath)
            setMessageCellGestures(cell, message: message, indexPath: indexPath)
        }

        // MARK: - SBUUserMessageTextViewDelegate

        /// A link in a text was tapped: tells the delegate.
        open func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL) {
            delegate?.openChannelModule(self, didTapURL: url)
        }

        /// Somebody who is mentioned in a text was tapped: shows them.
        open func userMessageTextView(_ textView: SBUUserMessageTextView, didTapMention user: SBUUser) {
            setUserProfileTapGesture(user)
        }
    }
}
