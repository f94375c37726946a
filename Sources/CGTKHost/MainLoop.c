#include "CGTKHost.h"

#include <sys/eventfd.h>

// libdispatch's hooks for a foreign main loop; CoreFoundation on Linux uses the same.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// CoreFoundation's, from the Foundation library.
extern void *CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(void *run_loop, const void *mode);
extern int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *kCFRunLoopDefaultMode;

typedef struct {
    GSource source;
    int descriptor;
    gpointer tag;
} DispatchSource;

static gboolean dispatch_source_check(GSource *source) {
    DispatchSource *self = (DispatchSource *)source;
    return g_source_query_unix_fd(source, self->tag) & G_IO_IN;
}

static gboolean dispatch_source_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    DispatchSource *self = (DispatchSource *)source;
    eventfd_t value;
    // Read before draining: what is enqueued during the draining signals anew.
    eventfd_read(self->descriptor, &value);
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs dispatch_source_functions = {NULL, dispatch_source_check, dispatch_source_dispatch, NULL, NULL, NULL};

// Timers: asked in each round when the next is due, so that one that is added
// anywhere in the round before counts. 0 is none.
static double next_timer(void) {
    return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
}

static gboolean timer_source_prepare(GSource *source, int *timeout) {
    double next = next_timer();
    if (next == 0) {
        *timeout = -1;
        return FALSE;
    }
    double wait = (next - CFAbsoluteTimeGetCurrent()) * 1000;
    if (wait <= 0)
        return TRUE;
    *timeout = wait > 3600000 ? 3600000 : (int)wait + 1;
    return FALSE;
}

static gboolean timer_source_check(GSource *source) {
    double next = next_timer();
    return next != 0 && next <= CFAbsoluteTimeGetCurrent();
}

static gboolean timer_source_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0);
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs timer_source_functions = {timer_source_prepare, timer_source_check, timer_source_dispatch, NULL,
                                              NULL, NULL};

void roost_loop_attach(void) {
    static gboolean is_attached = FALSE;
    if (is_attached)
        return;
    is_attached = TRUE;
    DispatchSource *dispatch = (DispatchSource *)g_source_new(&dispatch_source_functions, sizeof(DispatchSource));
    dispatch->descriptor = _dispatch_get_main_queue_handle_4CF();
    dispatch->tag = g_source_add_unix_fd(&dispatch->source, dispatch->descriptor, G_IO_IN);
    g_source_attach(&dispatch->source, NULL);
    g_source_unref(&dispatch->source);
    GSource *timers = g_source_new(&timer_source_functions, sizeof(GSource));
    g_source_attach(timers, NULL);
    g_source_unref(timers);
}

void roost_loop_iterate(gboolean may_block) {
    g_main_context_iteration(NULL, may_block);
}
