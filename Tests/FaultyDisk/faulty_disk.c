#include "include/faulty_disk.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECTOR = 512 };

/// A write that no sync has followed; without bytes, the file was cut to `offset`.
struct pending {
    sqlite3_int64 offset;
    int count;
    char *bytes;
};

/// A file as the disk knows it.
struct shadow {
    struct shadow *next;
    char *path;
    char *durable;
    sqlite3_int64 count, room;
    struct pending *pending;
    int pending_count, pending_room;
    bool is_log;
};

struct faulty_disk {
    sqlite3_vfs vfs;
    sqlite3_vfs *real;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct shadow *shadows;
    long operations, cut_at;
    bool is_cut, is_full, is_stalled;
};

/// An open file; SQLite's own follows it in memory.
struct file {
    sqlite3_file base;
    faulty_disk *disk;
    struct shadow *shadow;
};

static faulty_disk *disk_of(sqlite3_vfs *vfs) { return vfs->pAppData; }
static sqlite3_file *real_file(sqlite3_file *file) { return (sqlite3_file *)((struct file *)file + 1); }
#define REAL(file) real_file(file)->pMethods

// MARK: What the disk holds

static void put(struct shadow *shadow, sqlite3_int64 offset, const char *bytes, sqlite3_int64 count) {
    sqlite3_int64 end = offset + count;
    if (end > shadow->room) {
        shadow->room = end * 2;
        shadow->durable = realloc(shadow->durable, (size_t)shadow->room);
    }
    if (offset > shadow->count) memset(shadow->durable + shadow->count, 0, (size_t)(offset - shadow->count));
    memcpy(shadow->durable + offset, bytes, (size_t)count);
    if (end > shadow->count) shadow->count = end;
}

static void cut_to(struct shadow *shadow, sqlite3_int64 count) {
    if (count < shadow->count) shadow->count = count;
}

static void await(struct shadow *shadow, sqlite3_int64 offset, const void *bytes, int count) {
    if (shadow->pending_count == shadow->pending_room) {
        shadow->pending_room = shadow->pending_room * 2 + 16;
        shadow->pending = realloc(shadow->pending, sizeof(struct pending) * (size_t)shadow->pending_room);
    }
    struct pending *pending = &shadow->pending[shadow->pending_count++];
    *pending = (struct pending){.offset = offset, .count = count};
    if (!bytes) return;
    pending->bytes = malloc((size_t)count);
    memcpy(pending->bytes, bytes, (size_t)count);
}

static void forget_pending(struct shadow *shadow) {
    for (int i = 0; i < shadow->pending_count; i++) free(shadow->pending[i].bytes);
    shadow->pending_count = 0;
}

static void make_durable(struct shadow *shadow) {
    for (int i = 0; i < shadow->pending_count; i++) {
        struct pending *pending = &shadow->pending[i];
        if (pending->bytes) put(shadow, pending->offset, pending->bytes, pending->count);
        else cut_to(shadow, pending->offset);
    }
    forget_pending(shadow);
}

static struct shadow *find(faulty_disk *disk, const char *path) {
    struct shadow *shadow = disk->shadows;
    while (shadow && strcmp(shadow->path, path) != 0) shadow = shadow->next;
    return shadow;
}

/// The file's shadow; a file that was there before holds what it holds.
static struct shadow *shadow_of(faulty_disk *disk, const char *path, bool is_log) {
    struct shadow *shadow = find(disk, path);
    if (shadow) return shadow;
    shadow = calloc(1, sizeof *shadow);
    shadow->path = strdup(path);
    shadow->is_log = is_log;
    FILE *file = fopen(path, "rb");
    char bytes[4096];
    for (size_t got; file && (got = fread(bytes, 1, sizeof bytes, file)) > 0;)
        put(shadow, shadow->count, bytes, (sqlite3_int64)got);
    if (file) fclose(file);
    shadow->next = disk->shadows;
    return disk->shadows = shadow;
}

/// Counts an operation; false once the power is cut.
static bool has_power(faulty_disk *disk) {
    disk->operations++;
    if (disk->cut_at >= 0 && disk->operations >= disk->cut_at) disk->is_cut = true;
    return !disk->is_cut;
}

// MARK: A file

static int file_close(sqlite3_file *file) { return REAL(file) ? REAL(file)->xClose(real_file(file)) : SQLITE_OK; }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    return REAL(file)->xRead(real_file(file), bytes, count, offset);
}

static int file_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
    struct file *file = (struct file *)base;
    if (!file->shadow) return REAL(base)->xWrite(real_file(base), bytes, count, offset);
    faulty_disk *disk = file->disk;
    pthread_mutex_lock(&disk->lock);
    bool was_cut = disk->is_cut;
    int result = SQLITE_OK;
    sqlite3_int64 size = 0;
    if (disk->is_full) REAL(base)->xFileSize(real_file(base), &size);
    if (disk->is_full && (file->shadow->is_log || offset + count > size)) {
        result = SQLITE_FULL;
    } else if (has_power(disk)) {
        result = REAL(base)->xWrite(real_file(base), bytes, count, offset);
        if (result == SQLITE_OK) await(file->shadow, offset, bytes, count);
    } else {
        // The write that the cut came into may be there in part.
        if (!was_cut) await(file->shadow, offset, bytes, count);
        result = SQLITE_IOERR_WRITE;
    }
    pthread_mutex_unlock(&disk->lock);
    return result;
}

