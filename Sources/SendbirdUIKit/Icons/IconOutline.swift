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
        var scanner = Scanner(text)
        while let command = scanner.command() {
            add(command, reading: scanner.numbers(), to: path)
        }
        return path
    }

    @MainActor
    private func add(_ command: Character, reading numbers: [CGFloat], to path: UIBezierPath) {
        switch (command, numbers.count) {
        case ("M", 2):
            path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
        case ("L", 2):
            path.addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
        case ("H", 1):
            path.addLine(to: CGPoint(x: numbers[0], y: path.currentPoint.y))
        case ("V", 1):
            path.addLine(to: CGPoint(x: path.currentPoint.x, y: numbers[0]))
        case ("C", 6):
            path.addCurve(
                to: CGPoint(x: numbers[4], y: numbers[5]),
                controlPoint1: CGPoint(x: numbers[0], y: numbers[1]),
                controlPoint2: CGPoint(x: numbers[2], y: numbers[3]))
        case ("O", 3):
            path.move(to: CGPoint(x: numbers[0] + numbers[2], y: numbers[1]))
            path.addArc(
                withCenter: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2],
                startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            path.close()
        case ("Z", 0):
            path.close()
        default:
            break  // Our own table is checked by a test; a slip costs a line, not the app.
        }
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
