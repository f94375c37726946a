#include <gdk-pixbuf/gdk-pixbuf.h>

/// Swift does not see calls with a varying number of arguments. The lists of options are those of the writers of
/// JPEG and PNG.
static inline gboolean cpixbuf_save_jpeg(GdkPixbuf *picture, const char *path, const char *quality) {
    return gdk_pixbuf_save(picture, path, "jpeg", NULL, "quality", quality, NULL);
}

static inline gboolean cpixbuf_save_png(GdkPixbuf *picture, const char *path) {
    return gdk_pixbuf_save(picture, path, "png", NULL, NULL);
}

static inline void cpixbuf_release(GdkPixbuf *picture) { g_object_unref(picture); }
