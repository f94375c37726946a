/// The drafts of one user, as the main actor's side knows them: what was set is read back at once, though the
/// engine keeps it a moment later.
struct Drafts {
    private(set) var userID: String?
    private var byURL: [String: MessageDraft] = [:]

    subscript(channelURL: String) -> MessageDraft? {
        get { byURL[channelURL] }
        set { byURL[channelURL] = newValue }
    }

    /// Turns to another user, of whose drafts nothing is known yet.
    mutating func belong(to userID: String?) {
        guard userID != self.userID else { return }
        self = Drafts()
        self.userID = userID
    }

    /// Takes what the cache had kept; what was set meanwhile is newer.
    mutating func load(_ kept: [String: MessageDraft], of userID: String) {
        guard userID == self.userID else { return }
        byURL.merge(kept) { set, _ in set }
    }

    /// Forgets all.
    mutating func removeAll() {
        byURL = [:]
    }
}
