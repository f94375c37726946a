public import SendbirdChatSDK
public import UIKit

/// A message with a file in an open channel: a picture, a film, or an icon with a name; with what is said to it below.
///
/// While the file is on its way a ring over it fills, and a tap on it cancels.
@preconcurrency @MainActor
open class SBUOpenChannelFileMessageCell: SBUOpenChannelContentBaseMessageCell {
    /// What shows the file: another one for pictures than for other files.
    open lazy var baseFileContentView: SBUBaseFileContentView = SBUCommonContentView() {
        didSet { if oldValue !== baseFileContentView { replaceContent(oldValue) } }
    }
    /// The message.
    public var fileMessage: FileMessage? { message as? FileMessage }

    let ring = UploadRing(frame: .zero)
    var cancelHandler: (() -> Void)?
    private let textView = SBUUserMessageTextView()
    private let contentWidthLimit: CGFloat = 240

    /// Puts file, words and ring into the content.
    open override func setupViews() {
        super.setupViews()
        container?.setAxis(.vertical)
        container?.addArrangedSubview(baseFileContentView)
        container?.addArrangedSubview(textView)
        ring.isHidden = true
        mainContainerView.addConstrained(ring)
    }

    /// Holds the ring over the file.
    open override func setupLayouts() {
        super.setupLayouts()
        ring.hold(over: baseFileContentView)
    }

    /// Lets the ring be tapped.
    open override func setupActions() {
        super.setupActions()
        ring.onCancel = { [weak self] in self?.cancelHandler?() }
        container?.interceptsTap = { [weak ring] in ring?.take($0) ?? false }
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        container?.leftBackgroundColor = theme.contentBackgroundColor
        container?.leftPressedBackgroundColor = theme.pressedContentBackgroundColor
        container?.setupStyles()
        baseFileContentView.setupStyles()
        ring.setupStyles()
    }

    /// Fills the row.
    ///
    /// - Parameter fileType: What the file is, which decides how it is shown.
    open func configure(
        _ message: FileMessage, hideDateView: Bool, groupPosition: MessageGroupPosition, fileType: MessageFileType,
        isOverlay: Bool = false
    ) {
        prepareContent(for: fileType)
        configure(message, hideDateView: hideDateView, groupPosition: groupPosition, isOverlay: isOverlay)
        baseFileContentView.widthMax = min(contentWidthLimit, contentWidthMax)
        baseFileContentView.configure(message: message, position: .left)
        textView.isHidden = message.message.isEmpty
        if !message.message.isEmpty {
            textView.widthMax = min(contentWidthLimit, contentWidthMax)
            textView.configure(model: SBUUserMessageTextViewModel(message: message, position: .left))
        }
        ring.show(message, over: baseFileContentView)
    }

    /// Shows a picture in place of the file's own.
    open func setImage(_ image: UIImage?, size: CGSize? = nil) {
        (baseFileContentView as? SBUImageContentView)?.setImage(image, size: size)
    }

    // MARK: - The content

    private func prepareContent(for type: MessageFileType) {
        switch type {
        case .image, .video:
            if !(baseFileContentView is SBUImageContentView) { baseFileContentView = SBUOpenChannelImageContentView() }
        case .audio, .pdf, .etc:
            if !(baseFileContentView is SBUCommonContentView) {
                baseFileContentView = SBUOpenChannelCommonContentView()
            }
        }
    }

    private func replaceContent(_ old: SBUBaseFileContentView) {
        guard old.superview != nil else { return }
        old.removeFromSuperview()
        container?.insertArrangedSubview(baseFileContentView, at: 0)
        mainContainerView.bringSubviewToFront(ring)
        ring.hold(over: baseFileContentView)
    }
}
