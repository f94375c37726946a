// What Swift cannot say of GTK: macros, variadic calls, vector types, signal
// handlers of their own arity, and two GObject classes. No logic lives here.
#ifndef CGTKHOST_H
#define CGTKHOST_H

#include "Accessible.h"

#include "../../CGTK/shim.h"

// MARK: Painting

/// A render node that paints `layout` at the origin; NULL when it is empty.
GskRenderNode *roost_layout_node(PangoLayout *layout, const GdkRGBA *color);

/// The direction of the first letter that has one, of a text of so many bytes.
PangoDirection roost_text_direction(const char *text, int count);

/// A render node that paints `child`'s alpha in one colour.
GskRenderNode *roost_tinted_node(GskRenderNode *child, const GdkRGBA *color);

/// The transform with the rows (a b), (c d), (tx ty).
GskTransform *roost_affine_transform(double a, double b, double c, double d, double tx, double ty);

/// The picture as a JPEG file of a quality from 0 to 100; NULL when it fails.
GBytes *roost_pixbuf_jpeg(GdkPixbuf *pixbuf, int quality);

/// How large a picture may be to be decoded, in pixels.
typedef struct {
    gint64 pixels_max;      /* of a format that is decoded whole before it is made smaller */
    gint64 jpeg_pixels_max; /* of one that is made smaller while it is decoded */
    int side_max;           /* a picture whose sides are longer is made smaller */
} RoostPictureLimits;

/// Decodes a picture within limits. `width` and `height` become its own size,
/// also where the pixels are fewer. The caller gives the loader back; NULL when
/// the bytes are no picture or one that is too large.
GdkPixbufLoader *roost_picture_decode(const guchar *bytes, gsize count, RoostPictureLimits limits, int *width,
                                      int *height);
/// The first `count` pictures of an animation, one after the other, each with
/// the milliseconds that it stays.
void roost_picture_frames(GdkPixbufLoader *loader, int count, void *context,
                          void (*frame)(void *context, GdkPixbuf *pixbuf, int milliseconds));

// MARK: Main loop

/// Has GLib's main loop serve libdispatch's main queue and CoreFoundation's
/// timers. Called once, on the main thread.
void roost_loop_attach(void);

/// Whether a timer of the main run loop is due or will be.
void roost_loop_iterate(gboolean may_block);

// MARK: Window

/// What a window's widget tells. All are called on the main thread.
typedef struct {
    void *context;
    void (*snapshot)(void *context, GtkSnapshot *snapshot);
    void (*resized)(void *context, int width, int height);
    /// A frame begins; returns whether another one is wanted.
    gboolean (*tick)(void *context);
    /// An event; returns whether it was used. `captures` is TRUE on the way
    /// down, before a text widget inside gets it.
    gboolean (*event)(void *context, GdkEvent *event, gboolean captures);
    void (*environment)(void *context);
    /// The close button; returns whether the window stays.
    gboolean (*close)(void *context);
    void (*active)(void *context, gboolean is_active);
    void (*minimized)(void *context, gboolean is_minimized);
} RoostHostHandlers;

/// A window with one widget that fills it and paints all.
GtkWidget *roost_window_new(const RoostHostHandlers *handlers, int width, int height, int least_width,
                            int least_height);
/// The widget that fills the window.
GtkWidget *roost_window_host(GtkWidget *window);
void roost_window_set_title(GtkWidget *window, const char *title);
void roost_window_present(GtkWidget *window);
/// Brings the window before the others, by a token of the desktop where there is one.
void roost_window_raise(GtkWidget *window, const char *token);
/// The size without the desktop's own maximizing.
void roost_window_get_size(GtkWidget *window, int *width, int *height, gboolean *is_maximized);
void roost_window_maximize(GtkWidget *window);
/// Sets the least size of the host, in points.
void roost_host_set_least_size(GtkWidget *host, int width, int height);
/// Closes the window; no handler is called afterwards.
void roost_window_destroy(GtkWidget *window);
/// Asks for a frame.
void roost_host_request_frame(GtkWidget *host);
/// Asks for a new allocation of the widgets inside.
void roost_host_request_layout(GtkWidget *host);
/// The picture of a widget inside, in the host's coordinates; NULL when empty.
GskRenderNode *roost_host_child_node(GtkWidget *host, GtkWidget *child);
void roost_snapshot_append(GtkSnapshot *snapshot, GskRenderNode *node);
/// Shows the pointer as a named cursor of the theme over a host.
void roost_host_set_cursor(GtkWidget *host, const char *name);

