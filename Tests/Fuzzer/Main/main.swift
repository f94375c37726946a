import CFuzzer
import Foundation

// Feeds one codec, named by ROOST_FUZZ_TARGET, with what libFuzzer makes up; its options are the arguments.
let name = ProcessInfo.processInfo.environment["ROOST_FUZZ_TARGET"] ?? ""
guard let chosen = FuzzTarget.all.first(where: { $0.name == name }) else {
    print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
    exit(64)
}
Chosen.target = chosen
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { data, size in
        let input = Array(UnsafeBufferPointer(start: data, count: size))
        if let finding = Chosen.target?.run(input) { preconditionFailure(finding) }
        return 0
    })
