import Foundation
import UIKit

/// A window with something of each kind to press and to type into.
final class WindowDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    private let count = UILabel()
    private let field = UITextField()
    private let text = UITextView()
    private let box = UIView()
    private var presses = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.title = "Probe"
        window.backgroundColor = .systemBackground
        setUpControls()
        setUpTexts()
        setUpGestures()
        window.makeKeyAndVisible()
        report("ready")
        return true
    }

    private func place(_ view: UIView, _ y: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(x: 16, y: y, width: 358, height: height)
        window.addSubview(view)
    }

    private func setUpControls() {
        count.text = "Pressed 0 times"
        count.accessibilityIdentifier = "count"
        place(count, 16, 24)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Press me"
        button.accessibilityIdentifier = "press"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                presses += 1
                count.text = "Pressed \(presses) times"
                report("pressed \(presses)")
                UIAccessibility.post(notification: .announcement, argument: count.text)
            }, for: .touchUpInside)
        place(button, 56, 40)
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Sound"
        toggle.addAction(
            UIAction { action in report("switch \((action.sender as? UISwitch)?.isOn == true)") }, for: .valueChanged)
        place(toggle, 112, 31)
    }

    private func setUpTexts() {
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "name"
        field.addAction(
            UIAction { [weak self] _ in report("field \(self?.field.text ?? "")") }, for: .editingChanged)
        place(field, 160, 40)
        text.accessibilityLabel = "Message"
        text.accessibilityIdentifier = "message"
        text.font = .systemFont(ofSize: 15)
        text.backgroundColor = .secondarySystemBackground
        text.layer.cornerRadius = 8
        text.delegate = self
        place(text, 216, 100)
    }

    private func setUpGestures() {
        box.backgroundColor = .systemTeal
        box.accessibilityLabel = "Box"
        box.isAccessibilityElement = true
        box.addGestureRecognizer(UITapGestureRecognizer { _ in report("tap") })
        box.addGestureRecognizer(
            UILongPressGestureRecognizer { recognizer in
                if recognizer.state == .began { report("long press") }
            })
        box.addGestureRecognizer(
            UIPanGestureRecognizer { recognizer in
                guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
                report("pan \(Int(pan.translation(in: nil).x))")
            })
        place(box, 340, 120)
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                report("escape")
                self?.window.endEditing(true)
            },
            UIKeyCommand(input: "f", modifierFlags: .command) { _ in report("find") },
        ]
    }
}

extension WindowDelegate: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        showMention(in: textView)
        report("text \(textView.text.replacingOccurrences(of: "\n", with: "|"))")
    }

    /// Gives a word a colour of its own, as an app does for somebody who is mentioned.
    private func showMention(in textView: UITextView) {
        let word = (textView.text as NSString).range(of: "two")
        guard word.location != NSNotFound else { return }
        let text = NSMutableAttributedString(string: textView.text)
        text.addAttribute(.backgroundColor, value: UIColor(red: 1, green: 0, blue: 1, alpha: 1), range: word)
        let caret = textView.selectedRange
        textView.attributedText = text
        textView.selectedRange = caret
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard text == "\n" else { return true }
        report("send \(textView.text ?? "")")
        textView.text = ""
        return false
    }

    func textViewDidBeginEditing(_ textView: UITextView) { report("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { report("end") }
}
