public import SendbirdChatSDK
public import UIKit

/// A row of the open channel list: cover, name, number of participants, and the
/// sign of a frozen channel.
///
/// For assistive tools the row is one element that reads as a sentence.
@preconcurrency @MainActor
open class SBUOpenChannelCell: SBUBaseChannelCell {
    // MARK: Parts
    /// The channel's picture.
    open lazy var coverImage = SBUCoverImageView(frame: .zero)
    /// The two lines beside the picture.
    open lazy var contentStackView = SBUStackView(axis: .vertical, alignment: .fill, spacing: Spacing.hair)
    /// The upper line: name and state.
    open lazy var titleStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.hair)
    /// The channel's state, beside the name.
    open lazy var infoStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.hair)
    /// The lower line: the participants.
    open lazy var participantStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.hair)
    /// The channel's name.
    open lazy var titleLabel = UILabel()
    /// The mark of a frozen channel.
    open lazy var freezeState = UIImageView()
    /// Takes the room after the name.
    public let titleSpacer = UIView()
    /// The mark before the number of participants.
    open lazy var participantIcon = UIImageView()
    /// The number of participants.
    open lazy var participantCountLabel = UILabel()
    /// Takes the room after the number of participants.
    public let participantSpacer = UIView()
    /// The line under the row.
    open lazy var separatorLine = UIView()

    /// The diameter of the picture.
    public let coverImageSize: CGFloat = 52
    /// The size of the icons.
    public let infoIconSize: CGFloat = 16

    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.openChannelCellTheme)
    open var theme: SBUOpenChannelCellTheme

    private let separatorHeight: CGFloat = 0.5
    private var layout: CoverRowLayout?
    /// The most lines of a name, which may be of any length.
    private static let nameLinesMax = 6

    // MARK: Life cycle

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        infoStackView.addArranged(freezeState)
        titleStackView.addArranged(titleLabel, infoStackView, titleSpacer)
        participantStackView.addArranged(participantIcon, participantCountLabel, participantSpacer)
        contentStackView.addArranged(titleStackView, participantStackView)
        contentView.addConstrained(coverImage, contentStackView, separatorLine)
        titleLabel.lineBreakMode = .byTruncatingTail
        isAccessibilityElement = true
        contentView.followTextSize()
        accessibilityTraits = .button
    }

    /// Places the parts; a long name gives way to the icons.
    open override func setupLayouts() {
        super.setupLayouts()
        coverImage.pinSize(coverImageSize, coverImageSize)
        for icon in [freezeState, participantIcon] { icon.pinSize(infoIconSize, infoIconSize) }
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        participantCountLabel.setContentHuggingPriority(.required, for: .horizontal)
        for spacer in [titleSpacer, participantSpacer] {
            spacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            spacer.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        }
        layout = CoverRowLayout(
            cover: coverImage, header: titleStackView, content: contentStackView, in: contentView)
        NSLayoutConstraint.activate([
            separatorLine.leadingAnchor.constraint(equalTo: contentStackView.leadingAnchor),
            separatorLine.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separatorLine.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separatorLine.heightAnchor.constraint(equalToConstant: separatorHeight),
        ])
    }

    /// Puts name and participants under the picture in the accessibility sizes, the signs beside it.
    override func arrangeForTextSize() {
        super.arrangeForTextSize()
        titleLabel.numberOfLines = isStacked ? Self.nameLinesMax : 1
        participantStackView.isHidden = isStacked
        participantCountLabel.keepWidth(!isStacked)
        participantCountLabel.numberOfLines = isStacked ? 0 : 1
        if isStacked {
            titleStackView.addArranged(infoStackView, titleSpacer)
            contentStackView.addArranged(titleLabel, participantCountLabel)
        } else {
            titleStackView.addArranged(titleLabel, infoStackView, titleSpacer)
            participantStackView.addArranged(participantIcon, participantCountLabel, participantSpacer)
            contentStackView.addArranged(titleStackView, participantStackView)
        }
        layout?.use(isStacked: isStacked)
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundColor = theme.backgroundColor
        titleLabel.font = theme.titleFont
        titleLabel.textColor = theme.titleTextColor
        participantCountLabel.font = theme.participantCountFont
        participantCountLabel.textColor = theme.participantCountTextColor
        for icon in [participantIcon, freezeState] { icon.contentMode = .scaleAspectFit }
        participantIcon.image = SBUIconSet.iconMembers
        participantIcon.tintColor = theme.participantMarkTint
        freezeState.image = SBUIconSet.iconFreeze
        freezeState.tintColor = theme.freezeStateTintColor
        separatorLine.backgroundColor = theme.separatorLineColor
    }

    // MARK: Filling

    /// Fills the row.
    open override func configure(channel: BaseChannel) {
        super.configure(channel: channel)
        guard let open = channel as? OpenChannel else { return }
        let name = open.displayName
        let count = SBUStringSet.Open_Channel_Participants_Count(open.participantCount)
        titleLabel.text = name
        participantCountLabel.text = count
        freezeState.isHidden = !open.isFrozen
        coverImage.setImage(of: open)
        let frozen = open.isFrozen ? SBUStringSet.Accessibility_Frozen : nil
        accessibilityLabel = [name, count, frozen].compactMap { $0 }.joined(separator: ", ")
        accessibilityIdentifier = "channelList.row.\(open.channelURL)"
    }

    /// Tints the row while it is pressed.
    open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.backgroundColor = highlighted ? theme.separatorLineColor : .clear
    }
}
