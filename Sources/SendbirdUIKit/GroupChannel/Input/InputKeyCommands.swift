#if os(Linux)
    import UIKit

    /// The keys of the bar on a desktop.
    @MainActor
    enum InputKeyCommands {
        /// Return always; the others only while something wants them, or the text would lose them.
        static func all(of bar: SBUMessageInputView) -> [UIKeyCommand] {
            let enter = command("\r", of: bar) { bar in
                if bar.interceptsKey?(.enter) == true { return }
                if bar.mode == .edit { bar.onClickSaveButton(bar) } else { bar.onClickSendButton(bar) }
            }
            if bar.interceptsKey != nil {
                let wanted: [(String, InputKey)] = [
                    (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down), ("\t", .tab),
                    (UIKeyCommand.inputEscape, .escape),
                ]
                return [enter] + wanted.map { input, key in command(input, of: bar) { _ = $0.interceptsKey?(key) } }
            }
            guard bar.mode == .edit else { return [enter] }
            return [enter, command(UIKeyCommand.inputEscape, of: bar) { $0.onClickCancelButton($0) }]
        }

        private static func command(
            _ input: String, of bar: SBUMessageInputView, action: @escaping (SBUMessageInputView) -> Void
        ) -> UIKeyCommand {
            let command = UIKeyCommand(input: input, modifierFlags: []) { [weak bar] _ in
                if let bar { action(bar) }
            }
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
    }
#endif
