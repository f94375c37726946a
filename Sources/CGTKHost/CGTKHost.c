#include "CGTKHost.h"

GskRenderNode *roost_layout_node(PangoLayout *layout, const GdkRGBA *color) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_snapshot_append_layout(snapshot, layout, color);
    return gtk_snapshot_free_to_node(snapshot);
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
    graphene_matrix_t matrix;
    graphene_matrix_init_from_2d(&matrix, a, b, c, d, tx, ty);
    return gsk_transform_matrix(NULL, &matrix);
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
