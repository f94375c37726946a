#include "Accessible.h"

#include <atk-bridge.h>
#include <atk/atk.h>

static RoostAccessibleHandlers handlers;
static GHashTable *objects; // id -> AtkObject, as far as somebody has asked

// MARK: The object

typedef struct {
    AtkObject parent;
    RoostAccessibleID id;
    char *name, *description; // ATK lends strings out: kept until the next asking
} RoostAccessible;

typedef struct {
    AtkObjectClass parent;
} RoostAccessibleClass;

static GType roost_accessible_get_type(void);
#define ACCESSIBLE(object) ((RoostAccessible *)(object))

static void component_interface(AtkComponentIface *interface);
static void action_interface(AtkActionIface *interface);
static void text_interface(AtkTextIface *interface);
static void editable_interface(AtkEditableTextIface *interface);

G_DEFINE_TYPE_WITH_CODE(RoostAccessible, roost_accessible, ATK_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, component_interface))

// One type a kind: what an object can do, ATK reads off its type.
typedef RoostAccessible RoostPressable;
typedef RoostAccessibleClass RoostPressableClass;
G_DEFINE_TYPE_WITH_CODE(RoostPressable, roost_pressable, roost_accessible_get_type(),
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_ACTION, action_interface))
static void roost_pressable_class_init(RoostPressableClass *class) {}
static void roost_pressable_init(RoostPressable *self) {}

typedef RoostAccessible RoostEditable;
typedef RoostAccessibleClass RoostEditableClass;
G_DEFINE_TYPE_WITH_CODE(RoostEditable, roost_editable, roost_pressable_get_type(),
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_TEXT, text_interface)
                            G_IMPLEMENT_INTERFACE(ATK_TYPE_EDITABLE_TEXT, editable_interface))
static void roost_editable_class_init(RoostEditableClass *class) {}
static void roost_editable_init(RoostEditable *self) {}

typedef RoostAccessible RoostFrame;
typedef RoostAccessibleClass RoostFrameClass;
G_DEFINE_TYPE_WITH_CODE(RoostFrame, roost_frame, roost_accessible_get_type(),
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_WINDOW, NULL))
static void roost_frame_class_init(RoostFrameClass *class) {}
static void roost_frame_init(RoostFrame *self) {}

/// The object of an id, made when it is asked for the first time.
static AtkObject *object_of(RoostAccessibleID id) {
    if (id == 0)
        return NULL;
    AtkObject *known = g_hash_table_lookup(objects, GSIZE_TO_POINTER(id));
    if (known)
        return known;
    GType type;
    switch (handlers.kind(id)) {
    case ROOST_ACCESSIBLE_PRESSABLE:
        type = roost_pressable_get_type();
        break;
    case ROOST_ACCESSIBLE_TEXT:
        type = roost_editable_get_type();
        break;
    case ROOST_ACCESSIBLE_WINDOW:
        type = roost_frame_get_type();
        break;
    default:
        type = roost_accessible_get_type();
    }
    AtkObject *object = g_object_new(type, NULL);
    ACCESSIBLE(object)->id = id;
    g_hash_table_insert(objects, GSIZE_TO_POINTER(id), object);
    return object;
}

static const char *string_of(AtkObject *object, int which, char **slot) {
    g_free(*slot);
    *slot = ACCESSIBLE(object)->id ? handlers.string(ACCESSIBLE(object)->id, which) : NULL;
    return *slot;
}

static const char *get_name(AtkObject *object) {
    return string_of(object, ROOST_STRING_NAME, &ACCESSIBLE(object)->name);
}

static const char *get_description(AtkObject *object) {
    return string_of(object, ROOST_STRING_DESCRIPTION, &ACCESSIBLE(object)->description);
}

static AtkObject *get_parent(AtkObject *object) {
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    return id ? object_of(handlers.parent(id)) : NULL;
}

static int get_n_children(AtkObject *object) {
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    return id ? handlers.child_count(id) : 0;
}

static AtkObject *ref_child(AtkObject *object, int index) {
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    AtkObject *child = id ? object_of(handlers.child(id, index)) : NULL;
    return child ? g_object_ref(child) : NULL;
}

