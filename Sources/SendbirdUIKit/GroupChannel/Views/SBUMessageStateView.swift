public import SendbirdChatSDK
public import UIKit

/// The time of a message and how far it has come: sending, failed, sent, delivered, read.
@preconcurrency @MainActor
open class SBUMessageStateView: SBUView {
    /// Sign above time.
    open lazy var stackView = SBUStackView(axis: .vertical, alignment: .trailing, spacing: 2)
    /// The time.
    open var timeLabel = UILabel()
    /// The sign.
    open var stateImageView = UIImageView()
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
    private var params: SBUMessageStateViewParams?
    private lazy var signSides = [
        stateImageView.widthAnchor.constraint(equalToConstant: Self.signSize),
        stateImageView.heightAnchor.constraint(equalToConstant: Self.signSize),
    ]
    private static let signSize: CGFloat = 14

    open override func setupViews() {
        super.setupViews()
        // The message's own sentence tells the time and the state.
        timeLabel.isAccessibilityElement = false
        timeLabel.adjustsFontForContentSizeCategory = true
        stateImageView.isAccessibilityElement = false
        stackView.addArrangedSubview(stateImageView)
        stackView.addArrangedSubview(timeLabel)
        addSubview(stackView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        stackView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: topAnchor),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        NSLayoutConstraint.activate(signSides)
        growSign()
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        timeLabel.font = theme.timeFont
        timeLabel.textColor = theme.timeTextColor
        updateSign()
    }

    /// Shows a message's time and state.
    open func configure(
        timestamp: Int64, sendingState: MessageSendingStatus, receiptState: SBUMessageReceiptState?,
        position: MessagePosition
    ) {
        configure(
            with: SBUMessageStateViewParams(
                timestamp: timestamp, sendingState: sendingState, receiptState: receiptState ?? .notUsed,
                position: position))
    }

    /// Shows a message's time and state.
    open func configure(with configuration: SBUMessageStateViewParams) {
        params = configuration
        stackView.alignment = configuration.position == .right ? .trailing : .leading
        timeLabel.text = DateText.messageTime(configuration.timestamp)
        updateSign()
    }

    /// The sign is as large as the letters beside it.
    private func growSign() {
        let size = UIFontMetrics(forTextStyle: .caption1).scaledValue(
            for: Self.signSize, compatibleWith: traitCollection)
        for side in signSides { side.constant = max(Self.signSize, size) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        growSign()
    }

    private func updateSign() {
        guard let params else { return }
        let sign = params.position == .right ? sign(params) : nil
        stateImageView.isHidden = sign == nil
        stateImageView.image = sign?.image.withRenderingMode(.alwaysTemplate)
        stateImageView.tintColor = sign?.color
        timeLabel.isHidden = params.sendingState == .pending
    }

    private func sign(_ params: SBUMessageStateViewParams) -> (image: UIImage, color: UIColor)? {
        switch params.sendingState {
        case .pending: (SBUIconSet.iconSpinner, theme.pendingStateColor)
        case .failed, .canceled: (SBUIconSet.iconError, theme.failedStateColor)
        case .none, .scheduled: nil
        case .succeeded:
            switch params.receiptState {
            case .none: (SBUIconSet.iconDone, theme.succeededStateColor)
            case .delivered: (SBUIconSet.iconDoneAll, theme.deliveryReceiptStateColor)
            case .read: (SBUIconSet.iconDoneAll, theme.readReceiptStateColor)
            case .notUsed: nil
            }
        }
    }
}
