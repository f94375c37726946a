import Foundation
import SendbirdChatSDK
import UIKit

// Times the screens against a real server. `Benchmarks/ScreensBench/run` starts one and runs all of this.
//
//     screens-bench fill HOST COUNT        Bo writes so many messages
//     screens-bench send HOST SECONDS      Bo writes 500 messages a second
//     screens-bench window HOST WORK       a window of Ana's; WORK is open, type, scroll, events or leave
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else {
    print("usage: screens-bench fill HOST COUNT | send HOST SECONDS | window HOST WORK")
    exit(64)
}
switch arguments[0] {
case "fill", "send":
    let writer = Writer(host: arguments[1])
    Task { @MainActor in
        do {
            let number = Int(arguments[2]) ?? 0
            if arguments[0] == "fill" { try await writer.fill(number) } else { try await writer.send(seconds: number) }
            exit(0)
        } catch {
            print("The benchmark failed: \(error)")
            exit(1)
        }
    }
    dispatchMain()
default:
    ScreensBenchmark.host = arguments[1]
    ScreensBenchmark.work = arguments[2]
    ScreensBenchmark.main()
}
