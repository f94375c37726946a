import SendbirdUIKit
import UIKit

/// A framed line with a button in words that is always there.
final class BoldInputView: SBUMessageInputView {
    override func setupViews() {
        showsSendButton = true
        super.setupViews()
        layer.borderColor = Neon.lime.cgColor
        layer.borderWidth = 2
        inputHStackView.alignment = .center
    }

    override func setupStyles() {
        super.setupStyles()
        backgroundColor = Neon.night
        placeholderLabel.font = Neon.mono(15)
        textView?.font = Neon.mono(15)
        sendButton?.setImage(nil, for: .normal)
        sendButton?.setTitle("GO", for: .normal)
        sendButton?.setTitleColor(Neon.night, for: .normal)
        sendButton?.titleLabel?.font = Neon.mono(15, .bold)
        sendButton?.backgroundColor = Neon.lime
    }
}
