// The peer of `uikit-bench window`: GTK's own list view with the same 100,000
// messages and the same parts in each row, scrolled by the same steps.
//
//     cc -O2 listview.c $(pkg-config --cflags --libs gtk4) -o listview
//     GSK_RENDERER=cairo xvfb-run -a ./listview 12 600
//
// Prints processor time per step, in microseconds.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

enum { ROWS = 100000 };

static const char *words[] = {"hello", "see", "you", "tomorrow", "at", "the",
                              "station", "then", "we", "go", "on", "together"};
static double step_size;
static int steps_max, steps;
static double *samples;
static double last;
static GtkAdjustment *adjustment;

static double cpu_microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static char *message(int row) {
    int count = 1 + (row % 100) * (row % 7) / 10;
    GString *text = g_string_new(NULL);
    g_string_printf(text, "%d", row);
    for (int i = 0; i < count; i++) g_string_append_printf(text, " %s", words[(row + i) % 12]);
    return g_string_free(text, FALSE);
}

static GtkWidget *label(const char *class_name) {
    GtkWidget *widget = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(widget), 0);
    gtk_widget_add_css_class(widget, class_name);
    return widget;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *avatar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_size_request(avatar, 26, 26);
    gtk_widget_set_valign(avatar, GTK_ALIGN_END);
    gtk_widget_add_css_class(avatar, "avatar");
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    GtkWidget *name = label("name");
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
    GtkWidget *bubble = label("bubble");
    gtk_label_set_wrap(GTK_LABEL(bubble), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(bubble), 34);
    GtkWidget *clock = label("time");
    gtk_widget_set_valign(clock, GTK_ALIGN_END);
    gtk_box_append(GTK_BOX(line), bubble);
    gtk_box_append(GTK_BOX(line), clock);
    gtk_box_append(GTK_BOX(column), name);
    gtk_box_append(GTK_BOX(column), line);
    gtk_box_append(GTK_BOX(row), avatar);
    gtk_box_append(GTK_BOX(row), column);
    g_object_set_data(G_OBJECT(item), "name", name);
    g_object_set_data(G_OBJECT(item), "bubble", bubble);
    g_object_set_data(G_OBJECT(item), "clock", clock);
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    int row = (int)gtk_list_item_get_position(item);
    char *name = g_strdup_printf("Member %d", row % 20);
    char *text = message(row);
    char *clock = g_strdup_printf("12:%d", 10 + row % 50);
    gtk_label_set_text(g_object_get_data(G_OBJECT(item), "name"), name);
    gtk_label_set_text(g_object_get_data(G_OBJECT(item), "bubble"), text);
    gtk_label_set_text(g_object_get_data(G_OBJECT(item), "clock"), clock);
    g_free(name), g_free(text), g_free(clock);
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static gboolean step(gpointer data) {
    double now = cpu_microseconds();
    if (steps > 0) samples[steps - 1] = now - last;
    last = now;
    if (steps++ == steps_max) {
        double sum = 0;
        for (int i = 0; i < steps_max; i++) sum += samples[i];
        qsort(samples, steps_max, sizeof(double), compare);
        printf("GtkListView, %.0f pt a step: p50 %.0f  p99 %.0f  mean %.0f  n %d\n", step_size,
               samples[steps_max / 2], samples[steps_max * 99 / 100], sum / steps_max, steps_max);
        g_application_quit(G_APPLICATION(data));
        return G_SOURCE_REMOVE;
    }
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step_size);
    return G_SOURCE_CONTINUE;
}

static gboolean begin(gpointer data) {
    g_timeout_add(20, step, data);
    return G_SOURCE_REMOVE;
}

static void activate(GtkApplication *app, gpointer data) {
    (void)data;
    GtkCssProvider *css = gtk_css_provider_new();
    gtk_css_provider_load_from_data(css,
        "label { font-family: Inter; } .name { font-size: 12px; color: gray; } .time { font-size: 11px; color: gray; }"
        ".bubble { font-size: 14px; background: #eee; border-radius: 16px; padding: 7px 12px; }"
        ".avatar { background: teal; border-radius: 13px; } row { padding: 4px 12px; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    GListStore *store = g_list_store_new(GTK_TYPE_STRING_OBJECT);
    GtkStringObject **items = g_new(GtkStringObject *, ROWS);
    for (int i = 0; i < ROWS; i++) items[i] = gtk_string_object_new("");
    g_list_store_splice(store, 0, 0, (gpointer *)items, ROWS);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(store))), factory);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    GtkWidget *window = gtk_application_window_new(app);
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    g_timeout_add(2000, begin, app);
}

int main(int count, char **values) {
    step_size = count > 1 ? atof(values[1]) : 12;
    steps_max = count > 2 ? atoi(values[2]) : 600;
    samples = g_new0(double, steps_max + 1);
    GtkApplication *app = gtk_application_new("example.listview.bench", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), 0, NULL);
}
