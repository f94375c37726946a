public import SendbirdChatSDK
public import UIKit

/// What every row of an open channel's list shares: the day above it, and a message below.
@preconcurrency @MainActor
open class SBUOpenChannelBaseMessageCell: SBUTableViewCell {
    /// The message.
    public internal(set) var message: BaseMessage?
    /// Its place in its group.
    public internal(set) var groupPosition: MessageGroupPosition = .none
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

    /// Holds the day and the message, one above the other.
    open lazy var stackView: UIStackView = SBUStackView(axis: .vertical, alignment: .fill, spacing: Spacing.group)
    /// The day.
    open lazy var dateView: UIView = SBUMessageDateView()
    /// The message.
    open lazy var messageContentView: UIView = SBUView()
    /// The space above the row: smaller inside a group.
    public var stackViewTopConstraint: NSLayoutConstraint?

    /// What the cell shows, to see whether it still is what it should.
    var appearance: RowAppearance?
    /// How wide the list is.
    var availableWidth: CGFloat = 320

    // MARK: - Life cycle

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        selectionStyle = .none
        dateView.isHidden = true
        contentView.addSubview(stackView)
        stackView.addArrangedSubview(dateView)
        stackView.addArrangedSubview(messageContentView)
    }

    /// Places the parts.
    open override func setupLayouts() {
        super.setupLayouts()
        stackView.translatesAutoresizingMaskIntoConstraints = false
        let top = stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Spacing.group)
        stackViewTopConstraint = top
        NSLayoutConstraint.activate([
            top,
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        backgroundColor = theme.backgroundColor
        contentView.backgroundColor = theme.backgroundColor
        (dateView as? SBUMessageDateView)?.setupStyles()
    }

    // MARK: - Filling

    /// Fills the row.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - hideDateView: Whether the day is not shown above it.
    ///   - groupPosition: Its place among messages of one sender and minute.
    ///   - isOverlay: Whether it lies over a picture or film. There is none yet: it looks the same.
    open func configure(
        message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition = .none, isOverlay: Bool = false
    ) {
        self.message = message
        self.groupPosition = groupPosition
        dateView.isHidden = hideDateView
        (dateView as? SBUMessageDateView)?.configure(timestamp: message.createdAt)
        updateTopAnchorConstraint()
        setupStyles()
    }

    /// Sets the space above the row: 2 pt inside a group, 12 pt between groups.
    open func updateTopAnchorConstraint() {
        let joinsAbove = groupPosition == .middle || groupPosition == .bottom
        stackViewTopConstraint?.constant = joinsAbove ? Spacing.hair / 2 : Spacing.group
    }
}
