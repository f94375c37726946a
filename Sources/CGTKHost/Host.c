#include "CGTKHost.h"

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

// MARK: The widget that paints all

#define ROOST_TYPE_HOST (roost_host_get_type())
G_DECLARE_FINAL_TYPE(RoostHost, roost_host, ROOST, HOST, GtkWidget)

struct _RoostHost {
    GtkWidget parent;
    RoostHostHandlers handlers;
    int least_width, least_height;
    guint tick;
    cairo_surface_t *buffer; // Never painted into; see keep_buffers
};
G_DEFINE_FINAL_TYPE(RoostHost, roost_host, GTK_TYPE_WIDGET)

#define ROOST_TYPE_SLOT (roost_slot_get_type())
G_DECLARE_FINAL_TYPE(RoostSlot, roost_slot, ROOST, SLOT, GtkWidget)

struct _RoostSlot {
    GtkWidget parent;
    RoostSlotHandlers handlers;
    double x, y;
    int width, height;
};
G_DEFINE_FINAL_TYPE(RoostSlot, roost_slot, GTK_TYPE_WIDGET)

static void roost_host_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    RoostHost *self = ROOST_HOST(widget);
    if (self->handlers.snapshot)
        self->handlers.snapshot(self->handlers.context, snapshot);
}

static void roost_host_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline) {
    RoostHost *self = ROOST_HOST(widget);
    *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->least_width : self->least_height;
    *minimum_baseline = *natural_baseline = -1;
}

/// Keeps the memory that frames are sent to the X server in from one frame to the next.
///
/// Cairo takes it from a pool that it shares with the server and gives the pool
/// back as soon as nothing is in it, which is after every frame: 16 MB were got,
/// mapped and cleared for each, a quarter of the time of a frame of 390 x 844.
/// A surface that stays keeps the pool.
static void keep_buffers(RoostHost *self, int width, int height) {
#ifdef GDK_WINDOWING_X11
    GtkNative *native = gtk_widget_get_native(GTK_WIDGET(self));
    GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
    if (!surface || !GDK_IS_X11_SURFACE(surface) || width < 1 || height < 1 ||
        !GSK_IS_CAIRO_RENDERER(gtk_native_get_renderer(native)))
        return;
    int scale = gtk_widget_get_scale_factor(GTK_WIDGET(self));
    Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    cairo_surface_t *window =
        cairo_xlib_surface_create(display, gdk_x11_surface_get_xid(surface),
                                  DefaultVisual(display, DefaultScreen(display)), width * scale, height * scale);
    cairo_surface_t *old = self->buffer;
    self->buffer = cairo_surface_create_similar_image(window, CAIRO_FORMAT_RGB24, width * scale, height * scale);
    cairo_surface_destroy(window);
    if (old)
        cairo_surface_destroy(old);
#endif
}

static void roost_host_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    RoostHost *self = ROOST_HOST(widget);
    keep_buffers(self, width, height);
    if (self->handlers.resized)
        self->handlers.resized(self->handlers.context, width, height);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (!ROOST_IS_SLOT(child)) {
            // Accessible shadows have their own place.
            int minimum;
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
            continue;
        }
        RoostSlot *slot = ROOST_SLOT(child);
        graphene_point_t offset = GRAPHENE_POINT_INIT(slot->x, slot->y);
        int minimum_width, minimum_height;
        // GTK asks to be measured before it is placed.
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, MAX(minimum_width, slot->width), &minimum_height, NULL,
                           NULL, NULL);
        gtk_widget_allocate(child, MAX(minimum_width, slot->width), MAX(minimum_height, slot->height), -1,
                            gsk_transform_translate(NULL, &offset));
    }
}

static void roost_host_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(roost_host_parent_class)->dispose(object);
}

/// The memory belongs to the connection to the display, which the window leaves now.
static void roost_host_unrealize(GtkWidget *widget) {
    g_clear_pointer(&ROOST_HOST(widget)->buffer, cairo_surface_destroy);
    GTK_WIDGET_CLASS(roost_host_parent_class)->unrealize(widget);
}

static void roost_host_class_init(RoostHostClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->unrealize = roost_host_unrealize;
    widget_class->snapshot = roost_host_snapshot;
    widget_class->measure = roost_host_measure;
    widget_class->size_allocate = roost_host_size_allocate;
    G_OBJECT_CLASS(class)->dispose = roost_host_dispose;
}

static void roost_host_init(RoostHost *self) {
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
    gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
}

// Whether an event is for a popover of a text widget inside: a menu, the chooser of emoji. Such a one is a child in the
// tree of widgets, and a surface of its own on the desktop.
static gboolean event_is_elsewhere(GtkWidget *host, GdkEvent *event) {
    GtkNative *native = gtk_widget_get_native(host);
    GdkEventType type = gdk_event_get_event_type(event);
    if (type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE) {
        GtkRoot *root = gtk_widget_get_root(host);
        GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
        return focus && gtk_widget_get_native(focus) != native;
    }
    return type != GDK_GRAB_BROKEN && gdk_event_get_surface(event) != gtk_native_get_surface(native);
}

