import Foundation

// Events a second through the whole SDK into a live collection: socket, frames, engine, cache, main actor.
//
//     swift run -c release sdk-bench [events]

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200_000
let run = EventBenchmark(events: count)
Task { @MainActor in
    do {
        try await run.run()
        exit(0)
    } catch {
        print("The benchmark failed: \(error)")
        exit(1)
    }
}
dispatchMain()
