import Foundation
import UIKit

/// Shows what was pasted or dropped before it is sent: a wrong paste goes to nobody.
@MainActor
final class FileSendingPreview: SBUBaseViewController {
    private let files: [PickedFile]
    private let send: ([PickedFile]) -> Void
    private let stack = SBUStackView(axis: .vertical, alignment: .fill, spacing: 16)
    private let buttons = SBUStackView(axis: .horizontal, alignment: .fill, spacing: 12)
    let sendButton = UIButton(type: .custom)
    let cancelButton = UIButton(type: .custom)
    private var rows: [(image: UIImageView, label: UILabel, size: UILabel)] = []

    /// How many files are shown; the others are counted.
    private static let rowsMost = 4

    init(files: [PickedFile], send: @escaping ([PickedFile]) -> Void) {
        self.files = files
        self.send = send
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 360, height: files.count == 1 ? 380 : 420)
    }

    @available(*, unavailable, message: "Made in code")
    required init?(coder: NSCoder) { nil }

    override func setupViews() {
        super.setupViews()
        for file in files.prefix(Self.rowsMost) { addRow(file) }
        if files.count > Self.rowsMost { addRow("+ \(files.count - Self.rowsMost)", "", image: nil, isLarge: false) }
        buttons.distribution = .fillEqually
        buttons.addArranged(cancelButton, sendButton)
        stack.addArrangedSubview(buttons)
        view.addConstrained(stack)
    }

    private func addRow(_ file: PickedFile) {
        let image = file.type.hasPrefix("image/") ? UIImage(data: file.data) : nil
        addRow(
            FileText.name(file.name), FileText.size(Int64(file.data.count)), image: image,
            isLarge: files.count == 1 && image != nil)
    }

    private func addRow(_ name: String, _ size: String, image: UIImage?, isLarge: Bool) {
        let (imageView, label, sizeLabel) = (UIImageView(), UILabel(), UILabel())
        imageView.image = image ?? SBUIconSet.iconFileDocument
        imageView.contentMode = image == nil ? .center : isLarge ? .scaleAspectFit : .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 12
        (label.text, sizeLabel.text) = (name, size)
        label.lineBreakMode = .byTruncatingMiddle
        sizeLabel.isHidden = size.isEmpty
        for label in [label, sizeLabel] { label.textAlignment = isLarge ? .center : .natural }
        let texts = SBUStackView(axis: .vertical, alignment: .fill, spacing: 2)
        texts.addArranged(label, sizeLabel)
        let row = SBUStackView(
            axis: isLarge ? .vertical : .horizontal, alignment: isLarge ? .fill : .center, spacing: 10)
        row.addArranged(imageView, texts)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageView.heightAnchor.constraint(equalToConstant: isLarge ? 220 : 48).isActive = true
        if !isLarge { imageView.widthAnchor.constraint(equalToConstant: 48).isActive = true }
        stack.addArrangedSubview(row)
        rows.append((imageView, label, sizeLabel))
    }

    override func setupLayouts() {
        super.setupLayouts()
        for button in [sendButton, cancelButton] {
            button.translatesAutoresizingMaskIntoConstraints = false
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func setupActions() {
        super.setupActions()
        let files = files
        sendButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) { self?.send(files) } },
            for: .primaryActionTriggered)
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        sendButton.accessibilityIdentifier = "preview.send"
        cancelButton.accessibilityIdentifier = "preview.cancel"
    }

    override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.componentTheme
        view.backgroundColor = theme.backgroundColor
        for row in rows {
            row.label.font = SBUFontSet.body3
            row.label.textColor = theme.titleColor
            row.size.font = SBUFontSet.caption2
            row.size.textColor = theme.titleStatusColor
            row.image.backgroundColor = theme.highlightedColor
            row.image.tintColor = theme.barItemTintColor
        }
        for (button, title) in [(sendButton, SBUStringSet.File_Send), (cancelButton, SBUStringSet.Cancel)] {
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = theme.alertButtonFont
            button.layer.cornerRadius = 12
        }
        sendButton.backgroundColor = theme.buttonTextColor
        sendButton.setTitleColor(theme.backgroundColor, for: .normal)
        cancelButton.backgroundColor = theme.highlightedColor
        cancelButton.setTitleColor(theme.titleColor, for: .normal)
    }

    #if os(Linux)
        /// Return sends, Escape closes.
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "\r", modifierFlags: []) { [weak self] _ in
                    self?.sendButton.sendActions(for: .primaryActionTriggered)
                },
                UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                    self?.dismiss(animated: true)
                },
            ]
        }
    #endif
}
