extension SendbirdChat {
    /// Sets whether the current user joins at once where invited; else the user is asked. Default: at once.
    public class func setChannelInvitationPreference(autoAccept: Bool, completionHandler: SBErrorHandler? = nil) {
        Client.postEnd(.setAutoAccept(autoAccept), completionHandler)
    }

    /// Sets whether the current user joins at once where invited; else the user is asked.
    nonisolated(nonsending) public class func setChannelInvitationPreference(autoAccept: Bool) async throws {
        try await awaitingEnd { setChannelInvitationPreference(autoAccept: autoAccept, completionHandler: $0) }
    }

    /// Asks whether the current user joins at once where invited.
    public class func getChannelInvitationPreferenceAutoAccept(
        completionHandler: ((_ autoAccept: Bool, _ error: SBError?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        let report: (Bool?, SBError?) -> Void = { accepts, error in completionHandler(accepts ?? true, error) }
        Client.post(.getAutoAccept, report) { outcome, _ in
            guard case .flag(let accepts) = outcome else { return nil }
            return accepts
        }
    }

    /// Asks whether the current user joins at once where invited.
    nonisolated(nonsending) public class func getChannelInvitationPreferenceAutoAccept() async throws -> Bool {
        try await awaiting { (done: @escaping (Bool?, SBError?) -> Void) in
            getChannelInvitationPreferenceAutoAccept { accepts, error in done(error == nil ? accepts : nil, error) }
        }
    }
}
