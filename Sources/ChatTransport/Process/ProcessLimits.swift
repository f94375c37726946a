internal import CLinux

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
}
