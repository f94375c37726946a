extension Client {
    private static let slot = Locked<Client?>(nil)

    /// The client that `SendbirdChat` speaks for; nil before initialisation.
    static var current: Client? { slot.value }

    /// Lets `SendbirdChat` speak for a client that was made elsewhere, with surroundings of its own; returns the
    /// one before. For tests of what stands on the SDK.
    @discardableResult
    static func makeCurrent(_ client: Client?) -> Client? {
        slot.withLock { slot in
            defer { slot = client }
            return slot
        }
    }

    /// Makes the client, or returns the one of the same application and settings.
    static func initialise(_ configuration: ClientConfiguration) -> Client {
        slot.withLock { slot in
            if let known = slot, known.configuration.applicationID == configuration.applicationID,
                known.configuration.isCachingEnabled == configuration.isCachingEnabled
            {
                return known
            }
            slot?.post(.disconnectWebSocket)
            let made = Client(configuration, surroundings: .live())
            slot = made
            return made
        }
    }

    static func post<Value>(
        _ command: Command, _ handler: ((Value?, SBError?) -> Void)?,
        _ convert: @escaping @MainActor @Sendable (Outcome, Faces) -> Value?
    ) {
        guard let client = current else {
            failUninitialised(handler)
            return
        }
        client.post(command, handler, convert)
    }

    /// Fails without asking anybody, as the client that there is does.
    static func fail<Value>(_ handler: ((Value?, SBError?) -> Void)?, _ error: ChatError, _ message: String) {
        guard let client = current else {
            failUninitialised(handler)
            return
        }
        client.fail(handler, error, message)
    }

    /// Runs work on the main actor, as handlers are called, where nobody has to be asked.
    static func later(_ work: @escaping () -> Void) {
        let handed = Handed(work)
        DispatchQueue.main.async { handed.closure() }
    }

    static func postEnd(_ command: Command, _ handler: SBErrorHandler?) {
        guard let client = current else {
            failUninitialised(handler, .invalidInitialization)
            return
        }
        client.postEnd(command, handler)
    }

    static func failUninitialised<Value>(_ handler: ((Value?, SBError?) -> Void)?) {
        guard let handler else { return }
        let handed = Handed(handler)
        DispatchQueue.main.async { handed.closure(nil, ChatError.invalidInitialization.asSBError) }
    }

    static func failUninitialised(_ handler: SBErrorHandler?, _ error: ChatError, _ message: String? = nil) {
        guard let handler else { return }
        let handed = Handed(handler)
        DispatchQueue.main.async { handed.closure(error.asSBError(message: message ?? error.message)) }
    }
}
