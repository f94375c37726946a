public import Foundation

/// Tells something or asks for a choice: an alert in the middle, or an action sheet.
///
///     let alert = UIAlertController(title: "Leave channel?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in channel.leave() })
///     present(alert, animated: true)
///
/// Return presses the preferred button, or the only one that is not to cancel;
/// Escape presses the one to cancel; Tab and the arrows move among the buttons.
///
/// ## Differences on Linux
/// An action sheet has a `popoverPresentationController` in any window. In one
/// at least 600 points wide it is shown as a popover where that has a source,
/// and in the middle where it has none, which Apple's systems refuse.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The two forms.
    public enum Style: Int, Sendable {
        /// A set of choices for what the user has begun.
        case actionSheet = 0
        /// A message, with choices.
        case alert = 1
    }

    private let form: Style
    private var hasAnswered = false

    /// Creates an alert or action sheet without buttons.
    public init(title: String?, message: String?, preferredStyle: Style) {
        form = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .custom
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    /// Creates an empty action sheet, Apple's default.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        form = .actionSheet
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
    }

    /// Creates an empty action sheet: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        form = .actionSheet
        super.init(coder: coder)
        modalPresentationStyle = .custom
    }

    /// Which of the two forms it has.
    open var preferredStyle: Style { form }

    /// The bold line.
    open override var title: String? {
        didSet { content?.textDidChange() }
    }

    /// The text under the title.
    open var message: String? {
        didSet { content?.textDidChange() }
    }

    // MARK: - Buttons

    /// The buttons in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds a button. One to cancel is shown last, or first of two beside each other.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        content?.rebuild()
    }

    /// The button that Return presses, in bold; one of `actions`. For alerts.
    open var preferredAction: UIAlertAction? {
        didSet { content?.rebuild() }
    }

    // MARK: - Text fields

    /// The text fields in the order in which they were added; nil when there are none.
    open private(set) var textFields: [UITextField]?

    /// Adds a text field, for alerts.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(form == .alert, "text fields can only be added to an alert")
        let field = UITextField()
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 34)
        field.adjustsFontForContentSizeCategory = true
        configurationHandler?(field)
        if field.accessibilityLabel == nil { field.accessibilityLabel = field.placeholder }
        textFields = (textFields ?? []) + [field]
        content?.rebuild()
    }

    // MARK: - View

    var content: AlertContentView? { storedView as? AlertContentView }

    /// Makes the cards.
    open override func loadView() {
        view = AlertContentView(controller: self)
    }

    override func makePresentationController() -> UIPresentationController {
        switch form {
        case .alert: AlertPresentationController(presentedViewController: self, presenting: nil)
        case .actionSheet: ActionSheetPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// Takes the keys: the first text field, or the alert itself.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let field = textFields?.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    /// True: it takes the keys while it is shown.
    open override var canBecomeFirstResponder: Bool { true }

    // MARK: - Answering

    /// The button that Return presses.
    var actionOfReturn: UIAlertAction? {
        if let focused = content?.focusedAction { return focused }
        if let preferredAction { return preferredAction }
        if actions.count == 1 { return actions.first }
        let others = actions.filter { $0.style == .default }
        return form == .alert && others.count == 1 ? others.first : nil
    }

    /// The button that Escape presses.
    var actionOfEscape: UIAlertAction? {
        actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions.first : nil)
    }

    /// Dismisses and then calls the button's handler; once.
    func answer(_ action: UIAlertAction?) {
        guard !hasAnswered, action?.isEnabled ?? true else { return }
        hasAnswered = true
        guard let presenter = presentationLinks.presenting else {
            action.map { $0.handler?($0) }
            return
        }
        presenter.dismiss(animated: true) { action.map { $0.handler?($0) } }
    }

    /// Allows the next answer, as an alert may be presented again.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasAnswered = false
    }

    override func performEscape() -> Bool {
        guard let action = actionOfEscape else { return true }
        answer(action)
        return true
    }

    override func performReturn() -> Bool {
        if let action = actionOfReturn { answer(action) }
        return true
    }

    /// Return, Escape, Tab and the arrows.
    open override var keyCommands: [UIKeyCommand]? {
        let back = [UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow]
        let on = [UIKeyCommand.inputDownArrow, UIKeyCommand.inputRightArrow]
        let isTyping = textFields?.contains { $0.isFirstResponder } ?? false
        var commands = [
            UIKeyCommand(input: "\r", modifierFlags: []) { [weak self] _ in _ = self?.performReturn() },
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                _ = self?.performEscape()
            },
        ]
        guard !isTyping else { return commands }
        for (inputs, step) in [(back, -1), (on + ["\t"], 1)] {
            commands += inputs.map { input in
                UIKeyCommand(input: input, modifierFlags: []) { [weak self] _ in self?.content?.moveFocus(by: step) }
            }
        }
        commands.append(
            UIKeyCommand(input: "\t", modifierFlags: .shift) { [weak self] _ in self?.content?.moveFocus(by: -1) })
        return commands
    }
}
