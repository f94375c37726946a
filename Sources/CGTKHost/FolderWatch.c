#include "CGTKHost.h"

typedef struct {
    GFileMonitor *monitor;
    void (*changed)(void *context);
    void *context;
} FolderWatch;

static void folder_changed(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event,
                           FolderWatch *watch) {
    // A file that is being written is told of when it is done.
    if (event != G_FILE_MONITOR_EVENT_CHANGED && event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
        watch->changed(watch->context);
}

void *roost_folder_watch(const char *path, void (*changed)(void *context), void *context) {
    GFile *file = g_file_new_for_path(path);
    GFileMonitor *monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    g_object_unref(file);
    if (!monitor)
        return NULL;
    FolderWatch *watch = g_new0(FolderWatch, 1);
    watch->monitor = monitor;
    watch->changed = changed;
    watch->context = context;
    g_signal_connect(monitor, "changed", G_CALLBACK(folder_changed), watch);
    return watch;
}

void roost_folder_unwatch(void *handle) {
    FolderWatch *watch = handle;
    g_file_monitor_cancel(watch->monitor);
    g_object_unref(watch->monitor);
    g_free(watch);
}
