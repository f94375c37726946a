internal import SQLite

extension WriteContext {
    /// Runs a part of a job; when it throws, rows and memory are as before the part, and the job goes on.
    func attemptWithin<Value>(_ body: (WriteContext) throws -> Value) throws -> Value {
        let outer = undo
        let deliveryCount = deliveries.count
        let newsCount = outboundNews.count
        let presenceCount = presenceUndo.count
        let actionCount = commitActions.count
        undo = []
        do {
            let value = try connection.savepoint { try body(self) }
            undo = outer + undo
            return value
        } catch {
            for step in undo.reversed() { step() }
            undo = outer
            undoPresence(to: presenceCount)
            deliveries.removeLast(deliveries.count - deliveryCount)
            outboundNews.removeLast(outboundNews.count - newsCount)
            commitActions.removeLast(commitActions.count - actionCount)
            membersJSON = nil
            throw error
        }
    }
}
