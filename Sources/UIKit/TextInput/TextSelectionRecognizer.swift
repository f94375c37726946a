internal import Foundation

/// Selects, with the pointer, text that cannot be edited: by a drag, a word by two clicks, everything by three.
final class TextSelectionRecognizer: UIGestureRecognizer {
    private var anchor = 0
    private var start = CGPoint.zero

    private var text: UITextView? { view as? UITextView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let text, text.onlySelects, let touch = touches.first, touch.type == .indirectPointer, !touch.isSecondary
        else {
            state = .failed
            return
        }
        start = touch.location(in: text)
        anchor = text.textOffset(at: start)
        switch touch.tapCount {
        case 1: text.selectForUser(NSRange(location: anchor, length: 0))
        case 2:
            text.selectForUser(text.word(at: anchor))
            state = .ended
        default:
            text.selectAll(nil)
            text.becomeFirstResponder()
            state = .ended
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let text, let touch = touches.first else { return }
        let point = touch.location(in: text)
        // A hand that clicks trembles.
        if state == .possible {
            guard hypot(point.x - start.x, point.y - start.y) > 3 else { return }
            state = .began
        } else if isActive {
            state = .changed
        }
        guard state == .began || state == .changed else { return }
        let end = text.textOffset(at: point)
        text.selectForUser(NSRange(location: min(anchor, end), length: abs(end - anchor)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .ended : .failed
    }
}