static int get_index_in_parent(AtkObject *object) {
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    return id ? handlers.index(id) : -1;
}

static AtkRole get_role(AtkObject *object) {
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    if (!id)
        return ATK_ROLE_INVALID;
    switch ((RoostAccessibleRole)handlers.role(id)) {
    case ROOST_ROLE_APPLICATION:
        return ATK_ROLE_APPLICATION;
    case ROOST_ROLE_WINDOW:
        return ATK_ROLE_FRAME;
    case ROOST_ROLE_GROUP:
        return ATK_ROLE_PANEL;
    case ROOST_ROLE_LABEL:
        return ATK_ROLE_LABEL;
    case ROOST_ROLE_BUTTON:
        return ATK_ROLE_PUSH_BUTTON;
    case ROOST_ROLE_TOGGLE:
        return ATK_ROLE_CHECK_BOX;
    case ROOST_ROLE_LINK:
        return ATK_ROLE_LINK;
    case ROOST_ROLE_IMAGE:
        return ATK_ROLE_IMAGE;
    case ROOST_ROLE_HEADING:
        return ATK_ROLE_HEADING;
    case ROOST_ROLE_ENTRY:
        return ATK_ROLE_ENTRY;
    case ROOST_ROLE_PASSWORD:
        return ATK_ROLE_PASSWORD_TEXT;
    case ROOST_ROLE_TEXT:
        return ATK_ROLE_TEXT;
    case ROOST_ROLE_LIST:
        return ATK_ROLE_LIST;
    case ROOST_ROLE_LIST_ITEM:
        return ATK_ROLE_LIST_ITEM;
    case ROOST_ROLE_PROGRESS:
        return ATK_ROLE_PROGRESS_BAR;
    case ROOST_ROLE_DIALOG:
        return ATK_ROLE_DIALOG;
    case ROOST_ROLE_SLIDER:
        return ATK_ROLE_SLIDER;
    }
    return ATK_ROLE_UNKNOWN;
}

static const struct {
    guint ours;
    AtkStateType atk;
} states[] = {
    {ROOST_STATE_ENABLED, ATK_STATE_ENABLED},         {ROOST_STATE_ENABLED, ATK_STATE_SENSITIVE},
    {ROOST_STATE_VISIBLE, ATK_STATE_VISIBLE},         {ROOST_STATE_SHOWING, ATK_STATE_SHOWING},
    {ROOST_STATE_FOCUSABLE, ATK_STATE_FOCUSABLE},     {ROOST_STATE_FOCUSED, ATK_STATE_FOCUSED},
    {ROOST_STATE_SELECTED, ATK_STATE_SELECTED},       {ROOST_STATE_CHECKABLE, ATK_STATE_CHECKABLE},
    {ROOST_STATE_CHECKED, ATK_STATE_CHECKED},         {ROOST_STATE_EDITABLE, ATK_STATE_EDITABLE},
    {ROOST_STATE_MULTI_LINE, ATK_STATE_MULTI_LINE},   {ROOST_STATE_SINGLE_LINE, ATK_STATE_SINGLE_LINE},
    {ROOST_STATE_ACTIVE, ATK_STATE_ACTIVE},           {ROOST_STATE_MODAL, ATK_STATE_MODAL},
};

static AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *set = atk_state_set_new();
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    if (!id) {
        atk_state_set_add_state(set, ATK_STATE_DEFUNCT);
        return set;
    }
    guint bits = handlers.states(id);
    for (guint index = 0; index < G_N_ELEMENTS(states); index++)
        if (bits & states[index].ours)
            atk_state_set_add_state(set, states[index].atk);
    return set;
}

static AtkAttributeSet *add_attribute(AtkAttributeSet *set, const char *name, char *value) {
    if (!value)
        return set;
    AtkAttribute *attribute = g_new0(AtkAttribute, 1);
    attribute->name = g_strdup(name);
    attribute->value = value;
    return g_slist_prepend(set, attribute);
}