static gboolean host_event_captured(GtkEventController *controller, GdkEvent *event, RoostHost *self) {
    if (!self->handlers.event || event_is_elsewhere(GTK_WIDGET(self), event))
        return FALSE;
    return self->handlers.event(self->handlers.context, event, TRUE);
}

static gboolean host_event_bubbled(GtkEventController *controller, GdkEvent *event, RoostHost *self) {
    if (!self->handlers.event || event_is_elsewhere(GTK_WIDGET(self), event))
        return FALSE;
    return self->handlers.event(self->handlers.context, event, FALSE);
}

static void host_environment_changed(GObject *object, GParamSpec *property, RoostHost *self) {
    if (self->handlers.environment)
        self->handlers.environment(self->handlers.context);
}

static gboolean window_close_requested(GtkWindow *window, RoostHost *self) {
    return self->handlers.close ? self->handlers.close(self->handlers.context) : FALSE;
}

static void window_active_changed(GObject *window, GParamSpec *property, RoostHost *self) {
    if (self->handlers.active)
        self->handlers.active(self->handlers.context, gtk_window_is_active(GTK_WINDOW(window)));
}

static void surface_state_changed(GdkToplevel *surface, GParamSpec *property, RoostHost *self) {
    if (self->handlers.minimized)
        self->handlers.minimized(self->handlers.context,
                                 (gdk_toplevel_get_state(surface) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0);
}

static void window_realized(GtkWidget *window, RoostHost *self) {
    g_signal_connect_object(gtk_native_get_surface(GTK_NATIVE(window)), "notify::state",
                            G_CALLBACK(surface_state_changed), self, 0);
}

static gboolean host_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    RoostHost *self = ROOST_HOST(widget);
    if (self->handlers.tick && self->handlers.tick(self->handlers.context))
        return G_SOURCE_CONTINUE;
    self->tick = 0;
    return G_SOURCE_REMOVE;
}

GtkWidget *roost_window_new(const RoostHostHandlers *handlers, int width, int height, int least_width,
                            int least_height) {
    GtkWidget *window = gtk_window_new();
    RoostHost *host = g_object_new(ROOST_TYPE_HOST, NULL);
    host->handlers = *handlers;
    host->least_width = least_width;
    host->least_height = least_height;
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(host));

    GtkEventController *capture = gtk_event_controller_legacy_new();
    gtk_event_controller_set_propagation_phase(capture, GTK_PHASE_CAPTURE);
    g_signal_connect(capture, "event", G_CALLBACK(host_event_captured), host);
    gtk_widget_add_controller(GTK_WIDGET(host), capture);
    GtkEventController *bubble = gtk_event_controller_legacy_new();
    g_signal_connect(bubble, "event", G_CALLBACK(host_event_bubbled), host);
    gtk_widget_add_controller(GTK_WIDGET(host), bubble);

    g_signal_connect_object(host, "notify::scale-factor", G_CALLBACK(host_environment_changed), host, 0);
    g_signal_connect_object(window, "close-request", G_CALLBACK(window_close_requested), host, 0);
    g_signal_connect_object(window, "notify::is-active", G_CALLBACK(window_active_changed), host, 0);
    g_signal_connect_object(window, "realize", G_CALLBACK(window_realized), host, 0);
    return window;
}

GtkWidget *roost_window_host(GtkWidget *window) {
    return gtk_window_get_child(GTK_WINDOW(window));
}

void roost_window_set_title(GtkWidget *window, const char *title) {
    gtk_window_set_title(GTK_WINDOW(window), title);
}

void roost_window_present(GtkWidget *window) {
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(roost_window_host(window));
}

void roost_window_raise(GtkWidget *window, const char *token) {
    if (token)
        gtk_window_set_startup_id(GTK_WINDOW(window), token);
    gtk_window_present(GTK_WINDOW(window));
}

void roost_window_get_size(GtkWidget *window, int *width, int *height, gboolean *is_maximized) {
    gtk_window_get_default_size(GTK_WINDOW(window), width, height);
    *is_maximized = gtk_window_is_maximized(GTK_WINDOW(window));
}

void roost_window_maximize(GtkWidget *window) {
    gtk_window_maximize(GTK_WINDOW(window));
}

void roost_host_set_least_size(GtkWidget *host, int width, int height) {
    ROOST_HOST(host)->least_width = width;
    ROOST_HOST(host)->least_height = height;
    gtk_widget_queue_resize(host);
}

void roost_window_destroy(GtkWidget *window) {
    RoostHost *host = ROOST_HOST(roost_window_host(window));
    host->handlers = (RoostHostHandlers){0};
    gtk_window_destroy(GTK_WINDOW(window));
}

void roost_host_request_frame(GtkWidget *widget) {
    RoostHost *self = ROOST_HOST(widget);
    if (!self->tick)
        self->tick = gtk_widget_add_tick_callback(widget, host_tick, NULL, NULL);
    gtk_widget_queue_draw(widget);
}

