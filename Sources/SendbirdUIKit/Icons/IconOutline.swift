import UIKit

/// An outline in a short notation.
///
/// Letters are those of SVG path data (W3C SVG 2, section 9.3), absolute only:
///
/// | letter | numbers | meaning |
/// |---|---|---|
/// | M | x y | go to |
/// | L | x y | line to |
/// | H, V | x or y | line along |
/// | C | x1 y1 x2 y2 x y | curve to |
/// | Z | | close |
/// | O | x y r | a circle of its own (ours, not SVG's) |
struct IconOutline {
    private let text: String

    /// Creates an outline from its notation; what cannot be read is left out.
    init(_ text: String) {
        self.text = text
    }

    /// The outline as a path.
    @MainActor
    var path: UIBezierPath {
        let path = UIBezierPath()
        var pen = CGPoint.zero
        var scanner = Scanner(text)
        while let command = scanner.command() {
            pen = add(command, scanner.numbers(), from: pen, to: path)
        }
        return path
    }

    /// Adds a command and returns where the pen is after it.
    @MainActor
    private func add(_ command: Character, _ numbers: [CGFloat], from pen: CGPoint, to path: UIBezierPath) -> CGPoint {
        switch (command, numbers.count) {
        case ("M", 2):
            let point = CGPoint(x: numbers[0], y: numbers[1])
            path.move(to: point)
            return point
        case ("L", 2): return line(to: CGPoint(x: numbers[0], y: numbers[1]), path)
        case ("H", 1): return line(to: CGPoint(x: numbers[0], y: pen.y), path)
        case ("V", 1): return line(to: CGPoint(x: pen.x, y: numbers[0]), path)
        case ("C", 6):
            let point = CGPoint(x: numbers[4], y: numbers[5])
            path.addCurve(
                to: point, controlPoint1: CGPoint(x: numbers[0], y: numbers[1]),
                controlPoint2: CGPoint(x: numbers[2], y: numbers[3]))
            return point
        case ("O", 3):
            circle(CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2], path)
        case ("Z", 0):
            path.close()
        default:
            break  // Our own table is checked by a test; a slip costs a line, not the app.
        }
        return pen
    }

    @MainActor
    private func line(to point: CGPoint, _ path: UIBezierPath) -> CGPoint {
        path.addLine(to: point)
        return point
    }

    @MainActor
    private func circle(_ center: CGPoint, radius: CGFloat, _ path: UIBezierPath) {
        path.move(to: CGPoint(x: center.x + radius, y: center.y))
        path.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        path.close()
    }
}

extension IconOutline {
    /// Reads commands and their numbers from the notation.
    private struct Scanner {
        private var rest: Substring

        init(_ text: String) {
            rest = text[...]
        }

        /// The next command's letter, or nil at the end.
        mutating func command() -> Character? {
            rest.popFirst()
        }

        /// The numbers up to the next letter.
        mutating func numbers() -> [CGFloat] {
            let run = rest.prefix { !$0.isLetter }
            rest = rest[run.endIndex...]
            return run.split(whereSeparator: \.isWhitespace).compactMap { Double($0).map { CGFloat($0) } }
        }
    }
}
