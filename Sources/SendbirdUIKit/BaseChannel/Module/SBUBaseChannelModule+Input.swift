public import Foundation
public import SendbirdChatSDK
public import UIKit

extension SBUBaseChannelModule {
    /// Where the user writes.
    @preconcurrency @MainActor
    open class Input: UIView, SBUViewLifeCycle, SBUMessageInputViewDelegate {
        /// The bar with text field and buttons; usually an ``SBUMessageInputView``.
        open lazy var messageInputView: UIView? = SBUMessageInputView()
        /// The colours and fonts in use.
        public var theme: SBUChannelTheme?
        weak var baseDelegate: (any SBUBaseChannelModuleInputDelegate)?
        weak var baseDataSource: (any SBUBaseChannelModuleInputDataSource)?

        /// The channel.
        public var baseChannel: BaseChannel? {
            baseDataSource?.baseChannelModule(self, channelForInputView: messageInputView)
        }

        /// Makes an input.
        public required init() {
            super.init(frame: .zero)
        }

        /// Unavailable: made in code.
        @available(*, unavailable, message: "Inputs are made in code")
        public required init?(coder: NSCoder) { nil }

        // MARK: - Life cycle

        /// Puts the bar in.
        open func setupViews() {
            guard let messageInputView else { return }
            (messageInputView as? SBUMessageInputView)?.delegate = self
            (messageInputView as? SBUMessageInputView)?.switches = switches
            addSubview(messageInputView)
        }

        /// Lays the bar out.
        open func setupLayouts() {
            guard let messageInputView else { return }
            messageInputView.translatesAutoresizingMaskIntoConstraints = false
            messageInputView.pinEdges(to: self)
        }

        /// Takes what is pasted and is no text.
        open func setupActions() {
            pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [
                UTType.image.identifier, UTType.audiovisualContent.identifier, UTType.fileURL.identifier,
                UTType.pdf.identifier, UTType.archive.identifier,
            ])
        }

        /// Applies the theme in use.
        open func setupStyles() { setupStyles(theme: nil) }

        /// Applies a theme.
        open func setupStyles(theme: SBUChannelTheme? = nil) {
            if let theme { self.theme = theme }
            backgroundColor = SBUTheme.messageInputTheme.backgroundColor
            (messageInputView as? SBUMessageInputView)?.setupStyles()
        }

        /// Nothing to lay out anew.
        open func updateLayouts() {}

        /// Applies the theme in use again.
        open func updateStyles() { setupStyles(theme: nil) }

        // MARK: - State

        /// Lets the user write, or says why not: frozen, muted, broadcast.
        open func updateMessageInputModeState() {
            updateFrozenModeState()
        }

        /// Lets nobody but operators write while the channel is frozen.
        open func updateFrozenModeState() {
            let isFrozen = SpeakingRight(in: baseChannel) == .frozen
            (messageInputView as? SBUMessageInputView)?.setFrozenModeState(isFrozen)
            baseDelegate?.baseChannelModule(self, didUpdateFrozenState: isFrozen)
        }

        /// Changes what the input is for.
        open func updateMessageInputMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
            (messageInputView as? SBUMessageInputView)?.setMode(mode, message: message)
        }

        /// What is being written: the half-typed message, not one that is being edited.
        var draft: MentionTemplate.Content {
            get {
                guard let input = messageInputView as? SBUMessageInputView else {
                    return MentionTemplate.Content(text: "", mentions: [])
                }
                let text = input.mode == .edit ? input.textBeforeEdit : input.textView?.text ?? ""
                return MentionTemplate.Content(text: text, mentions: [])
            }
            set { (messageInputView as? SBUMessageInputView)?.setText(newValue.text) }
        }

        /// What can be put into a message beside text.
        var switches: SBUConfig.Input { SendbirdUI.config.groupChannel.channel.input }

        // MARK: - Files

        /// Takes files that were chosen in a document picker.
        open func pickDocumentFile(documentURLs: [URL]) { pick(documentURLs) }

        /// Takes a picture that was chosen in a picker of photos.
        open func pickImageFile(itemProvider: NSItemProvider) { pick([itemProvider]) }

        /// Takes a moving picture that was chosen in a picker of photos.
        open func pickGIFFile(itemProvider: NSItemProvider) { pick([itemProvider]) }

        /// Takes a film that was chosen in a picker of photos.
        open func pickVideoFile(itemProvider: NSItemProvider) { pick([itemProvider]) }

        /// Takes a picture that was chosen or taken in an image picker.
        open func pickImageFile(info: [UIImagePickerController.InfoKey: Any]) { pick(info) }

        /// Takes a film that was chosen or taken in an image picker.
        open func pickVideoFile(info: [UIImagePickerController.InfoKey: Any]) { pick(info) }

        /// Takes a picture's bytes, as the limited picker gives them.
        open func pickImageData(_ data: Data) { pickImageData(data, fileName: nil, mimeType: nil) }

        /// Takes a picture's bytes with its name and type.
        open func pickImageData(_ data: Data, fileName: String?, mimeType: String?) {
            pick(data, fileName: fileName, mimeType: mimeType)
        }

        /// Takes a film, as the limited picker gives it.
        open func pickVideoURL(_ url: URL) { pick([url]) }

        /// A file is read, and is to be sent. Does nothing here: each kind of channel tells its own delegate.
        open func didPickFile(data: Data, fileName: String, mimeType: String) {}

        /// Takes pictures and files that are pasted: they are shown before they are sent.
        open override func paste(itemProviders: [NSItemProvider]) { preview(itemProviders) }

        // MARK: - SBUMessageInputViewDelegate

        open func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String) {
            baseDelegate?.baseChannelModule(self, didTapSend: text, parentMessage: nil)
        }

        open func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String) {
            baseDelegate?.baseChannelModule(self, didTapEdit: text)
        }

        open func messageInputView(
            _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType
        ) {
            baseDelegate?.baseChannelModule(self, didTapResource: type)
        }

        open func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String) {
            baseDelegate?.baseChannelModule(self, didChangeText: text)
        }

        open func messageInputView(_ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange) {}

        open func messageInputView(
            _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { true }

        open func messageInputView(
            _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?
        ) {
            baseDelegate?.baseChannelModule(self, willChangeMode: mode, message: message)
        }

        open func messageInputView(
            _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?
        ) {
            baseDelegate?.baseChannelModule(self, didChangeMode: mode, message: message)
        }

        open func messageInputViewDidStartTyping() {
            baseDelegate?.baseChannelModuleDidStartTyping(self)
        }

        open func messageInputViewDidEndTyping() {
            baseDelegate?.baseChannelModuleDidEndTyping(self)
        }
    }
}
