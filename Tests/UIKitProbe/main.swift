import Foundation
import UIKit

// A process of its own for what needs the main thread and a display: the tests
// start it, drive it from outside and read what it prints.
let scenario = CommandLine.arguments.dropFirst().first ?? "window"
switch scenario {
case "loop": LoopDelegate.main()
case "window": WindowDelegate.main()
case "frames": FramesDelegate.main()
case "desktop": DesktopDelegate.main()
default:
    report("There is no scenario \(scenario).")
    exit(2)
}
