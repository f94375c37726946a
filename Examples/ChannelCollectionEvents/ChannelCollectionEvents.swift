public import SendbirdChatSDK
public import UIKit

// Guide: group channel collection. Events.

class ViewController: UIViewController {}

class CustomViewController: ViewController {
    var collection: GroupChannelCollection?
    var events: [String] = []

    func createGroupChannelCollection() {
        let query = GroupChannel.createMyGroupChannelListQuery { params in
            params.order = .chronological
        }
        self.collection = SendbirdChat.createGroupChannelCollection(query: query)
        self.collection?.delegate = self
    }
}

extension CustomViewController: GroupChannelCollectionDelegate {
    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) {
        // Channels came into the list.
        events.append("added \(channels.count)")
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) {
        // Channels of the list changed.
        events.append("updated \(channels.count)")
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) {
        // Channels went from the list.
        events.append("deleted \(deletedChannelURLs.count)")
    }
}

/// Makes a screen that listens; returns it with its collection.
@MainActor
public func makeScreen() -> (UIViewController, GroupChannelCollection?) {
    let screen = CustomViewController()
    screen.createGroupChannelCollection()
    return (screen, screen.collection)
}

/// What the screen heard.
@MainActor
public func events(of screen: UIViewController) -> [String] {
    (screen as? CustomViewController)?.events ?? []
}
