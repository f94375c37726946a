import SendbirdChatSDK
public import SendbirdUIKit
public import UIKit

/// Shows more in a bubble: a cell with a label of its own, registered by a
/// screen of one's own, which every navigation then uses.
public enum CustomCell {
    open class MyUserMessageCell: SBUUserMessageCell {
        public lazy var myLabel: UILabel = {
            let label = UILabel()
            label.textColor = .systemBlue
            label.font = .systemFont(ofSize: 14)
            label.numberOfLines = 0
            return label
        }()

        open override func setupViews() {
            super.setupViews()
            self.mainContainerView.addArrangedSubview(myLabel)
        }

        open override func configure(with configuration: SBUBaseMessageCellParams) {
            super.configure(with: configuration)
            guard let configuration = configuration as? SBUUserMessageCellParams else { return }
            guard let message = configuration.userMessage else { return }
            myLabel.text = "My label: \(message.message)"
        }
    }

    open class CustomViewController: SBUGroupChannelViewController {
        open override func setupViews() {
            self.listComponent?.register(userMessageCell: MyUserMessageCell())
            super.setupViews()
        }
    }

    @MainActor
    public static func use() {
        SBUViewControllerSet.GroupChannelViewController = CustomViewController.self
    }
}
