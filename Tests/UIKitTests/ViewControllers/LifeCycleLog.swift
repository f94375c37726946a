import Foundation
import UIKit

/// What happened, in order, as lines of text.
@MainActor
final class LifeCycleLog {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// Returns what happened since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen that writes down what it is told.
class LoggingViewController: UIViewController {
    let name: String
    let log: LifeCycleLog
    /// Whether layout is written down as well.
    var logsLayout = false
    var onEvent: (String) -> Void = { _ in }

    init(_ name: String, log: LifeCycleLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        name = ""
        log = LifeCycleLog()
        super.init(coder: coder)
    }

    private func write(_ event: String) {
        log.add("\(name) \(event)")
        onEvent(event)
    }

    override func loadView() {
        write("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        write("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        write("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        write("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        write("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        write("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if logsLayout { write("viewWillLayoutSubviews") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { write("viewDidLayoutSubviews") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        write("willMove \(parent == nil ? "nil" : "parent")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        write("didMove \(parent == nil ? "nil" : "parent")")
    }
}
