extension Settings {
    static let store = [
        Setting.number("readers", .store, 1...64, "", "threads that read the store", \.service.readerCount),
        Setting.number(
            "waiting-requests", .store, 1...10_000_000, "",
            "for the writer, and for the readers; more are refused with 503000", \.service.waitingRequestsMost),
        Setting.number(
            "batch", .store, 1...10_000, "requests", "how many writes share one sync of the disk", \.service.batchMost),
        Setting.number(
            "cached-rows", .store, 1_000...100_000_000, "", "channels and users that the writer keeps in memory",
            \.service.cachedRowsMost),
        Setting.choice(
            "migration-backup", .store, "whether the database is copied before a newer version changes it",
            \.service.backsUpBeforeMigration),
        Setting.number(
            "upload-limit", .store, 1...100_000, "MiB", "the largest file that may be uploaded",
            get: { $0.service.uploadBytesMost >> 20 }, set: { $0.service.uploadBytesMost = $1 << 20 }),
        Setting.seconds(
            "unsent-lifetime", .store, 60...31_536_000, "how long an upload may wait to be sent",
            \.service.unsentFileLifetimeMilliseconds),
        Setting.number(
            "disk-reserve", .store, 0...10_000_000, "MiB",
            "with less room left on the disk uploads are refused and /ready says 503",
            get: { Int($0.service.diskReserveBytes >> 20) }, set: { $0.service.diskReserveBytes = Int64($1) << 20 }),
    ]
}