// MARK: Slots

/// A widget inside the host that holds one widget of the toolkit and is seen by
/// the pointer only where `contains` says so.
typedef struct {
    void *context;
    gboolean (*contains)(void *context, double x, double y);
} RoostSlotHandlers;

GtkWidget *roost_slot_new(GtkWidget *host, GtkWidget *child, const RoostSlotHandlers *handlers);
/// Places the slot in the host, with the next allocation.
void roost_slot_place(GtkWidget *slot, double x, double y, int width, int height);
/// Takes the slot and its widget out of the host.
void roost_slot_remove(GtkWidget *slot);

// MARK: Events

typedef struct {
    int type; /* GdkEventType */
    guint32 time_milliseconds;
    gboolean has_position;
    double x, y; /* in the host's coordinates */
    guint button;
    void *sequence;
    guint keyval;
    gboolean has_shift, has_control, has_alt;
    double delta_x, delta_y;
    gboolean is_discrete;
    gboolean is_stop;
    int phase;    /* GdkTouchpadGesturePhase */
    double scale; /* of a pinch, from its beginning on */
} RoostEvent;

/// Reads an event; positions are turned into the host's coordinates.
RoostEvent roost_event_read(GtkWidget *host, GdkEvent *event);

// MARK: Environment

/// Whether the desktop asks for dark: by the portal's colour scheme, or by GTK's settings.
gboolean roost_prefers_dark(void);
/// How large the desktop wants text: 1 is the usual size, 1.25 "large text".
double roost_text_scale(void);
/// Calls `changed` when one of the answers may have changed.
void roost_watch_desktop(void (*changed)(void *context), void *context);

// MARK: Clipboard

/// Bytes of a MIME type.
typedef struct {
    const char *mime_type;
    const void *bytes;
    gsize count;
} RoostClipboardForm;

/// Puts one thing on the clipboard in all of its forms; NULL is a form that it has not.
void roost_clipboard_put(const char *text, GdkTexture *picture, const RoostClipboardForm *forms, int count);
/// The MIME types of what is on the clipboard; free with g_strfreev.
char **roost_clipboard_types(void);
/// Reads a form of what is on the clipboard; `received` is called once, and may be at once.
void roost_clipboard_read(const char *mime_type,
                          void (*received)(void *context, const void *bytes, gsize count, gboolean is_read),
                          void *context);
/// Calls `changed` whenever something is put on the clipboard, by any program.
void roost_clipboard_watch(void (*changed)(void));

// MARK: Drops

/// What a host tells of things that are dragged over it from anywhere.
typedef struct {
    void *context;
    /// It came in or moved; returns whether it may be dropped here.
    gboolean (*moved)(void *context, GdkDrop *drop, const char *const *mime_types, double x, double y);
    void (*left)(void *context);
    /// It was dropped; returns whether `roost_drop_finish` will be called for it.
    gboolean (*dropped)(void *context, double x, double y);
} RoostDropHandlers;

void roost_host_take_drops(GtkWidget *host, const RoostDropHandlers *handlers);
/// Reads a form of what is dragged; `received` is called once.
void roost_drop_read(GdkDrop *drop, const char *mime_type,
                     void (*received)(void *context, const void *bytes, gsize count, gboolean is_read),
                     void *context);
/// Lets go of what was dropped.
void roost_drop_finish(GdkDrop *drop, gboolean is_taken);

// MARK: Notifications

/// What the desktop tells of notifications, on the main thread.
typedef struct {
    void *context;
    /// One of its actions was pressed; the token, which may be NULL, lets a window come to the front.
    void (*invoked)(void *context, guint32 id, const char *action, const char *token);
    void (*closed)(void *context, guint32 id, guint32 reason);
} RoostNotificationHandlers;

/// Listens on the session bus. Called once, on the main thread.
void roost_notifications_start(const RoostNotificationHandlers *handlers);
/// Asks what the desktop's notifications can do; `answered` gets NULL when there are none.
void roost_notifications_capabilities(void (*answered)(void *context, const char *const *names), void *context);
/// Shows a notification; `actions` are pairs of name and title, ended by NULL.
void roost_notifications_show(guint32 replaced, const char *summary, const char *body, const char *const *actions,
                              const char *picture, gboolean is_silent,
                              void (*shown)(void *context, guint32 id, gboolean is_shown), void *context);
