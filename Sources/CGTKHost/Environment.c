#include "CGTKHost.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

// The portal's colour scheme: 1 is dark, 2 is light, 0 is no wish, -1 is not known.
static int portal_scheme = -1;
static void (*desktop_changed)(void *context);
static void *desktop_context;

// The toolkit's own parts, such as choosers and menus of texts, follow its setting alone.
static void apply_portal_scheme(void) {
    GtkSettings *settings = gtk_settings_get_default();
    if (settings && (portal_scheme == 1 || portal_scheme == 2))
        g_object_set(settings, "gtk-application-prefer-dark-theme", portal_scheme == 1, NULL);
}

static void scheme_changed(void) {
    if (desktop_changed)
        desktop_changed(desktop_context);
}

static int unwrapped(GVariant *value) {
    GVariant *inner = g_variant_ref(value);
    while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
        GVariant *next = g_variant_get_variant(inner);
        g_variant_unref(inner);
        inner = next;
    }
    int result = g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32) ? (int)g_variant_get_uint32(inner) : -1;
    g_variant_unref(inner);
    return result;
}

static void portal_signalled(GDBusConnection *connection, const char *sender, const char *path, const char *interface,
                             const char *signal, GVariant *parameters, gpointer data) {
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)")))
        return;
    const char *group, *key;
    GVariant *value;
    g_variant_get(parameters, "(&s&sv)", &group, &key, &value);
    if (!g_strcmp0(group, APPEARANCE) && !g_strcmp0(key, "color-scheme")) {
        portal_scheme = unwrapped(value);
        apply_portal_scheme();
        scheme_changed();
    }
    g_variant_unref(value);
}

static void portal_answered(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (!answer)
        return; // No portal on this desktop: GTK's settings count.
    GVariant *value = g_variant_get_child_value(answer, 0);
    portal_scheme = unwrapped(value);
    g_variant_unref(value);
    g_variant_unref(answer);
    apply_portal_scheme();
    scheme_changed();
}

static void bus_connected(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *connection = g_bus_get_finish(result, NULL);
    if (!connection)
        return;
    g_dbus_connection_signal_subscribe(connection, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH, NULL,
                                       G_DBUS_SIGNAL_FLAGS_NONE, portal_signalled, NULL, NULL);
    g_dbus_connection_call(connection, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
                           g_variant_new("(ss)", APPEARANCE, "color-scheme"), NULL, G_DBUS_CALL_FLAGS_NONE, 2000, NULL,
                           portal_answered, NULL);
}

gboolean roost_prefers_dark(void) {
    // Whoever sets this variable for one program means it.
    const char *forced = g_getenv("GTK_THEME");
    if (forced)
        return g_str_has_suffix(forced, ":dark");
    if (portal_scheme == 1)
        return TRUE;
    if (portal_scheme == 2)
        return FALSE;
    GtkSettings *settings = gtk_settings_get_default();
    if (!settings)
        return FALSE;
    gboolean prefers = FALSE;
    char *theme = NULL;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &prefers, "gtk-theme-name", &theme, NULL);
    gboolean is_dark = theme && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, ":dark"));
    g_free(theme);
    return prefers || is_dark;
}

static void settings_changed(GObject *settings, GParamSpec *property, gpointer data) {
    scheme_changed();
}

double roost_text_scale(void) {
    GtkSettings *settings = gtk_settings_get_default();
    int dpi = -1;
    if (settings)
        g_object_get(settings, "gtk-xft-dpi", &dpi, NULL);
    // In 1024ths of a dot an inch, of which 96 are the usual size; -1 is not set.
    return dpi > 0 ? dpi / 1024.0 / 96 : 1;
}

void roost_watch_desktop(void (*changed)(void *context), void *context) {
    desktop_changed = changed;
    desktop_context = context;
    GtkSettings *settings = gtk_settings_get_default();
    if (settings) {
        g_signal_connect(settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(settings_changed), NULL);
        g_signal_connect(settings, "notify::gtk-theme-name", G_CALLBACK(settings_changed), NULL);
        g_signal_connect(settings, "notify::gtk-xft-dpi", G_CALLBACK(settings_changed), NULL);
    }
    g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_connected, NULL);
}
