internal import Foundation

/// Lets the user choose files. What answers is the desktop's chooser; a test
/// puts itself in its place.
@MainActor
protocol FileChooser: AnyObject {
    /// Asks over a window. `completion` is called once, later: with what was
    /// chosen, or with nothing when the user would not.
    func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void)
    /// Takes the question back; its completion is not called.
    func cancel()
}

/// Makes the chooser of each question.
@MainActor
enum FileChoosers {
    /// Makes one. Without a display nobody can answer, and nothing is chosen.
    static var make: () -> any FileChooser = { Toolkit.hasDisplay ? GTKFileChooser() : AbsentFileChooser() }
}

/// Answers where there is nobody to ask.
final class AbsentFileChooser: FileChooser {
    private var isCancelled = false

    func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
        Task { @MainActor in
            if !isCancelled { completion([]) }
        }
    }

    func cancel() {
        isCancelled = true
    }
}