void roost_notifications_close(guint32 id);
/// Puts a number on the program's icon in docks that have one.
void roost_notifications_badge(gint64 count);

// MARK: File chooser

enum { ROOST_FILES_OPEN, ROOST_FILES_SAVE, ROOST_FILES_FOLDER };

/// What a file chooser is asked. The lists end with NULL.
typedef struct {
    const char *title;
    int action;
    gboolean is_many;
    const char *folder;      /* where it starts, or NULL */
    const char *name;        /* the name to save as, or NULL */
    const char *filter_name; /* what the filter is called */
    const char *const *mime_types;
    const char *const *suffixes;
} RoostFileRequest;

/// Shows the desktop's file chooser over the host's window. `answered` is called
/// once, later, with the paths, none when it was cancelled. Returns what
/// `roost_file_chooser_cancel` takes until then.
void *roost_file_chooser_show(GtkWidget *host, const RoostFileRequest *request,
                              void (*answered)(void *context, const char *const *paths), void *context);
/// Closes a chooser that has not been answered; `answered` is not called.
void roost_file_chooser_cancel(void *handle);

/// Calls `changed` on the main thread when files come into a folder or go from
/// it; NULL when it cannot be watched.
void *roost_folder_watch(const char *path, void (*changed)(void *context), void *context);
void roost_folder_unwatch(void *handle);

// MARK: Text widgets

/// What a text widget tells.
typedef struct {
    void *context;
    void (*changed)(void *context);
    void (*selection)(void *context);
    void (*activated)(void *context);
    void (*composing)(void *context, const char *preedit);
    void (*focus)(void *context, gboolean has_focus);
    void (*scrolled)(void *context, double y);
    /// About to insert; returns whether it may.
    gboolean (*inserting)(void *context, int offset, const char *text, int bytes);
    /// About to delete; returns whether it may.
    gboolean (*deleting)(void *context, int start, int end);
    /// The user pastes, by a key or the menu; what is done about it is the receiver's.
    void (*pasting)(void *context);
} RoostTextHandlers;

GtkWidget *roost_text_view_new(const RoostTextHandlers *handlers);
GtkWidget *roost_text_field_new(const RoostTextHandlers *handlers);
/// The widget's text; the caller frees it.
char *roost_text_get(GtkWidget *widget);
/// Replaces the text without asking the handlers.
void roost_text_set(GtkWidget *widget, const char *text);
/// The selection, in characters.
void roost_text_get_selection(GtkWidget *widget, int *start, int *end);
void roost_text_set_selection(GtkWidget *widget, int start, int end);
/// Applies CSS to the widget alone.
void roost_text_set_css(GtkWidget *widget, const char *css);
/// The looks of a part of a text, in characters. What is not set is as in the rest of it.
typedef struct {
    int start;
    int end;
    GdkRGBA foreground;
    gboolean has_foreground;
    GdkRGBA background;
    gboolean has_background;
    /// Pango's number; 0 is the rest's.
    int weight;
    gboolean is_italic;
    gboolean is_underlined;
} RoostTextRun;
/// Shows parts of a text view's text with looks of their own, in place of those before. A field has one look.
void roost_text_set_runs(GtkWidget *widget, const RoostTextRun *runs, int count);
void roost_text_set_editable(GtkWidget *widget, gboolean is_editable);
void roost_text_set_secure(GtkWidget *widget, gboolean is_secure);
/// Scrolls a text view so that a line at `y` is at its top.
void roost_text_set_scroll(GtkWidget *widget, double y);
/// No handler is called any more.
void roost_text_silence(GtkWidget *widget);
/// 0 is left, 1 the middle, 2 right.
void roost_text_set_alignment(GtkWidget *widget, int alignment);
/// Pastes the clipboard's text, without asking `pasting`.
void roost_text_paste(GtkWidget *widget);
/// Shows the chooser of emoji at the caret.
void roost_text_choose_emoji(GtkWidget *widget);
/// Gives the widget the keys, the selection as it is.
void roost_text_focus(GtkWidget *widget);
/// Takes the keys away from every widget of the window.
void roost_host_clear_focus(GtkWidget *host);

#endif
