#include "CGTKHost.h"

// Desktop Notifications Specification 1.2, https://specifications.freedesktop.org/notification-spec/
#define NAME "org.freedesktop.Notifications"
#define PATH "/org/freedesktop/Notifications"

static RoostNotificationHandlers handlers;
static GDBusConnection *bus;
// What an action brought to let a window come to the front, until the action itself is told.
static guint32 token_id;
static char *token;

static void signalled(GDBusConnection *connection, const char *sender, const char *path, const char *interface,
                      const char *signal, GVariant *parameters, gpointer data) {
    if (!g_strcmp0(signal, "ActionInvoked") && g_variant_is_of_type(parameters, G_VARIANT_TYPE("(us)"))) {
        guint32 id;
        const char *action;
        g_variant_get(parameters, "(u&s)", &id, &action);
        handlers.invoked(handlers.context, id, action, token_id == id ? token : NULL);
    } else if (!g_strcmp0(signal, "ActivationToken") && g_variant_is_of_type(parameters, G_VARIANT_TYPE("(us)"))) {
        g_free(token);
        g_variant_get(parameters, "(us)", &token_id, &token);
    } else if (!g_strcmp0(signal, "NotificationClosed") && g_variant_is_of_type(parameters, G_VARIANT_TYPE("(uu)"))) {
        guint32 id, reason;
        g_variant_get(parameters, "(uu)", &id, &reason);
        handlers.closed(handlers.context, id, reason);
    }
}

void roost_notifications_start(const RoostNotificationHandlers *all) {
    handlers = *all;
    bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (bus)
        g_dbus_connection_signal_subscribe(bus, NAME, NAME, NULL, PATH, NULL, G_DBUS_SIGNAL_FLAGS_NONE, signalled, NULL,
                                           NULL);
}

typedef struct {
    void (*names)(void *context, const char *const *names);
    void (*shown)(void *context, guint32 id, gboolean is_shown);
    void *context;
} Question;

static void capabilities_answered(GObject *source, GAsyncResult *result, gpointer data) {
    Question *question = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    const char **names = NULL;
    if (answer)
        g_variant_get(answer, "(^a&s)", &names);
    question->names(question->context, (const char *const *)names);
    g_free(names);
    if (answer)
        g_variant_unref(answer);
    g_free(question);
}

void roost_notifications_capabilities(void (*answered)(void *context, const char *const *names), void *context) {
    if (!bus) {
        answered(context, NULL);
        return;
    }
    Question *question = g_new0(Question, 1);
    question->names = answered;
    question->context = context;
    g_dbus_connection_call(bus, NAME, PATH, NAME, "GetCapabilities", NULL, G_VARIANT_TYPE("(as)"),
                           G_DBUS_CALL_FLAGS_NONE, 5000, NULL, capabilities_answered, question);
}

static void show_answered(GObject *source, GAsyncResult *result, gpointer data) {
    Question *question = data;
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    guint32 id = 0;
    if (answer)
        g_variant_get(answer, "(u)", &id);
    question->shown(question->context, id, answer != NULL);
    if (answer)
        g_variant_unref(answer);
    g_free(question);
}

void roost_notifications_show(guint32 replaced, const char *summary, const char *body, const char *const *actions,
                              const char *picture, gboolean is_silent,
                              void (*shown)(void *context, guint32 id, gboolean is_shown), void *context) {
    if (!bus) {
        shown(context, 0, FALSE);
        return;
    }
    GVariantBuilder hints;
    g_variant_builder_init(&hints, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&hints, "{sv}", "desktop-entry", g_variant_new_string(g_get_prgname()));
    g_variant_builder_add(&hints, "{sv}", "category", g_variant_new_string("im.received"));
    if (picture)
        g_variant_builder_add(&hints, "{sv}", "image-path", g_variant_new_string(picture));
    if (is_silent)
        g_variant_builder_add(&hints, "{sv}", "suppress-sound", g_variant_new_boolean(TRUE));
    else
        g_variant_builder_add(&hints, "{sv}", "sound-name", g_variant_new_string("message-new-instant"));
    Question *question = g_new0(Question, 1);
    question->shown = shown;
    question->context = context;
    const char *name = g_get_application_name();
    g_dbus_connection_call(bus, NAME, PATH, NAME, "Notify",
                           g_variant_new("(susss^asa{sv}i)", name ? name : "", replaced, "", summary, body, actions,
                                         &hints, -1),
                           G_VARIANT_TYPE("(u)"), G_DBUS_CALL_FLAGS_NONE, 5000, NULL, show_answered, question);
}

void roost_notifications_close(guint32 id) {
    if (bus)
        g_dbus_connection_call(bus, NAME, PATH, NAME, "CloseNotification", g_variant_new("(u)", id), NULL,
                               G_DBUS_CALL_FLAGS_NONE, 5000, NULL, NULL, NULL);
}

// The signal that docks listen to: Unity's launcher API, which GNOME's docks and KDE's task bar have taken over.
void roost_notifications_badge(gint64 count) {
    if (!bus)
        return;
    char *application = g_strdup_printf("application://%s.desktop", g_get_prgname());
    GVariantBuilder values;
    g_variant_builder_init(&values, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&values, "{sv}", "count", g_variant_new_int64(count));
    g_variant_builder_add(&values, "{sv}", "count-visible", g_variant_new_boolean(count > 0));
    g_dbus_connection_emit_signal(bus, NULL, "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry",
                                  "Update", g_variant_new("(sa{sv})", application, &values), NULL);
    g_free(application);
}
