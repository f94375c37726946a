import UIKit

// Times layout and scrolling, in processor time.
//
//     swift build -c release --product uikit-bench
//     .build/release/uikit-bench                              layout, and painting into pictures
//     GSK_RENDERER=cairo xvfb-run -a .build/release/uikit-bench window 12 600
//
// The last one scrolls a window on a display by 600 steps of 12 points, as
// peer/listview.c does with GTK's own list view.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "window" {
    WindowBenchmark.step = arguments.dropFirst().first.flatMap { Double($0) } ?? 12
    WindowBenchmark.steps = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 600
    WindowBenchmark.main()
} else {
    print("uikit-bench: microseconds of processor time")
    ConstraintBenchmark.run()
    TextBenchmark.run()
    ScrollBenchmark.run()
}
