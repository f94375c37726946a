internal import Foundation

/// Finds who takes what is dragged over a window, and tells them as it moves.
///
/// The host calls it with what the toolkit reports; a test calls it in the same way.
@MainActor
final class WindowDrops {
    /// Who would take what is dropped.
    private enum Target {
        case interaction(UIDropInteraction, any UIDropInteractionDelegate)
        case responder(UIResponder)

        func isSame(as other: Target) -> Bool {
            switch (self, other) {
            case (.interaction(let one, _), .interaction(let two, _)): one === two
            case (.responder(let one), .responder(let two)): one === two
            case (.interaction, .responder), (.responder, .interaction): false
            }
        }
    }

    private unowned let window: UIWindow
    private var session: DropSession?
    private var target: Target?
    private let highlight = DropHighlightView()

    init(window: UIWindow) {
        self.window = window
    }

    /// Something is over the window at a point; returns whether it may be dropped there.
    func move(_ content: ForeignContent, to point: CGPoint) -> Bool {
        let session = self.session?.content === content ? self.session : nil
        if session == nil { leave() }
        let current = session ?? DropSession(content: content, window: window)
        self.session = current
        current.point = point
        let found = find(at: point, for: current)
        if let target, found.map({ !$0.isSame(as: target) }) ?? true { exit(target, current) }
        guard let found else {
            target = nil
            return false
        }
        if target == nil { enter(found, current) }
        target = found
        switch found {
        case .interaction(let interaction, let delegate):
            let operation = delegate.dropInteraction(interaction, sessionDidUpdate: current).operation
            return operation == .copy || operation == .move
        case .responder: return true
        }
    }

    /// It has left the window, or its program has broken off.
    func leave() {
        guard let session else { return }
        if let target { exit(target, session) }
        end(session)
    }

    /// It was dropped at a point; returns whether anybody takes it. `completion` is
    /// called when the other program is needed no more.
    func drop(at point: CGPoint, completion: @escaping (Bool) -> Void) -> Bool {
        guard let session, let target else {
            leave()
            return false
        }
        session.point = point
        self.session = nil
        self.target = nil
        highlight.removeFromSuperview()
        session.content.whenFetched {
            session.content.keepPicture { [self] in completion(perform(target, session)) }
        }
        return true
    }

    // MARK: - Targets

    private func find(at point: CGPoint, for session: DropSession) -> Target? {
        guard let hit = window.hitTest(point, with: nil) else { return nil }
        // A text takes a text itself.
        if hit.editsNatively, session.content.files.isEmpty, !session.content.types.contains(.fileURL),
            !session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier])
        {
            return nil
        }
        for view in sequence(first: hit, next: \.superview) {
            for case let interaction as UIDropInteraction in view.interactions {
                guard let delegate = interaction.delegate,
                    delegate.dropInteraction(interaction, canHandle: session)
                else { continue }
                return .interaction(interaction, delegate)
            }
        }
        return sequence(first: hit as UIResponder, next: \.next).first { takes($0, session) }.map(Target.responder)
    }

    private func takes(_ responder: UIResponder, _ session: DropSession) -> Bool {
        guard let accepted = responder.pasteConfiguration?.acceptableTypeIdentifiers,
            session.hasItemsConforming(toTypeIdentifiers: accepted)
        else { return false }
        return !session.content.wanted.isEmpty || responder.canPaste(session.items.map(\.itemProvider))
    }

    private func enter(_ target: Target, _ session: DropSession) {
        switch target {
        case .interaction(let interaction, let delegate):
            delegate.dropInteraction(interaction, sessionDidEnter: session)
        case .responder(let responder):
            guard let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded else { return }
            highlight.show(over: view)
        }
    }

    private func exit(_ target: Target, _ session: DropSession) {
        highlight.removeFromSuperview()
        self.target = nil
        if case .interaction(let interaction, let delegate) = target {
            delegate.dropInteraction(interaction, sessionDidExit: session)
        }
    }

    private func end(_ session: DropSession) {
        self.session = nil
        if case .interaction(let interaction, let delegate)? = target {
            delegate.dropInteraction(interaction, sessionDidEnd: session)
        }
        target = nil
    }

    private func perform(_ target: Target, _ session: DropSession) -> Bool {
        switch target {
        case .interaction(let interaction, let delegate):
            delegate.dropInteraction(interaction, performDrop: session)
            delegate.dropInteraction(interaction, concludeDrop: session)
            delegate.dropInteraction(interaction, sessionDidEnd: session)
            return true
        case .responder(let responder):
            let providers = session.items.map(\.itemProvider)
            let accepted = providers.filter { responder.pasteConfiguration?.accepts($0) ?? false }
            guard !accepted.isEmpty, responder.canPaste(accepted) else { return false }
            responder.paste(itemProviders: accepted)
            return true
        }
    }
}
