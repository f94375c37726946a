extension BaseChannel {
    /// What the current user has half typed here; nil for nothing.
    ///
    /// Beyond the documented API. Setting it returns at once. It is kept in the
    /// local cache where caching is on, so that it is there after a restart,
    /// and for as long as the process runs otherwise. nil and a text without
    /// anything but spaces delete it; logging out deletes all. Live lists of
    /// channels tell the change as ``CollectionEventSource/localDraftChanged``.
    /// The newest 500 are kept. Safe to use from any thread.
    public var draft: MessageDraft? {
        get { client.draft(of: channelURL) }
        set { client.setDraft(newValue, of: channelURL) }
    }
}