static AtkAttributeSet *get_attributes(AtkObject *object) {
    RoostAccessibleID id = ACCESSIBLE(object)->id;
    AtkAttributeSet *set = NULL;
    if (!id)
        return set;
    set = add_attribute(set, "id", handlers.string(id, ROOST_STRING_IDENTIFIER));
    set = add_attribute(set, "valuetext", handlers.string(id, ROOST_STRING_VALUE));
    return add_attribute(set, "toolkit", g_strdup("Roost"));
}

static void roost_accessible_finalize(GObject *object) {
    g_free(ACCESSIBLE(object)->name);
    g_free(ACCESSIBLE(object)->description);
    G_OBJECT_CLASS(roost_accessible_parent_class)->finalize(object);
}

static void roost_accessible_class_init(RoostAccessibleClass *class) {
    AtkObjectClass *object_class = ATK_OBJECT_CLASS(class);
    object_class->get_name = get_name;
    object_class->get_description = get_description;
    object_class->get_parent = get_parent;
    object_class->get_n_children = get_n_children;
    object_class->ref_child = ref_child;
    object_class->get_index_in_parent = get_index_in_parent;
    object_class->get_role = get_role;
    object_class->ref_state_set = ref_state_set;
    object_class->get_attributes = get_attributes;
    G_OBJECT_CLASS(class)->finalize = roost_accessible_finalize;
}

static void roost_accessible_init(RoostAccessible *self) {}

// MARK: Place

static void get_extents(AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type) {
    *x = *y = *width = *height = 0;
    if (ACCESSIBLE(component)->id)
        handlers.frame(ACCESSIBLE(component)->id, x, y, width, height);
}

static AtkObject *ref_at_point(AtkComponent *component, int x, int y, AtkCoordType type) {
    RoostAccessibleID id = ACCESSIBLE(component)->id;
    AtkObject *hit = id ? object_of(handlers.hit(id, x, y)) : NULL;
    return hit ? g_object_ref(hit) : NULL;
}

static gboolean grab_focus(AtkComponent *component) {
    return ACCESSIBLE(component)->id && handlers.focus(ACCESSIBLE(component)->id);
}

static AtkLayer get_layer(AtkComponent *component) {
    return ATK_LAYER_WIDGET;
}

static void component_interface(AtkComponentIface *interface) {
    interface->get_extents = get_extents;
    interface->ref_accessible_at_point = ref_at_point;
    interface->grab_focus = grab_focus;
    interface->get_layer = get_layer;
}

// MARK: Actions

static int action_count(AtkAction *action) {
    return ACCESSIBLE(action)->id ? handlers.action_count(ACCESSIBLE(action)->id) : 0;
}

static gboolean action_do(AtkAction *action, int index) {
    return ACCESSIBLE(action)->id && handlers.perform(ACCESSIBLE(action)->id, index);
}

static const char *action_name(AtkAction *action, int index) {
    if (!ACCESSIBLE(action)->id)
        return NULL;
    // Interned: ATK lends the name out without an end.
    char *name = handlers.action_name(ACCESSIBLE(action)->id, index);
    const char *result = g_intern_string(name);
    g_free(name);
    return result;
}

static void action_interface(AtkActionIface *interface) {
    interface->get_n_actions = action_count;
    interface->do_action = action_do;
    interface->get_name = action_name;
    interface->get_localized_name = action_name;
}

// MARK: Text

static char *whole_text(gpointer object) {
    char *text = ACCESSIBLE(object)->id ? handlers.string(ACCESSIBLE(object)->id, ROOST_STRING_TEXT) : NULL;
    return text ? text : g_strdup("");
}

static char *text_between(AtkText *text, int start, int end) {
    char *whole = whole_text(text);
    int count = g_utf8_strlen(whole, -1);
    if (end < 0 || end > count)
        end = count;
    start = CLAMP(start, 0, end);
    char *result = g_utf8_substring(whole, start, end);
    g_free(whole);
    return result;
}

static int text_count(AtkText *text) {
    char *whole = whole_text(text);
    int count = g_utf8_strlen(whole, -1);
    g_free(whole);
    return count;
}

static gunichar text_character(AtkText *text, int offset) {
    char *whole = whole_text(text);
    gunichar result = offset >= 0 && offset < g_utf8_strlen(whole, -1)
                          ? g_utf8_get_char(g_utf8_offset_to_pointer(whole, offset))
                          : 0;
    g_free(whole);
    return result;
}

