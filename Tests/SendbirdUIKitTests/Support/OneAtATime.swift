import Testing

/// Lets one test run at a time, of all suites that carry it.
///
/// The screens' sets, the user and the SDK are the process's. Tests that only
/// run on the main actor cannot meet; one that waits for a server could, in the
/// middle, find what another one has set.
struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
    private actor Turn {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func take() async {
            if isTaken {
                await withCheckedContinuation { waiting.append($0) }
            } else {
                isTaken = true
            }
        }

        func give() {
            if waiting.isEmpty {
                isTaken = false
            } else {
                waiting.removeFirst().resume()
            }
        }
    }

    private static let turn = Turn()

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's own scope is around its tests: only they take turns.
        guard testCase != nil else { return try await function() }
        await Self.turn.take()
        do {
            try await function()
        } catch {
            await Self.turn.give()
            throw error
        }
        await Self.turn.give()
    }
}

extension Trait where Self == OneAtATime {
    /// One test at a time, of all suites that carry this.
    static var oneAtATime: OneAtATime { OneAtATime() }
}
