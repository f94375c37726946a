import UIKit

// The forms of Docs/porting.md as an app writes them: from the public API only.
// (Apart from the tests, as a file that imports Testing as well looks for an
// overlay of both that only Apple's systems have.)

final class PortingScreen: UIViewController {
    private(set) var calls: [String] = []
    let button = UIButton(type: .system)
    private var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [weak self] _ in self?.note("button") }, for: .touchUpInside)
        let tap = UITapGestureRecognizer { [weak self] _ in self?.note("tap") }
        tap.addHandler { [weak self] recognizer in self?.note("\(recognizer.state)") }
        view.addGestureRecognizer(tap)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.note("add") })
        let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { [weak self] _ in self?.note("save") })
        save.style = .done
        let icon = UIBarButtonItem(image: UIImage(systemName: "gear"), primaryAction: UIAction { _ in })
        navigationItem.rightBarButtonItems = [save, icon]
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.note("refresh") }, for: .valueChanged)
        refreshControl.sendActions(for: .valueChanged)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "f", modifierFlags: .control) { [weak self] _ in self?.note("find") }]
    }

    func note(_ call: String) {
        calls.append(call)
    }
}

/// Empty bodies inherit the initialisers, as on Apple's systems.
class PortingBase: UIViewController {
    let number: Int
    required init(number: Int? = nil) {
        self.number = number ?? 7
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}
final class PortingDerived: PortingBase {}
final class PortingPlain: UIViewController {}
