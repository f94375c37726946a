/// What the live collections have in common.
// Unchecked: subclasses keep their state behind locks.
open class BaseCollection: NSObject, @unchecked Sendable {
    let client: Client
    let collectionID: CollectionID

    init(client: Client) {
        self.client = client
        collectionID = client.makeCollectionID()
    }
}
