#include "CGTKHost.h"

#include <math.h>

// MARK: Painting

GskRenderNode *roost_layout_node(PangoLayout *layout, const GdkRGBA *color) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_append_layout(snapshot, layout, color);
    return gtk_snapshot_free_to_node(snapshot);
}

PangoDirection roost_text_direction(const char *text, int count) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS // Pango has no other name for what it goes by itself.
    return pango_find_base_dir(text, count);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

GskRenderNode *roost_tinted_node(GskRenderNode *child, const GdkRGBA *color) {
    float values[16] = {0};
    values[15] = color->alpha;
    graphene_matrix_t matrix;
    graphene_vec4_t offset;
    graphene_matrix_init_from_float(&matrix, values);
    graphene_vec4_init(&offset, color->red, color->green, color->blue, 0);
    return gsk_color_matrix_node_new(child, &matrix, &offset);
}

GskTransform *roost_affine_transform(double a, double b, double c, double d, double tx, double ty) {
    // Not by a matrix: the Cairo renderer draws only transforms that it knows to be flat.
    double scale_x = hypot(a, b);
    double determinant = a * d - b * c;
    graphene_point_t offset = GRAPHENE_POINT_INIT(tx, ty);
    GskTransform *transform = gsk_transform_translate(NULL, &offset);
    if (scale_x == 0 || determinant == 0)
        return gsk_transform_scale(transform, 0, 0);
    double scale_y = determinant / scale_x;
    double shear = (a * c + b * d) / determinant;
    if (b != 0 || a < 0)
        transform = gsk_transform_rotate(transform, atan2(b, a) * 180 / G_PI);
    if (shear != 0)
        transform = gsk_transform_skew(transform, atan(shear) * 180 / G_PI, 0);
    return gsk_transform_scale(transform, scale_x, scale_y);
}

GBytes *roost_pixbuf_jpeg(GdkPixbuf *pixbuf, int quality) {
    char text[4];
    gchar *buffer = NULL;
    gsize size = 0;
    g_snprintf(text, sizeof text, "%d", quality);
    if (!gdk_pixbuf_save_to_buffer(pixbuf, &buffer, &size, "jpeg", NULL, "quality", text, NULL))
        return NULL;
    return g_bytes_new_take(buffer, size);
}

void roost_snapshot_append(GtkSnapshot *snapshot, GskRenderNode *node) {
    gtk_snapshot_append_node(snapshot, node);
}