/// Whether a unit of the granularity starts at a character.
static gboolean starts_unit(const char *place, const char *whole, AtkTextGranularity granularity) {
    if (place == whole || granularity == ATK_TEXT_GRANULARITY_CHAR)
        return TRUE;
    gunichar before = g_utf8_get_char(g_utf8_prev_char(place));
    if (granularity == ATK_TEXT_GRANULARITY_WORD)
        return g_unichar_isspace(before) && !g_unichar_isspace(g_utf8_get_char(place));
    return before == '\n';
}

static char *text_unit(AtkText *text, int offset, AtkTextGranularity granularity, int *start, int *end) {
    char *whole = whole_text(text);
    int count = g_utf8_strlen(whole, -1);
    *start = CLAMP(offset, 0, count);
    *end = MIN(*start + 1, count);
    while (*start > 0 && !starts_unit(g_utf8_offset_to_pointer(whole, *start), whole, granularity))
        (*start)--;
    while (*end < count && !starts_unit(g_utf8_offset_to_pointer(whole, *end), whole, granularity))
        (*end)++;
    char *result = g_utf8_substring(whole, *start, *end);
    g_free(whole);
    return result;
}

static void selection_of(gpointer object, int *start, int *end) {
    *start = *end = 0;
    if (ACCESSIBLE(object)->id)
        handlers.selection(ACCESSIBLE(object)->id, start, end);
}

static int text_caret(AtkText *text) {
    int start, end;
    selection_of(text, &start, &end);
    return end;
}

static gboolean text_set_caret(AtkText *text, int offset) {
    return ACCESSIBLE(text)->id && handlers.select(ACCESSIBLE(text)->id, offset, offset);
}

static int text_selections(AtkText *text) {
    int start, end;
    selection_of(text, &start, &end);
    return start != end;
}

static char *text_selection(AtkText *text, int number, int *start, int *end) {
    selection_of(text, start, end);
    return number == 0 && *start != *end ? text_between(text, *start, *end) : NULL;
}

static gboolean text_select(AtkText *text, int number, int start, int end) {
    return number == 0 && ACCESSIBLE(text)->id && handlers.select(ACCESSIBLE(text)->id, start, end);
}

static gboolean text_add_selection(AtkText *text, int start, int end) {
    return text_select(text, 0, start, end);
}

static gboolean text_remove_selection(AtkText *text, int number) {
    return text_set_caret(text, text_caret(text));
}

static void text_interface(AtkTextIface *interface) {
    interface->get_text = text_between;
    interface->get_character_count = text_count;
    interface->get_character_at_offset = text_character;
    interface->get_string_at_offset = text_unit;
    interface->get_caret_offset = text_caret;
    interface->set_caret_offset = text_set_caret;
    interface->get_n_selections = text_selections;
    interface->get_selection = text_selection;
    interface->set_selection = text_select;
    interface->add_selection = text_add_selection;
    interface->remove_selection = text_remove_selection;
}

static void editable_set(AtkEditableText *text, const char *content) {
    if (ACCESSIBLE(text)->id)
        handlers.replace(ACCESSIBLE(text)->id, 0, -1, content);
}

static void editable_insert(AtkEditableText *text, const char *content, int length, int *position) {
    if (!ACCESSIBLE(text)->id)
        return;
    char *part = length < 0 ? g_strdup(content) : g_strndup(content, length);
    if (handlers.replace(ACCESSIBLE(text)->id, *position, *position, part))
        *position += g_utf8_strlen(part, -1);
    g_free(part);
}

static void editable_delete(AtkEditableText *text, int start, int end) {
    if (ACCESSIBLE(text)->id)
        handlers.replace(ACCESSIBLE(text)->id, start, end, "");
}

static void editable_interface(AtkEditableTextIface *interface) {
    interface->set_text_contents = editable_set;
    interface->insert_text = editable_insert;
    interface->delete_text = editable_delete;
}

// MARK: The bus

static AtkObject *get_root(void) {
    return object_of(ROOST_ACCESSIBLE_ROOT);
}

