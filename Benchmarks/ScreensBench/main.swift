import Foundation
import SendbirdChatSDK
import UIKit

// Times the screens against a real server. `Benchmarks/ScreensBench/run` starts one and runs all of this.
//
//     screens-bench fill HOST COUNT        Bo writes so many messages
//     screens-bench send HOST SECONDS      Bo writes 500 messages a second
//     screens-bench collections HOST COUNT opens and closes collections so many times
//     screens-bench window HOST WORK       a window of Ana's; WORK is open, type, scroll, events or leave
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else {
    print("usage: screens-bench fill HOST COUNT | send HOST SECONDS | collections HOST COUNT | window HOST WORK")
    exit(64)
}
switch arguments[0] {
case "fill", "send", "collections":
    let (work, host) = (arguments[0], arguments[1])
    let number = Int(arguments[2]) ?? 0
    Task { @MainActor in
        do {
            switch work {
            case "fill": try await Writer(host: host).fill(number)
            case "send": try await Writer(host: host).send(seconds: number)
            default: try await CollectionOpener(host: host).open(times: number)
            }
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