static int file_truncate(sqlite3_file *base, sqlite3_int64 count) {
    struct file *file = (struct file *)base;
    if (!file->shadow) return REAL(base)->xTruncate(real_file(base), count);
    pthread_mutex_lock(&file->disk->lock);
    int result = SQLITE_IOERR_TRUNCATE;
    if (has_power(file->disk)) {
        result = REAL(base)->xTruncate(real_file(base), count);
        if (result == SQLITE_OK) await(file->shadow, count, NULL, 0);
    }
    pthread_mutex_unlock(&file->disk->lock);
    return result;
}

/// The real file is not synced: what counts as synced is in memory, and tests are faster.
static int file_sync(sqlite3_file *base, int flags) {
    struct file *file = (struct file *)base;
    if (!file->shadow) return REAL(base)->xSync(real_file(base), flags);
    faulty_disk *disk = file->disk;
    pthread_mutex_lock(&disk->lock);
    while (disk->is_stalled) pthread_cond_wait(&disk->changed, &disk->lock);
    int result = SQLITE_IOERR_FSYNC;
    if (has_power(disk)) {
        make_durable(file->shadow);
        result = SQLITE_OK;
    }
    pthread_mutex_unlock(&disk->lock);
    return result;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    return REAL(file)->xFileSize(real_file(file), size);
}
static int file_lock(sqlite3_file *file, int lock) { return REAL(file)->xLock(real_file(file), lock); }
static int file_unlock(sqlite3_file *file, int lock) { return REAL(file)->xUnlock(real_file(file), lock); }
static int file_check_lock(sqlite3_file *file, int *is_locked) {
    return REAL(file)->xCheckReservedLock(real_file(file), is_locked);
}
static int file_control(sqlite3_file *file, int operation, void *argument) {
    return REAL(file)->xFileControl(real_file(file), operation, argument);
}
static int file_sector_size(sqlite3_file *file) { (void)file; return SECTOR; }
static int file_characteristics(sqlite3_file *file) { return REAL(file)->xDeviceCharacteristics(real_file(file)); }
static int file_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    return REAL(file)->xShmMap(real_file(file), region, size, extend, memory);
}
static int file_map_lock(sqlite3_file *file, int offset, int count, int flags) {
    return REAL(file)->xShmLock(real_file(file), offset, count, flags);
}
static void file_map_barrier(sqlite3_file *file) { REAL(file)->xShmBarrier(real_file(file)); }
static int file_unmap(sqlite3_file *file, int deletes) { return REAL(file)->xShmUnmap(real_file(file), deletes); }

static const sqlite3_io_methods methods = {
    .iVersion = 2, .xClose = file_close, .xRead = file_read, .xWrite = file_write, .xTruncate = file_truncate,
    .xSync = file_sync, .xFileSize = file_size, .xLock = file_lock, .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_lock, .xFileControl = file_control, .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics, .xShmMap = file_map, .xShmLock = file_map_lock,
    .xShmBarrier = file_map_barrier, .xShmUnmap = file_unmap,
};

// MARK: The file system

static int disk_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *base, int flags, int *out_flags) {
    faulty_disk *disk = disk_of(vfs);
    struct file *file = (struct file *)base;
    int watched = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
    pthread_mutex_lock(&disk->lock);
    *file = (struct file){.disk = disk};
    if (path && (flags & watched)) file->shadow = shadow_of(disk, path, !(flags & SQLITE_OPEN_MAIN_DB));
    pthread_mutex_unlock(&disk->lock);
    int result = disk->real->xOpen(disk->real, path, real_file(base), flags, out_flags);
    base->pMethods = result == SQLITE_OK ? &methods : NULL;
    return result;
}

static int disk_delete(sqlite3_vfs *vfs, const char *path, int sync) {
    faulty_disk *disk = disk_of(vfs);
    pthread_mutex_lock(&disk->lock);
    int result = SQLITE_IOERR_DELETE;
    if (has_power(disk)) {
        result = disk->real->xDelete(disk->real, path, sync);
        struct shadow *shadow = find(disk, path);
        if (shadow && result == SQLITE_OK) {
            forget_pending(shadow);
            shadow->count = 0;
        }
    }
    pthread_mutex_unlock(&disk->lock);
    return result;
}

