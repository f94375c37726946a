// The tree that assistive tools see, as objects of ATK made on demand. Each is
// a number here; what it is, Swift answers when it is asked.
#ifndef ROOST_ACCESSIBLE_H
#define ROOST_ACCESSIBLE_H

#include "../../CGTK/shim.h"
#include <stdint.h>

typedef uint64_t RoostAccessibleID;

/// The application itself.
#define ROOST_ACCESSIBLE_ROOT 1

typedef enum {
    ROOST_ACCESSIBLE_PLAIN,
    ROOST_ACCESSIBLE_PRESSABLE,
    ROOST_ACCESSIBLE_TEXT,
    ROOST_ACCESSIBLE_WINDOW,
} RoostAccessibleKind;

typedef enum {
    ROOST_ROLE_APPLICATION,
    ROOST_ROLE_WINDOW,
    ROOST_ROLE_GROUP,
    ROOST_ROLE_LABEL,
    ROOST_ROLE_BUTTON,
    ROOST_ROLE_TOGGLE,
    ROOST_ROLE_LINK,
    ROOST_ROLE_IMAGE,
    ROOST_ROLE_HEADING,
    ROOST_ROLE_ENTRY,
    ROOST_ROLE_PASSWORD,
    ROOST_ROLE_TEXT,
    ROOST_ROLE_LIST,
    ROOST_ROLE_LIST_ITEM,
    ROOST_ROLE_PROGRESS,
    ROOST_ROLE_DIALOG,
    ROOST_ROLE_SLIDER,
} RoostAccessibleRole;

enum {
    ROOST_STATE_ENABLED = 1 << 0,
    ROOST_STATE_VISIBLE = 1 << 1,
    ROOST_STATE_SHOWING = 1 << 2,
    ROOST_STATE_FOCUSABLE = 1 << 3,
    ROOST_STATE_FOCUSED = 1 << 4,
    ROOST_STATE_SELECTED = 1 << 5,
    ROOST_STATE_CHECKABLE = 1 << 6,
    ROOST_STATE_CHECKED = 1 << 7,
    ROOST_STATE_EDITABLE = 1 << 8,
    ROOST_STATE_MULTI_LINE = 1 << 9,
    ROOST_STATE_SINGLE_LINE = 1 << 10,
    ROOST_STATE_ACTIVE = 1 << 11,
    ROOST_STATE_MODAL = 1 << 12,
};

typedef enum {
    ROOST_STRING_NAME,
    ROOST_STRING_DESCRIPTION,
    ROOST_STRING_VALUE,
    ROOST_STRING_IDENTIFIER,
    ROOST_STRING_TEXT,
} RoostAccessibleString;

/// Answers, all asked for on the main thread. Strings are the caller's to
/// free, and may be NULL. Text offsets are in characters.
typedef struct {
    char *(*string)(RoostAccessibleID id, int which);
    int (*kind)(RoostAccessibleID id);
    int (*role)(RoostAccessibleID id);
    guint (*states)(RoostAccessibleID id);
    RoostAccessibleID (*parent)(RoostAccessibleID id);
    int (*child_count)(RoostAccessibleID id);
    RoostAccessibleID (*child)(RoostAccessibleID id, int index);
    int (*index)(RoostAccessibleID id);
    void (*frame)(RoostAccessibleID id, int *x, int *y, int *width, int *height);
    RoostAccessibleID (*hit)(RoostAccessibleID id, int x, int y);
    int (*action_count)(RoostAccessibleID id);
    char *(*action_name)(RoostAccessibleID id, int index);
    gboolean (*perform)(RoostAccessibleID id, int index);
    gboolean (*focus)(RoostAccessibleID id);
    void (*selection)(RoostAccessibleID id, int *start, int *end);
    gboolean (*select)(RoostAccessibleID id, int start, int end);
    gboolean (*replace)(RoostAccessibleID id, int start, int end, const char *text);
} RoostAccessibleHandlers;

/// Has the tree seen on the accessibility bus, instead of the toolkit's own.
/// Called once, before the toolkit starts.
void roost_accessible_prepare(const RoostAccessibleHandlers *handlers);
/// Joins the bus, once the program has a name.
void roost_accessible_start(void);

/// Whether somebody has asked for this one yet.
gboolean roost_accessible_is_known(RoostAccessibleID id);
/// It is gone; nobody will be asked about it again.
void roost_accessible_forget(RoostAccessibleID id);
void roost_accessible_child_added(RoostAccessibleID parent, int index, RoostAccessibleID child);
void roost_accessible_child_removed(RoostAccessibleID parent, int index, RoostAccessibleID child);
void roost_accessible_name_changed(RoostAccessibleID id);
void roost_accessible_description_changed(RoostAccessibleID id);
void roost_accessible_value_changed(RoostAccessibleID id);
/// A state of those above is new.
void roost_accessible_state_changed(RoostAccessibleID id, guint state, gboolean value);
void roost_accessible_frame_changed(RoostAccessibleID id);
/// The text was changed: what was at an offset, and what is there now.
void roost_accessible_text_changed(RoostAccessibleID id, int offset, const char *removed, const char *inserted);
void roost_accessible_caret_moved(RoostAccessibleID id, int offset);
/// A window came to the front, or left it.
void roost_accessible_window_activated(RoostAccessibleID id, gboolean is_active);
/// Has a text read out.
void roost_accessible_announce(RoostAccessibleID id, const char *text);

#endif
