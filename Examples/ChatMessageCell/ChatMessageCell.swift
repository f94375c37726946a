public import SendbirdChatSDK
public import SendbirdUIKit
public import UIKit

// Guide: chat in a group channel. Cells of the app's own, with a label in the bubble.

class MyUserMessageCell: SBUUserMessageCell {
    lazy var myLabel: UILabel = {
        let label = UILabel()
        label.textColor = .systemBlue
        label.font = .systemFont(ofSize: 14)
        label.numberOfLines = 0
        return label
    }()

    override func setupViews() {
        super.setupViews()

        self.mainContainerView.addArrangedSubview(myLabel)
    }

    override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)

        guard let configuration = configuration as? SBUUserMessageCellParams else { return }
        guard let message = configuration.userMessage else { return }
        myLabel.text = "\(message.message.count) characters"
    }
}

class CustomViewController: SBUGroupChannelViewController {
    override func setupViews() {
        self.listComponent?.register(userMessageCell: MyUserMessageCell())

        super.setupViews()
    }
}

/// Uses the app's own screen, with its cells, wherever a channel is opened; returns one for a channel.
@MainActor
public func replaceEverywhere(channel: GroupChannel) -> SBUGroupChannelViewController {
    SBUViewControllerSet.GroupChannelViewController = CustomViewController.self
    return SBUViewControllerSet.GroupChannelViewController(channel: channel)
}

/// The label that the app put into a cell; nil for a cell of another kind.
@MainActor
public func label(of cell: UITableViewCell?) -> UILabel? {
    (cell as? MyUserMessageCell)?.myLabel
}