static int disk_access(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
    return disk_of(vfs)->real->xAccess(disk_of(vfs)->real, path, flags, result);
}
static int disk_full_path(sqlite3_vfs *vfs, const char *path, int room, char *full) {
    return disk_of(vfs)->real->xFullPathname(disk_of(vfs)->real, path, room, full);
}
static int disk_randomness(sqlite3_vfs *vfs, int count, char *bytes) {
    return disk_of(vfs)->real->xRandomness(disk_of(vfs)->real, count, bytes);
}
static int disk_sleep(sqlite3_vfs *vfs, int microseconds) {
    return disk_of(vfs)->real->xSleep(disk_of(vfs)->real, microseconds);
}
static int disk_time(sqlite3_vfs *vfs, double *time) {
    return disk_of(vfs)->real->xCurrentTime(disk_of(vfs)->real, time);
}
static int disk_last_error(sqlite3_vfs *vfs, int room, char *text) {
    return disk_of(vfs)->real->xGetLastError(disk_of(vfs)->real, room, text);
}

faulty_disk *faulty_disk_make(const char *name) {
    faulty_disk *disk = calloc(1, sizeof *disk);
    disk->real = sqlite3_vfs_find(NULL);
    disk->cut_at = -1;
    pthread_mutex_init(&disk->lock, NULL);
    pthread_cond_init(&disk->changed, NULL);
    disk->vfs = (sqlite3_vfs){
        .iVersion = 1, .szOsFile = (int)sizeof(struct file) + disk->real->szOsFile,
        .mxPathname = disk->real->mxPathname, .zName = strdup(name), .pAppData = disk, .xOpen = disk_open,
        .xDelete = disk_delete, .xAccess = disk_access, .xFullPathname = disk_full_path,
        .xRandomness = disk_randomness, .xSleep = disk_sleep, .xCurrentTime = disk_time,
        .xGetLastError = disk_last_error,
    };
    sqlite3_vfs_register(&disk->vfs, 0);
    return disk;
}

// MARK: What a test asks for

void faulty_disk_cut_after(faulty_disk *disk, long operations) {
    pthread_mutex_lock(&disk->lock);
    disk->cut_at = operations < 0 ? -1 : disk->operations + operations;
    pthread_mutex_unlock(&disk->lock);
}

bool faulty_disk_is_cut(faulty_disk *disk) {
    pthread_mutex_lock(&disk->lock);
    bool is_cut = disk->is_cut;
    pthread_mutex_unlock(&disk->lock);
    return is_cut;
}

long faulty_disk_operations(faulty_disk *disk) {
    pthread_mutex_lock(&disk->lock);
    long operations = disk->operations;
    pthread_mutex_unlock(&disk->lock);
    return operations;
}

void faulty_disk_fill(faulty_disk *disk, bool is_full) {
    pthread_mutex_lock(&disk->lock);
    disk->is_full = is_full;
    pthread_mutex_unlock(&disk->lock);
}

void faulty_disk_stall(faulty_disk *disk, bool is_stalled) {
    pthread_mutex_lock(&disk->lock);
    disk->is_stalled = is_stalled;
    pthread_cond_broadcast(&disk->changed);
    pthread_mutex_unlock(&disk->lock);
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same seed loses the same sectors.
static uint64_t next(uint64_t *state) {
    uint64_t mixed = *state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

/// Lets the writes since the last sync reach the disk in part: none, all, or any sectors of them.
static void settle(struct shadow *shadow, uint64_t *random) {
    uint64_t share = next(random) % 3;
    for (int i = 0; i < shadow->pending_count; i++) {
        struct pending *pending = &shadow->pending[i];
        if (!pending->bytes) {
            if (share == 1 || (share == 2 && next(random) % 2)) cut_to(shadow, pending->offset);
            continue;
        }
        for (int start = 0, end; start < pending->count; start = end) {
            end = start + SECTOR - (int)((pending->offset + start) % SECTOR);
            if (end > pending->count) end = pending->count;
            if (share == 1 || (share == 2 && next(random) % 2))
                put(shadow, pending->offset + start, pending->bytes + start, end - start);
        }
    }
    forget_pending(shadow);
}

bool faulty_disk_survive(faulty_disk *disk, uint64_t seed) {
    bool is_written = true;
    pthread_mutex_lock(&disk->lock);
    for (struct shadow *shadow = disk->shadows; shadow; shadow = shadow->next) {
        settle(shadow, &seed);
        // The log's index is memory, and the memory is gone.
        char *index = sqlite3_mprintf("%s-shm", shadow->path);
        remove(index);
        sqlite3_free(index);
        if (shadow->count == 0) {
            remove(shadow->path);
            continue;
        }
        FILE *file = fopen(shadow->path, "wb");
        is_written &= file && fwrite(shadow->durable, 1, (size_t)shadow->count, file) == (size_t)shadow->count;
        if (file && fclose(file) != 0) is_written = false;
    }
    pthread_mutex_unlock(&disk->lock);
    return is_written;
}

void faulty_disk_begin_anew(faulty_disk *disk) {
    pthread_mutex_lock(&disk->lock);
    for (struct shadow *shadow = disk->shadows, *next; shadow; shadow = next) {
        next = shadow->next;
        forget_pending(shadow);
        free(shadow->pending);
        free(shadow->durable);
        free(shadow->path);
        free(shadow);
    }
    disk->shadows = NULL;
    disk->is_cut = disk->is_full = disk->is_stalled = false;
    disk->cut_at = -1;
    pthread_mutex_unlock(&disk->lock);
}
