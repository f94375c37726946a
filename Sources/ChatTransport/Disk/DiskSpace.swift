internal import Glibc

/// How much room a disk has.
package enum DiskSpace {
    /// The bytes that this user may still write where a path is; nil when the system does not say.
    package static func freeBytes(at path: String) -> Int64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        return Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
    }
}
