import UIKit

// Times layout and scrolling. Without a display: frames are laid out and, where
// said, painted into a picture of the window's size.
//
//     swift build -c release --product uikit-bench && .build/release/uikit-bench

print("uikit-bench: times in microseconds; p50, p99 and the worst")
ConstraintBenchmark.run()
ScrollBenchmark.run()
