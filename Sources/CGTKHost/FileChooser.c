#include "CGTKHost.h"

typedef struct {
    GtkFileChooserNative *chooser;
    void (*answered)(void *context, const char *const *paths);
    void *context;
} FileQuestion;

static void question_free(FileQuestion *question) {
    gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(question->chooser));
    g_object_unref(question->chooser);
    g_free(question);
}

static void chooser_answered(GtkNativeDialog *dialog, int response, FileQuestion *question) {
    GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
    if (response == GTK_RESPONSE_ACCEPT) {
        GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
        for (guint index = 0; index < g_list_model_get_n_items(files); index++) {
            GFile *file = g_list_model_get_item(files, index);
            char *path = g_file_get_path(file);
            // What has no path is on no disk of this machine; GVfs gives most of the others one.
            if (path)
                g_ptr_array_add(paths, path);
            g_object_unref(file);
        }
        g_object_unref(files);
    }
    g_ptr_array_add(paths, NULL);
    question->answered(question->context, (const char *const *)paths->pdata);
    g_ptr_array_unref(paths);
    question_free(question);
}

static GtkFileFilter *filter_new(const RoostFileRequest *request) {
    GtkFileFilter *filter = gtk_file_filter_new();
    gtk_file_filter_set_name(filter, request->filter_name);
    for (const char *const *type = request->mime_types; *type; type++)
        gtk_file_filter_add_mime_type(filter, *type);
    for (const char *const *suffix = request->suffixes; *suffix; suffix++)
        gtk_file_filter_add_suffix(filter, *suffix);
    return filter;
}

void *roost_file_chooser_show(GtkWidget *host, const RoostFileRequest *request,
                              void (*answered)(void *context, const char *const *paths), void *context) {
    GtkRoot *root = host ? gtk_widget_get_root(host) : NULL;
    GtkWindow *parent = root && GTK_IS_WINDOW(root) ? GTK_WINDOW(root) : NULL;
    GtkFileChooserAction action = request->action == ROOST_FILES_SAVE     ? GTK_FILE_CHOOSER_ACTION_SAVE
                                  : request->action == ROOST_FILES_FOLDER ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                                          : GTK_FILE_CHOOSER_ACTION_OPEN;
    FileQuestion *question = g_new0(FileQuestion, 1);
    question->answered = answered;
    question->context = context;
    question->chooser = gtk_file_chooser_native_new(request->title, parent, action, NULL, NULL);
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(question->chooser);
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(chooser), TRUE);
    gtk_file_chooser_set_select_multiple(chooser, request->is_many);
    if (request->folder) {
        GFile *folder = g_file_new_for_path(request->folder);
        gtk_file_chooser_set_current_folder(chooser, folder, NULL);
        g_object_unref(folder);
    }
    if (request->name)
        gtk_file_chooser_set_current_name(chooser, request->name);
    if (request->mime_types[0] || request->suffixes[0]) {
        GtkFileFilter *filter = filter_new(request);
        gtk_file_chooser_add_filter(chooser, filter);
        gtk_file_chooser_set_filter(chooser, filter);
        g_object_unref(filter);
    }
    g_signal_connect(chooser, "response", G_CALLBACK(chooser_answered), question);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(chooser));
    return question;
}

void roost_file_chooser_cancel(void *handle) {
    FileQuestion *question = handle;
    g_signal_handlers_disconnect_by_func(question->chooser, chooser_answered, question);
    question_free(question);
}
