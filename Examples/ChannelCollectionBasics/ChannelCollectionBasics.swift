public import SendbirdChatSDK
import UIKit

// Guide: group channel collection. Create one, load pages, end it.

class ViewController: UIViewController {}

class CustomViewController: ViewController {
    var collection: GroupChannelCollection?
    var loaded: [GroupChannel] = []
    var failure: SBError?

    func createGroupChannelCollection() {
        let query = GroupChannel.createMyGroupChannelListQuery { params in
            params.includeEmptyChannel = true
            params.includeMemberList = true
            params.includeFrozenChannel = true
            params.includeMetaData = true
            params.order = .latestLastMessage
        }
        self.collection = SendbirdChat.createGroupChannelCollection(query: query)
    }

    func loadMore() {
        guard let collection = self.collection, collection.hasNext else { return }
        collection.loadMore { channels, error in
            guard error == nil else {
                self.failure = error
                return
            }
            self.loaded += channels ?? []
        }
    }

    func clear() {
        self.collection?.dispose()
    }
}

/// Creates a collection, ends it, and loads: the handler gets “disposed”.
@MainActor
public func loadAfterTheEnd(_ done: @escaping (SBError?) -> Void) -> GroupChannelCollection? {
    let screen = CustomViewController()
    screen.createGroupChannelCollection()
    screen.loadMore()
    screen.clear()
    screen.collection?.loadMore { _, error in done(error) }
    return screen.collection
}