void roost_host_request_layout(GtkWidget *widget) {
    gtk_widget_queue_allocate(widget);
}

GskRenderNode *roost_host_child_node(GtkWidget *host, GtkWidget *child) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_widget_snapshot_child(host, child, snapshot);
    return gtk_snapshot_free_to_node(snapshot);
}

void roost_host_set_cursor(GtkWidget *host, const char *name) {
    gtk_widget_set_cursor_from_name(host, name);
}

void roost_host_clear_focus(GtkWidget *host) {
    gtk_widget_grab_focus(host);
}

// MARK: Slots

static gboolean roost_slot_contains(GtkWidget *widget, double x, double y) {
    RoostSlot *self = ROOST_SLOT(widget);
    return self->handlers.contains && self->handlers.contains(self->handlers.context, x + self->x, y + self->y);
}

static void roost_slot_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline) {
    // The view's frame decides, whatever the widget would like.
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void roost_slot_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    if (!child)
        return;
    int minimum_width, minimum_height;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, MAX(minimum_width, width), &minimum_height, NULL, NULL, NULL);
    gtk_widget_allocate(child, MAX(minimum_width, width), MAX(minimum_height, height), -1, NULL);
}

static void roost_slot_dispose(GObject *object) {
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(object));
    if (child)
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(roost_slot_parent_class)->dispose(object);
}

static void roost_slot_class_init(RoostSlotClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->contains = roost_slot_contains;
    widget_class->measure = roost_slot_measure;
    widget_class->size_allocate = roost_slot_size_allocate;
    G_OBJECT_CLASS(class)->dispose = roost_slot_dispose;
}

static void roost_slot_init(RoostSlot *self) {
    // With what overflows hidden, `contains` decides for the widget inside too.
    gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *roost_slot_new(GtkWidget *host, GtkWidget *child, const RoostSlotHandlers *handlers) {
    RoostSlot *slot = g_object_new(ROOST_TYPE_SLOT, NULL);
    slot->handlers = *handlers;
    gtk_widget_set_parent(child, GTK_WIDGET(slot));
    gtk_widget_set_parent(GTK_WIDGET(slot), host);
    return GTK_WIDGET(slot);
}

void roost_slot_place(GtkWidget *widget, double x, double y, int width, int height) {
    RoostSlot *slot = ROOST_SLOT(widget);
    if (slot->x == x && slot->y == y && slot->width == width && slot->height == height)
        return;
    slot->x = x;
    slot->y = y;
    slot->width = width;
    slot->height = height;
    gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
}

void roost_slot_remove(GtkWidget *widget) {
    ROOST_SLOT(widget)->handlers = (RoostSlotHandlers){0};
    gtk_widget_unparent(widget);
}

// MARK: Events

RoostEvent roost_event_read(GtkWidget *host, GdkEvent *event) {
    RoostEvent result = {0};
    result.type = gdk_event_get_event_type(event);
    result.time_milliseconds = gdk_event_get_time(event);
    GdkModifierType state = gdk_event_get_modifier_state(event);
    result.has_shift = (state & GDK_SHIFT_MASK) != 0;
    result.has_control = (state & GDK_CONTROL_MASK) != 0;
    result.has_alt = (state & GDK_ALT_MASK) != 0;
    double x, y;
    if (gdk_event_get_position(event, &x, &y)) {
        GtkNative *native = gtk_widget_get_native(host);
        double surface_x, surface_y;
        gtk_native_get_surface_transform(native, &surface_x, &surface_y);
        result.has_position = gtk_widget_translate_coordinates(GTK_WIDGET(native), host, x - surface_x, y - surface_y,
                                                               &result.x, &result.y);
    }
    switch (result.type) {
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE:
        result.button = gdk_button_event_get_button(event);
        break;
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL:
        result.sequence = gdk_event_get_event_sequence(event);
        break;
    case GDK_TOUCHPAD_PINCH:
        result.phase = gdk_touchpad_event_get_gesture_phase(event);
        result.scale = gdk_touchpad_event_get_pinch_scale(event);
        break;
    case GDK_KEY_PRESS:
    case GDK_KEY_RELEASE:
        result.keyval = gdk_key_event_get_keyval(event);
        break;
    case GDK_SCROLL: {
        GdkScrollDirection direction = gdk_scroll_event_get_direction(event);
        result.is_discrete = direction != GDK_SCROLL_SMOOTH;
        if (direction == GDK_SCROLL_SMOOTH) {
            gdk_scroll_event_get_deltas(event, &result.delta_x, &result.delta_y);
            result.is_stop = gdk_scroll_event_is_stop(event);
        } else {
            result.delta_y = direction == GDK_SCROLL_UP ? -1 : direction == GDK_SCROLL_DOWN ? 1 : 0;
            result.delta_x = direction == GDK_SCROLL_LEFT ? -1 : direction == GDK_SCROLL_RIGHT ? 1 : 0;
        }
        break;
    }
    default:
        break;
    }
    return result;
}
