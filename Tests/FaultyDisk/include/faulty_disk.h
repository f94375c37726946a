// A file system for SQLite that fails as disks fail: it forgets what was not
// synced, it is full, it does not answer. For tests.
//
// It stands on SQLite's own one (https://www.sqlite.org/vfs.html) and remembers
// for each database and log what a sync has put on the disk, and the writes
// since. After the power was cut nothing more can be written; what the disk
// then holds is what was synced, and of the later writes any sectors at all.
// Every function may be called from any thread.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct faulty_disk faulty_disk;

/// Registers a disk with SQLite under a name of its own. It lives as long as the process: SQLite may keep its name.
faulty_disk *faulty_disk_make(const char *name);

/// Cuts the power at the so-manieth write or sync from now on; a negative number takes that back.
void faulty_disk_cut_after(faulty_disk *disk, long operations);

/// Whether the power was cut.
bool faulty_disk_is_cut(faulty_disk *disk);

/// How many writes and syncs there were.
long faulty_disk_operations(faulty_disk *disk);

/// From now on, until told otherwise, there is no room: a write that would lengthen a file, or into a log, is refused.
void faulty_disk_fill(faulty_disk *disk, bool is_full);

/// From now on, until told otherwise, a sync does not come back.
void faulty_disk_stall(faulty_disk *disk, bool is_stalled);

/// Writes into the files what the disk holds after the power was cut. All connections must be closed.
/// Returns false when a file could not be written.
bool faulty_disk_survive(faulty_disk *disk, uint64_t seed);

/// Begins anew: the power is on, and whatever the files hold now is on the disk. All connections must be closed.
void faulty_disk_begin_anew(faulty_disk *disk);
