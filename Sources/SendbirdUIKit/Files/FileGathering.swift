/// Waits until several files are read, and keeps their order.
@MainActor
final class FileGathering {
    private var results: [FileReading.Result?]
    private let done: ([FileReading.Result]) -> Void

    init(count: Int, done: @escaping ([FileReading.Result]) -> Void) {
        results = Array(repeating: nil, count: count)
        self.done = done
    }

    func take(_ result: FileReading.Result, at index: Int) {
        results[index] = result
        let known = results.compactMap { $0 }
        if known.count == results.count { done(known) }
    }
}
