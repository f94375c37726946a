#include "CGTKHost.h"

#include <string.h>

typedef struct {
    RoostPictureLimits limits;
    int width, height;
} Decoding;

/// Told from the picture's head, before any pixels are decoded.
static void size_known(GdkPixbufLoader *loader, int width, int height, gpointer data) {
    Decoding *decoding = data;
    decoding->width = width;
    decoding->height = height;
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
    char *name = format ? gdk_pixbuf_format_get_name(format) : NULL;
    gboolean is_jpeg = name && !strcmp(name, "jpeg");
    g_free(name);
    gint64 most = is_jpeg ? decoding->limits.jpeg_pixels_max : decoding->limits.pixels_max;
    if (width < 1 || height < 1 || (gint64)width * height > most) {
        gdk_pixbuf_loader_set_size(loader, 0, 0); // The loaders take this for an error, and decode nothing.
        return;
    }
    int side = MAX(width, height);
    if (side <= decoding->limits.side_max)
        return;
    double factor = (double)decoding->limits.side_max / side;
    gdk_pixbuf_loader_set_size(loader, MAX(1, (int)(width * factor)), MAX(1, (int)(height * factor)));
}

GdkPixbufLoader *roost_picture_decode(const guchar *bytes, gsize count, RoostPictureLimits limits, int *width,
                                      int *height) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    Decoding decoding = {limits, 0, 0};
    gulong handler = g_signal_connect(loader, "size-prepared", G_CALLBACK(size_known), &decoding);
    gboolean is_whole = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    // The loader must be closed also after an error.
    is_whole = gdk_pixbuf_loader_close(loader, NULL) && is_whole;
    g_signal_handler_disconnect(loader, handler);
    if (!is_whole || !gdk_pixbuf_loader_get_pixbuf(loader)) {
        g_object_unref(loader);
        return NULL;
    }
    *width = decoding.width;
    *height = decoding.height;
    return loader;
}

void roost_picture_frames(GdkPixbufLoader *loader, int count, void *context,
                          void (*frame)(void *context, GdkPixbuf *pixbuf, int milliseconds)) {
    GdkPixbufAnimation *animation = gdk_pixbuf_loader_get_animation(loader);
    if (!animation || gdk_pixbuf_animation_is_static_image(animation))
        return;
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS // There is no other way to give an animation its time.
    GTimeVal time = {0, 0};
    GdkPixbufAnimationIter *iterator = gdk_pixbuf_animation_get_iter(animation, &time);
    for (int index = 0; index < count; index++) {
        int delay = gdk_pixbuf_animation_iter_get_delay_time(iterator);
        frame(context, gdk_pixbuf_animation_iter_get_pixbuf(iterator), delay);
        if (delay < 0)
            break; // It stays for ever.
        g_time_val_add(&time, delay * 1000L);
        gdk_pixbuf_animation_iter_advance(iterator, &time);
    }
    G_GNUC_END_IGNORE_DEPRECATIONS
    g_object_unref(iterator);
}
