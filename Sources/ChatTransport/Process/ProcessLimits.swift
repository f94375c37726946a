internal import CLinux
internal import Glibc

/// What the system lets a process have.
package enum ProcessLimits {
    /// Raises the number of open descriptors to the highest allowed; a socket needs one.
    ///
    /// - Returns: the limit that holds now, or nil when the system does not say.
    @discardableResult
    package static func raiseDescriptors() -> Int? {
        let limit = clinux_raise_descriptor_limit()
        return limit >= 0 ? Int(limit) : nil
    }

    /// Limits what this process and its children may use from now on; for work on what strangers sent.
    ///
    /// - Parameters:
    ///   - memoryBytes: Of address space, all that is mapped counted.
    ///   - cpuSeconds: Of computing, after which the system ends it.
    ///   - fileBytes: Of the longest file that it may write.
    package static func limitSelf(memoryBytes: Int, cpuSeconds: Int, fileBytes: Int) {
        set(RLIMIT_AS, memoryBytes)
        set(RLIMIT_CPU, cpuSeconds)
        set(RLIMIT_FSIZE, fileBytes)
        set(RLIMIT_CORE, 0)
        set(RLIMIT_NOFILE, 64)
    }

    private static func set(_ resource: __rlimit_resource, _ most: Int) {
        var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        // Lowering is always allowed.
        _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
