#if os(Linux)
    import UIKit

    /// The keys of the bar on a desktop.
    @MainActor
    struct InputKeyCommands {
        private let bar: SBUMessageInputView

        init(_ bar: SBUMessageInputView) {
            self.bar = bar
        }

        /// Return always; the others only while something wants them, or the text would lose them.
        var all: [UIKeyCommand] {
            var commands = [
                command("\r", []) { bar in
                    if bar.interceptsKey?(.enter) == true { return }
                    if bar.mode == .edit { bar.onClickSaveButton(bar) } else { bar.onClickSendButton(bar) }
                }
            ]
            if bar.interceptsKey != nil {
                commands += [
                    key(UIKeyCommand.inputUpArrow, .up), key(UIKeyCommand.inputDownArrow, .down), key("\t", .tab),
                    key(UIKeyCommand.inputEscape, .escape),
                ]
            } else if bar.mode == .edit {
                commands.append(command(UIKeyCommand.inputEscape, []) { $0.onClickCancelButton($0) })
            }
            return commands
        }

        private func key(_ input: String, _ key: InputKey) -> UIKeyCommand {
            command(input, []) { _ = $0.interceptsKey?(key) }
        }

        private func command(
            _ input: String, _ flags: UIKeyModifierFlags, action: @escaping (SBUMessageInputView) -> Void
        ) -> UIKeyCommand {
            let command = UIKeyCommand(input: input, modifierFlags: flags) { [weak bar] _ in
                if let bar { action(bar) }
            }
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
    }
#endif
