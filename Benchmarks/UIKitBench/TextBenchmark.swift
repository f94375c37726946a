import UIKit

/// Texts without a break, as codes and pasted keys are: twice the letters are to cost twice the time.
@MainActor
enum TextBenchmark {
    static func run() {
        for count in [2_500, 5_000, 10_000, 20_000] {
            var timing = Timing()
            for round in 0..<20 {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = String(repeating: "abcdefghij", count: count / 10)
                // Another width each time, or the second time would be the first's.
                let width = CGFloat(220 + round)
                timing.measure { _ = label.sizeThatFits(CGSize(width: width, height: 0)) }
            }
            timing.report("a word of \(count) letters: lines and size")
        }
    }
}