static const char *get_toolkit_name(void) {
    return "Roost";
}

static const char *get_toolkit_version(void) {
    return "1.0";
}

void roost_accessible_prepare(const RoostAccessibleHandlers *given) {
    handlers = *given;
    objects = g_hash_table_new_full(NULL, NULL, NULL, g_object_unref);
    // The toolkit would put a second application of the same name on the bus, with its own widgets.
    g_setenv("GTK_A11Y", "none", TRUE);
}

void roost_accessible_start(void) {
    AtkUtilClass *class = g_type_class_ref(ATK_TYPE_UTIL);
    class->get_root = get_root;
    class->get_toolkit_name = get_toolkit_name;
    class->get_toolkit_version = get_toolkit_version;
    atk_bridge_adaptor_init(NULL, NULL);
}

// MARK: Telling

static AtkObject *known(RoostAccessibleID id) {
    return objects ? g_hash_table_lookup(objects, GSIZE_TO_POINTER(id)) : NULL;
}

gboolean roost_accessible_is_known(RoostAccessibleID id) {
    return known(id) != NULL;
}

void roost_accessible_forget(RoostAccessibleID id) {
    AtkObject *object = known(id);
    if (!object)
        return;
    g_object_ref(object);
    ACCESSIBLE(object)->id = 0;
    g_hash_table_remove(objects, GSIZE_TO_POINTER(id));
    atk_object_notify_state_change(object, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(object);
}

void roost_accessible_child_added(RoostAccessibleID parent, int index, RoostAccessibleID child) {
    if (known(parent))
        g_signal_emit_by_name(known(parent), "children-changed::add", index, object_of(child));
}

void roost_accessible_child_removed(RoostAccessibleID parent, int index, RoostAccessibleID child) {
    if (known(parent) && known(child))
        g_signal_emit_by_name(known(parent), "children-changed::remove", index, known(child));
}

void roost_accessible_name_changed(RoostAccessibleID id) {
    if (known(id))
        g_object_notify(G_OBJECT(known(id)), "accessible-name");
}

void roost_accessible_description_changed(RoostAccessibleID id) {
    if (known(id))
        g_object_notify(G_OBJECT(known(id)), "accessible-description");
}

void roost_accessible_value_changed(RoostAccessibleID id) {
    if (known(id))
        g_object_notify(G_OBJECT(known(id)), "accessible-value");
}

void roost_accessible_state_changed(RoostAccessibleID id, guint state, gboolean value) {
    if (!known(id))
        return;
    for (guint index = 0; index < G_N_ELEMENTS(states); index++)
        if (states[index].ours == state)
            atk_object_notify_state_change(known(id), states[index].atk, value);
}

void roost_accessible_frame_changed(RoostAccessibleID id) {
    AtkRectangle frame = {0};
    if (!known(id))
        return;
    handlers.frame(id, &frame.x, &frame.y, &frame.width, &frame.height);
    g_signal_emit_by_name(known(id), "bounds-changed", &frame);
}

void roost_accessible_text_changed(RoostAccessibleID id, int offset, const char *removed, const char *inserted) {
    if (!known(id) || !ATK_IS_TEXT(known(id)))
        return;
    if (*removed)
        g_signal_emit_by_name(known(id), "text-remove::user", offset, (int)g_utf8_strlen(removed, -1), removed);
    if (*inserted)
        g_signal_emit_by_name(known(id), "text-insert::user", offset, (int)g_utf8_strlen(inserted, -1), inserted);
}

void roost_accessible_caret_moved(RoostAccessibleID id, int offset) {
    if (known(id) && ATK_IS_TEXT(known(id)))
        g_signal_emit_by_name(known(id), "text-caret-moved", offset);
}

void roost_accessible_window_activated(RoostAccessibleID id, gboolean is_active) {
    AtkObject *window = object_of(id);
    if (window && ATK_IS_WINDOW(window))
        g_signal_emit_by_name(window, is_active ? "activate" : "deactivate");
}

void roost_accessible_announce(RoostAccessibleID id, const char *text) {
    AtkObject *object = object_of(id);
    if (object)
        g_signal_emit_by_name(object, "announcement", text);
}
