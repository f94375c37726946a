internal import Foundation
public import Testing

extension Trait where Self == TimeLimitTrait {
    /// A time limit that grows with `ROOST_TEST_SLOWNESS`, a whole factor, where everything takes longer than it
    /// should: under a sanitizer, or beside a build.
    public static func within(minutes: Int) -> TimeLimitTrait {
        .timeLimit(.minutes(minutes * Slowness.factor))
    }
}

/// How much longer than usual tests may take here.
public enum Slowness {
    /// 1, or what `ROOST_TEST_SLOWNESS` says.
    public static let factor: Int = {
        let said = ProcessInfo.processInfo.environment["ROOST_TEST_SLOWNESS"].flatMap { Int($0) }
        return max(1, said ?? 1)
    }()
}
