internal import Foundation

/// What a picker has while it is presented: the question that it asks, once.
@MainActor
final class ChooserSession {
    private var chooser: (any FileChooser)?
    private var isAsked = false

    /// Asks, the first time it is called.
    func begin(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
        guard !isAsked else { return }
        isAsked = true
        ask(request, over: window, completion: completion)
    }

    /// Asks once more, when the answer would not do.
    func ask(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
        let chooser = FileChoosers.make()
        self.chooser = chooser
        chooser.choose(request, over: window) { [weak self] urls in
            self?.chooser = nil
            completion(urls)
        }
    }

    /// Takes the question back; the next presentation asks anew.
    func end() {
        isAsked = false
        chooser?.cancel()
        chooser = nil
    }
}
