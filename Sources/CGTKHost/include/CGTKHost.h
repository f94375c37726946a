// What Swift cannot say of GTK: macros, variadic calls, vector types and one
// GObject class. No logic lives here.
#ifndef CGTKHOST_H
#define CGTKHOST_H

#include <gtk/gtk.h>

/// A render node that paints `layout` at the origin; NULL when it is empty.
GskRenderNode *roost_layout_node(PangoLayout *layout, const GdkRGBA *color);

/// A render node that paints `child`'s alpha in one colour.
GskRenderNode *roost_tinted_node(GskRenderNode *child, const GdkRGBA *color);

/// The transform with the rows (a b), (c d), (tx ty).
GskTransform *roost_affine_transform(double a, double b, double c, double d, double tx, double ty);

/// The picture as a JPEG file of a quality from 0 to 100; NULL when it fails.
GBytes *roost_pixbuf_jpeg(GdkPixbuf *pixbuf, int quality);

#endif
