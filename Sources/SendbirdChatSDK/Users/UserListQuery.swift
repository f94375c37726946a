/// A list of users, read page by page.
public protocol UserListQuery {
    /// Whether another page follows.
    var hasNext: Bool { get }
    /// Whether a page is being loaded.
    var isLoading: Bool { get }
    /// Loads the next page; called while one is loading it fails with 800170.
    func loadNextPage(completionHandler: @escaping UserListHandler)
}
