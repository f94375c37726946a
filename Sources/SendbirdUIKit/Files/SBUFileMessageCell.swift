public import SendbirdChatSDK
public import UIKit

/// A message with a file: a picture, a film, or an icon with a name; with what is said to it below.
///
/// While the file is on its way a ring over it fills, and a tap on it cancels.
@preconcurrency @MainActor
open class SBUFileMessageCell: SBUContentBaseMessageCell {
    /// What shows the file: another one for pictures than for other files.
    open lazy var baseFileContentView: SBUBaseFileContentView = SBUCommonContentView() {
        didSet { if oldValue !== baseFileContentView { replaceContent(oldValue) } }
    }
    /// What is said to the file; hidden where there is nothing.
    open lazy var messageTextView: UIView = SBUUserMessageTextView()

    /// The message.
    public var fileMessage: FileMessage? { message as? FileMessage }

    let ring = UploadRing(frame: .zero)
    var cancelHandler: (() -> Void)?

    open override func setupViews() {
        super.setupViews()
        mainContainerView.setAxis(.vertical)
        mainContainerView.addArrangedSubview(baseFileContentView)
        mainContainerView.addArrangedSubview(messageTextView)
        ring.isHidden = true
        mainContainerView.addConstrained(ring)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        ring.hold(over: baseFileContentView)
    }

    open override func setupActions() {
        super.setupActions()
        ring.onCancel = { [weak self] in self?.cancelHandler?() }
        mainContainerView.interceptsTap = { [weak ring] in ring?.take($0) ?? false }
    }

    open override func setupStyles() {
        super.setupStyles()
        baseFileContentView.setupStyles()
        ring.setupStyles()
    }

    open override func configure(with configuration: SBUBaseMessageCellParams) {
        if let message = configuration.message as? FileMessage { prepareContent(for: message) }
        super.configure(with: configuration)
        guard let message = fileMessage else { return }
        baseFileContentView.widthMax = fixedWidthMax
        baseFileContentView.configure(message: message, position: position)
        messageTextView.isHidden = message.message.isEmpty
        if !message.message.isEmpty, let text = messageTextView as? SBUUserMessageTextView {
            text.widthMax = fixedWidthMax
            text.configure(model: SBUUserMessageTextViewModel(message: message, position: position))
        }
        ring.show(message, over: baseFileContentView)
    }

    /// Shows a picture in place of the file's own.
    open func setImage(_ image: UIImage?, size: CGSize? = nil) {
        (baseFileContentView as? SBUImageContentView)?.setImage(image, size: size)
    }

    // MARK: - The content

    private func prepareContent(for message: FileMessage) {
        switch MessageFileType(type: message.type) {
        case .image, .video:
            if !(baseFileContentView is SBUImageContentView) { baseFileContentView = SBUImageContentView() }
        case .audio, .pdf, .etc:
            if !(baseFileContentView is SBUCommonContentView) { baseFileContentView = SBUCommonContentView() }
        }
    }

    private func replaceContent(_ old: SBUBaseFileContentView) {
        guard old.superview != nil else { return }
        old.removeFromSuperview()
        mainContainerView.insertArrangedSubview(baseFileContentView, at: 0)
        mainContainerView.bringSubviewToFront(ring)
        ring.hold(over: baseFileContentView)
    }
}
