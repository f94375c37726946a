public import SendbirdChatSDK
public import UIKit

/// What every row of a channel's list shares: the day above it, and a message below.
@preconcurrency @MainActor
open class SBUBaseMessageCell: SBUTableViewCell, SBUMessageCellProtocol {
    /// The message.
    public internal(set) var message: BaseMessage?
    /// The side it stands on.
    public internal(set) var position: MessagePosition = .center
    /// Its place in its group.
    public internal(set) var groupPosition: MessageGroupPosition = .none
    /// How far it has come.
    public internal(set) var receiptState: SBUMessageReceiptState = .none
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

    /// Holds the day and the message, one above the other.
    open lazy var stackView: UIStackView = SBUStackView(axis: .vertical, alignment: .fill, spacing: 12)
    /// The day.
    open lazy var dateView: UIView = SBUMessageDateView()
    /// The line above the first message that was unread.
    open lazy var unreadLineView: UIView = SBUUnreadMessageNewLine()
    /// The message.
    open lazy var messageContentView: UIView = SBUView()
    /// The space above the row: smaller inside a group.
    public var stackViewTopConstraint: NSLayoutConstraint?

    /// What the cell shows, to see whether it still is what it should.
    var appearance: RowAppearance?

    /// Whether the channel is between two people: names and pictures say nothing new then.
    var isInGroupOfTwo = false

    /// How wide the list is: bubbles take a share of it.
    var availableWidth: CGFloat = 320

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        selectionStyle = .none
        dateView.isHidden = true
        unreadLineView.isHidden = true
        contentView.addSubview(stackView)
        stackView.addArrangedSubview(dateView)
        stackView.addArrangedSubview(unreadLineView)
        stackView.addArrangedSubview(messageContentView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        stackView.translatesAutoresizingMaskIntoConstraints = false
        let top = stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16)
        stackViewTopConstraint = top
        NSLayoutConstraint.activate([
            top,
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        backgroundColor = theme.backgroundColor
        contentView.backgroundColor = theme.backgroundColor
        (dateView as? SBUMessageDateView)?.setupStyles()
        (unreadLineView as? SBUUnreadMessageNewLine)?.setupStyles()
    }

    // MARK: - Filling

    open func configure(with configuration: SBUBaseMessageCellParams) {
        message = configuration.message
        position = configuration.messagePosition
        groupPosition = configuration.groupPosition
        receiptState = configuration.receiptState
        dateView.isHidden = configuration.hideDateView
        unreadLineView.isHidden = appearance?.isFirstUnread != true
        if !configuration.hideDateView {
            (dateView as? SBUMessageDateView)?.configure(timestamp: configuration.message.createdAt)
        }
        updateTopAnchorConstraint()
        setupStyles()
    }

    /// Sets the space above the row: 2 pt inside a group, 12 pt between groups.
    open func updateTopAnchorConstraint() {
        let joinsAbove = groupPosition == .middle || groupPosition == .bottom
        stackViewTopConstraint?.constant = joinsAbove ? 2 : 12
    }
}
