internal import ChatWire

extension Core {
    /// The most drafts that are kept; the oldest go.
    private var draftsMax: Int { 500 }

    /// Keeps what is half typed in a channel, and tells the lists that show the channel.
    func setDraft(_ draft: MessageDraft?, in channelURL: String) {
        guard draft != drafts[channelURL] else { return }
        drafts[channelURL] = draft
        stored { try $0.save(draft: draft, of: channelURL) }
        if drafts.count > draftsMax, let oldest = drafts.min(by: { $0.value.updatedAt < $1.value.updatedAt }) {
            drafts[oldest.key] = nil
            stored { try $0.save(draft: nil, of: oldest.key) }
        }
        guard let record = record(channelURL), !record.channel.isOpen else { return }
        for (id, window) in channelLists.sorted(by: { $0.key < $1.key }) where window.contains(channelURL) {
            guard let change = window.place(record.channel, of: userID, source: .localDraftChanged) else { continue }
            deliver(.channelList(id, change))
        }
    }

    /// Reads what the user had half typed when the app ended.
    func loadDrafts(of userID: String) {
        drafts = stored { try $0.drafts() } ?? [:]
        if !drafts.isEmpty { deliver(.drafts(drafts, userID: userID)) }
    }
}
