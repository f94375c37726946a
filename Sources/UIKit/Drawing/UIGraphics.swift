public import Foundation

/// The contexts in which drawing goes on, the innermost last.
@MainActor private var contexts: [CGContext] = []

/// The context of the drawing that goes on, or nil outside of one.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contexts.last
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    contexts.append(context)
}

/// Goes back to the context before the last push.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
    _ = contexts.popLast()
}

/// Fills a rectangle in the current drawing.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    contexts.last?.fill(rect)
}

/// Draws with `actions` and returns what was drawn.
@MainActor
func recordDrawing(in area: CGRect, _ actions: () -> Void) -> RenderNode? {
    let context = CGContext(area: area)
    UIGraphicsPushContext(context)
    actions()
    UIGraphicsPopContext()
    return context.finish()
}
