#include "CGTKHost.h"

static GdkClipboard *clipboard(void) {
    GdkDisplay *display = gdk_display_get_default();
    return display ? gdk_display_get_clipboard(display) : NULL;
}

void roost_clipboard_put(const char *text, GdkTexture *picture, const RoostClipboardForm *forms, int count) {
    if (!clipboard())
        return;
    GPtrArray *providers = g_ptr_array_new();
    for (int index = 0; index < count; index++) {
        GBytes *bytes = g_bytes_new(forms[index].bytes, forms[index].count);
        g_ptr_array_add(providers, gdk_content_provider_new_for_bytes(forms[index].mime_type, bytes));
        g_bytes_unref(bytes);
    }
    // These two are written in whatever form another program asks for, when it asks.
    if (picture)
        g_ptr_array_add(providers, gdk_content_provider_new_typed(GDK_TYPE_TEXTURE, picture));
    if (text)
        g_ptr_array_add(providers, gdk_content_provider_new_typed(G_TYPE_STRING, text));
    if (!providers->len) {
        gdk_clipboard_set_content(clipboard(), NULL);
    } else {
        // The union takes the references over.
        GdkContentProvider *all =
            gdk_content_provider_new_union((GdkContentProvider **)providers->pdata, providers->len);
        gdk_clipboard_set_content(clipboard(), all);
        g_object_unref(all);
    }
    g_ptr_array_unref(providers);
}

char **roost_clipboard_types(void) {
    GStrvBuilder *builder = g_strv_builder_new();
    if (clipboard()) {
        GdkContentFormats *formats = gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard()));
        formats = gdk_content_formats_union_serialize_mime_types(formats);
        gsize count;
        const char *const *types = gdk_content_formats_get_mime_types(formats, &count);
        for (gsize index = 0; index < count; index++)
            g_strv_builder_add(builder, types[index]);
        gdk_content_formats_unref(formats);
    }
    char **result = g_strv_builder_end(builder);
    g_strv_builder_unref(builder);
    return result;
}

typedef struct {
    void (*received)(void *context, const void *bytes, gsize count, gboolean is_read);
    void *context;
} ReadRequest;

static void request_answer(ReadRequest *request, GBytes *bytes) {
    gsize count = 0;
    const void *start = bytes ? g_bytes_get_data(bytes, &count) : NULL;
    request->received(request->context, start, count, bytes != NULL);
    g_free(request);
}

static void stream_was_drained(GObject *source, GAsyncResult *result, gpointer data) {
    gssize size = g_output_stream_splice_finish(G_OUTPUT_STREAM(source), result, NULL);
    GBytes *bytes = size >= 0 ? g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(source)) : NULL;
    request_answer(data, bytes);
    if (bytes)
        g_bytes_unref(bytes);
}

static void request_drain(ReadRequest *request, GInputStream *input) {
    if (!input) {
        request_answer(request, NULL);
        return;
    }
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(memory, input,
                                 G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                 G_PRIORITY_DEFAULT, NULL, stream_was_drained, request);
    g_object_unref(input);
    g_object_unref(memory);
}

static void clipboard_was_opened(GObject *source, GAsyncResult *result, gpointer data) {
    request_drain(data, gdk_clipboard_read_finish(GDK_CLIPBOARD(source), result, NULL, NULL));
}

void roost_clipboard_read(const char *mime_type,
                          void (*received)(void *context, const void *bytes, gsize count, gboolean is_read),
                          void *context) {
    ReadRequest *request = g_new0(ReadRequest, 1);
    request->received = received;
    request->context = context;
    if (!clipboard()) {
        request_answer(request, NULL);
        return;
    }
    const char *types[] = {mime_type, NULL};
    gdk_clipboard_read_async(clipboard(), types, G_PRIORITY_DEFAULT, NULL, clipboard_was_opened, request);
}

static void (*clipboard_changed)(void);

static void clipboard_did_change(GdkClipboard *source, gpointer data) {
    if (clipboard_changed)
        clipboard_changed();
}

void roost_clipboard_watch(void (*changed)(void)) {
    if (!clipboard_changed && clipboard())
        g_signal_connect(clipboard(), "changed", G_CALLBACK(clipboard_did_change), NULL);
    clipboard_changed = changed;
}

// MARK: Drops

static char **drop_types(GdkDrop *drop) {
    GdkContentFormats *formats = gdk_content_formats_ref(gdk_drop_get_formats(drop));
    formats = gdk_content_formats_union_serialize_mime_types(formats);
    char **types = g_strdupv((char **)gdk_content_formats_get_mime_types(formats, NULL));
    gdk_content_formats_unref(formats);
    return types;
}

static GdkDragAction drop_moved(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y,
                                RoostDropHandlers *handlers) {
    char **types = drop_types(drop);
    const char *const none[] = {NULL};
    gboolean is_wanted = handlers->moved(handlers->context, drop, types ? (const char *const *)types : none, x, y);
    g_strfreev(types);
    return is_wanted ? GDK_ACTION_COPY : 0;
}

static void drop_left(GtkDropTargetAsync *target, GdkDrop *drop, RoostDropHandlers *handlers) {
    handlers->left(handlers->context);
}

static gboolean drop_dropped(GtkDropTargetAsync *target, GdkDrop *drop, double x, double y,
                             RoostDropHandlers *handlers) {
    return handlers->dropped(handlers->context, x, y);
}

static void drop_handlers_free(gpointer data, GClosure *closure) {
    g_free(data);
}

void roost_host_take_drops(GtkWidget *host, const RoostDropHandlers *handlers) {
    RoostDropHandlers *copy = g_memdup2(handlers, sizeof *handlers);
    GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY);
    // Before a text widget inside, which would take the names of files as text.
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(target), GTK_PHASE_CAPTURE);
    g_signal_connect(target, "drag-enter", G_CALLBACK(drop_moved), copy);
    g_signal_connect(target, "drag-motion", G_CALLBACK(drop_moved), copy);
    g_signal_connect(target, "drag-leave", G_CALLBACK(drop_left), copy);
    g_signal_connect_data(target, "drop", G_CALLBACK(drop_dropped), copy, drop_handlers_free, 0);
    gtk_widget_add_controller(host, GTK_EVENT_CONTROLLER(target));
}

static void drop_was_opened(GObject *source, GAsyncResult *result, gpointer data) {
    request_drain(data, gdk_drop_read_finish(GDK_DROP(source), result, NULL, NULL));
}

void roost_drop_read(GdkDrop *drop, const char *mime_type,
                     void (*received)(void *context, const void *bytes, gsize count, gboolean is_read),
                     void *context) {
    ReadRequest *request = g_new0(ReadRequest, 1);
    request->received = received;
    request->context = context;
    const char *types[] = {mime_type, NULL};
    gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, drop_was_opened, request);
}

void roost_drop_finish(GdkDrop *drop, gboolean is_taken) {
    gdk_drop_finish(drop, is_taken ? GDK_ACTION_COPY : 0);
}
