import Foundation

/// Feeds one codec, named by `ROOST_FUZZ_TARGET`, with what libFuzzer makes up; libFuzzer's options are the arguments.
@main
enum Fuzzer {
    static let target = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment["ROOST_FUZZ_TARGET"] }

    /// Never called: libFuzzer has a main of its own.
    static func main() {}
}

/// What libFuzzer calls with each input (LLVM, "libFuzzer", "Fuzz Target").
@c(LLVMFuzzerTestOneInput)
func feed(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let target = Fuzzer.target else { preconditionFailure("ROOST_FUZZ_TARGET names no codec") }
    if let finding = target.run(Array(UnsafeBufferPointer(start: data, count: size))) { preconditionFailure(finding) }
    return 0
}
