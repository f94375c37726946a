#include "CGTKHost.h"

// One set of functions for GtkTextView and GtkText. Offsets are in characters
// (code points), as both have them.

typedef struct {
    RoostTextHandlers handlers;
    int silence; // What the program itself changes is not told.
    int asking;  // A handler is being asked about a change.
    int pasting; // The program has the clipboard's text pasted.
    GtkCssProvider *style;
} TextState;

static const char *const key = "roost-text-state";

static TextState *state_of(gpointer widget) {
    return g_object_get_data(G_OBJECT(widget), key);
}

static void state_free(gpointer data) {
    TextState *state = data;
    g_clear_object(&state->style);
    g_free(state);
}

static TextState *state_new(GtkWidget *widget, const RoostTextHandlers *handlers) {
    TextState *state = g_new0(TextState, 1);
    state->handlers = *handlers;
    g_object_set_data_full(G_OBJECT(widget), key, state, state_free);
    return state;
}

static void focus_changed(GObject *widget, GParamSpec *property, gpointer data) {
    TextState *state = state_of(widget);
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(widget));
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    // Its own menu, or the chooser of emoji, has the keys for a while.
    if (focus && gtk_widget_is_ancestor(focus, GTK_WIDGET(widget)))
        return;
    state->handlers.focus(state->handlers.context, gtk_widget_has_focus(GTK_WIDGET(widget)));
}

static void preedit_changed(GtkWidget *widget, const char *preedit, gpointer data) {
    TextState *state = state_of(widget);
    state->handlers.composing(state->handlers.context, preedit ? preedit : "");
}

static void paste_asked(GtkWidget *widget, gpointer data) {
    TextState *state = state_of(widget);
    if (state->pasting)
        return;
    g_signal_stop_emission_by_name(widget, "paste-clipboard");
    state->handlers.pasting(state->handlers.context);
}

// MARK: GtkTextView

static void buffer_changed(GtkTextBuffer *buffer, GtkWidget *widget) {
    TextState *state = state_of(widget);
    if (!state->silence)
        state->handlers.changed(state->handlers.context);
}

static void buffer_mark_set(GtkTextBuffer *buffer, GtkTextIter *place, GtkTextMark *mark, GtkWidget *widget) {
    TextState *state = state_of(widget);
    if (!state->silence && (mark == gtk_text_buffer_get_insert(buffer) || mark == gtk_text_buffer_get_selection_bound(buffer)))
        state->handlers.selection(state->handlers.context);
}

static void buffer_insert(GtkTextBuffer *buffer, GtkTextIter *place, const char *text, int bytes, GtkWidget *widget) {
    TextState *state = state_of(widget);
    int length = bytes < 0 ? (int)strlen(text) : bytes;
    int offset = gtk_text_iter_get_offset(place);
    int count = gtk_text_buffer_get_char_count(buffer);
    state->asking++;
    gboolean may_insert = state->silence || state->handlers.inserting(state->handlers.context, offset, text, length);
    state->asking--;
    if (may_insert && gtk_text_buffer_get_char_count(buffer) == count)
        return;
    if (may_insert) {
        // The handler has changed the text itself: insert where the caret is now.
        gtk_text_buffer_get_iter_at_mark(buffer, place, gtk_text_buffer_get_insert(buffer));
        return;
    }
    g_signal_stop_emission_by_name(buffer, "insert-text");
    // The handler may have changed the text: what the caller holds must be valid.
    gtk_text_buffer_get_iter_at_mark(buffer, place, gtk_text_buffer_get_insert(buffer));
}

static void buffer_delete(GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end, GtkWidget *widget) {
    TextState *state = state_of(widget);
    int first = gtk_text_iter_get_offset(start), last = gtk_text_iter_get_offset(end);
    int count = gtk_text_buffer_get_char_count(buffer);
    state->asking++;
    gboolean may_delete = state->silence || state->handlers.deleting(state->handlers.context, first, last);
    state->asking--;
    // A handler that has changed the text itself has left nothing to delete.
    if (may_delete && gtk_text_buffer_get_char_count(buffer) == count)
        return;
    g_signal_stop_emission_by_name(buffer, "delete-range");
    gtk_text_buffer_get_iter_at_mark(buffer, start, gtk_text_buffer_get_insert(buffer));
    *end = *start;
}

static void view_scrolled(GtkAdjustment *adjustment, GtkWidget *widget) {
    TextState *state = state_of(widget);
    if (!state->silence)
        state->handlers.scrolled(state->handlers.context, gtk_adjustment_get_value(adjustment));
}

GtkWidget *roost_text_view_new(const RoostTextHandlers *handlers) {
    GtkWidget *widget = gtk_text_view_new();
    state_new(widget, handlers);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
    gtk_text_buffer_set_enable_undo(buffer, TRUE);
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(widget), GTK_WRAP_WORD_CHAR);
    GtkAdjustment *adjustment = gtk_adjustment_new(0, 0, 0, 0, 0, 0);
    gtk_scrollable_set_vadjustment(GTK_SCROLLABLE(widget), adjustment);
    g_signal_connect_object(adjustment, "value-changed", G_CALLBACK(view_scrolled), widget, 0);
    gtk_text_view_set_accepts_tab(GTK_TEXT_VIEW(widget), FALSE);
    g_signal_connect_object(buffer, "changed", G_CALLBACK(buffer_changed), widget, 0);
    g_signal_connect_object(buffer, "mark-set", G_CALLBACK(buffer_mark_set), widget, 0);
    g_signal_connect_object(buffer, "insert-text", G_CALLBACK(buffer_insert), widget, 0);
    g_signal_connect_object(buffer, "delete-range", G_CALLBACK(buffer_delete), widget, 0);
    g_signal_connect(widget, "preedit-changed", G_CALLBACK(preedit_changed), NULL);
    g_signal_connect(widget, "paste-clipboard", G_CALLBACK(paste_asked), NULL);
    g_signal_connect(widget, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
    return widget;
}

// MARK: GtkText

static void field_changed(GtkEditable *editable, gpointer data) {
    TextState *state = state_of(editable);
    if (!state->silence)
        state->handlers.changed(state->handlers.context);
}

static void field_selection_changed(GObject *object, GParamSpec *property, gpointer data) {
    TextState *state = state_of(object);
    if (!state->silence)
        state->handlers.selection(state->handlers.context);
}

static void field_insert(GtkEditable *editable, const char *text, int bytes, int *position, gpointer data) {
    TextState *state = state_of(editable);
    int length = bytes < 0 ? (int)strlen(text) : bytes;
    if (!state->silence && !state->handlers.inserting(state->handlers.context, *position, text, length))
        g_signal_stop_emission_by_name(editable, "insert-text");
}

static void field_delete(GtkEditable *editable, int start, int end, gpointer data) {
    TextState *state = state_of(editable);
    if (end < 0)
        end = g_utf8_strlen(gtk_editable_get_text(editable), -1);
    if (!state->silence && !state->handlers.deleting(state->handlers.context, start, end))
        g_signal_stop_emission_by_name(editable, "delete-text");
}

static void field_activated(GtkText *field, gpointer data) {
    TextState *state = state_of(field);
    state->handlers.activated(state->handlers.context);
}

GtkWidget *roost_text_field_new(const RoostTextHandlers *handlers) {
    GtkWidget *widget = gtk_text_new();
    state_new(widget, handlers);
    g_signal_connect(widget, "changed", G_CALLBACK(field_changed), NULL);
    g_signal_connect(widget, "notify::cursor-position", G_CALLBACK(field_selection_changed), NULL);
    g_signal_connect(widget, "notify::selection-bound", G_CALLBACK(field_selection_changed), NULL);
    g_signal_connect(widget, "insert-text", G_CALLBACK(field_insert), NULL);
    g_signal_connect(widget, "delete-text", G_CALLBACK(field_delete), NULL);
    g_signal_connect(widget, "activate", G_CALLBACK(field_activated), NULL);
    g_signal_connect(widget, "preedit-changed", G_CALLBACK(preedit_changed), NULL);
    g_signal_connect(widget, "paste-clipboard", G_CALLBACK(paste_asked), NULL);
    g_signal_connect(widget, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
    return widget;
}

// MARK: Both

char *roost_text_get(GtkWidget *widget) {
    if (!GTK_IS_TEXT_VIEW(widget))
        return g_strdup(gtk_editable_get_text(GTK_EDITABLE(widget)));
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

void roost_text_set(GtkWidget *widget, const char *text) {
    TextState *state = state_of(widget);
    state->silence++;
    if (GTK_IS_TEXT_VIEW(widget) && state->asking) {
        // In the midst of the user's own change the buffer cannot be filled anew, only changed.
        GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
        GtkTextIter start, end;
        gtk_text_buffer_get_bounds(buffer, &start, &end);
        gtk_text_buffer_delete(buffer, &start, &end);
        gtk_text_buffer_insert(buffer, &start, text, -1);
    } else if (GTK_IS_TEXT_VIEW(widget)) {
        // What is being composed belongs to the text before.
        gtk_text_view_reset_im_context(GTK_TEXT_VIEW(widget));
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget)), text, -1);
    } else {
        gtk_editable_set_text(GTK_EDITABLE(widget), text);
    }
    state->silence--;
}

void roost_text_get_selection(GtkWidget *widget, int *start, int *end) {
    if (!GTK_IS_TEXT_VIEW(widget)) {
        gtk_editable_get_selection_bounds(GTK_EDITABLE(widget), start, end);
        return;
    }
    GtkTextIter from, to;
    gtk_text_buffer_get_selection_bounds(gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget)), &from, &to);
    *start = gtk_text_iter_get_offset(&from);
    *end = gtk_text_iter_get_offset(&to);
}

void roost_text_set_selection(GtkWidget *widget, int start, int end) {
    TextState *state = state_of(widget);
    state->silence++;
    if (GTK_IS_TEXT_VIEW(widget)) {
        GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
        GtkTextIter from, to;
        gtk_text_buffer_get_iter_at_offset(buffer, &from, start);
        gtk_text_buffer_get_iter_at_offset(buffer, &to, end);
        gtk_text_buffer_select_range(buffer, &to, &from);
        gtk_text_view_scroll_mark_onscreen(GTK_TEXT_VIEW(widget), gtk_text_buffer_get_insert(buffer));
    } else {
        gtk_editable_select_region(GTK_EDITABLE(widget), start, end);
    }
    state->silence--;
}

void roost_text_set_css(GtkWidget *widget, const char *css) {
    TextState *state = state_of(widget);
    if (!state->style) {
        state->style = gtk_css_provider_new();
        gtk_style_context_add_provider(gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(state->style),
                                       GTK_STYLE_PROVIDER_PRIORITY_USER + 1);
    }
    gtk_css_provider_load_from_data(state->style, css, -1);
}

static void collect_tag(GtkTextTag *tag, gpointer tags) {
    g_ptr_array_add(tags, tag);
}

void roost_text_set_runs(GtkWidget *widget, const RoostTextRun *runs, int count) {
    if (!GTK_IS_TEXT_VIEW(widget))
        return;
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
    GtkTextTagTable *table = gtk_text_buffer_get_tag_table(buffer);
    // A tag that goes from the table goes from the text too.
    GPtrArray *old = g_ptr_array_new();
    gtk_text_tag_table_foreach(table, collect_tag, old);
    for (guint index = 0; index < old->len; index++)
        gtk_text_tag_table_remove(table, g_ptr_array_index(old, index));
    g_ptr_array_free(old, TRUE);
    int length = gtk_text_buffer_get_char_count(buffer);
    for (int index = 0; index < count; index++) {
        const RoostTextRun *run = &runs[index];
        if (run->start < 0 || run->end > length || run->start >= run->end)
            continue;
        GtkTextTag *tag = gtk_text_tag_new(NULL);
        if (run->has_foreground)
            g_object_set(tag, "foreground-rgba", &run->foreground, NULL);
        if (run->has_background)
            g_object_set(tag, "background-rgba", &run->background, NULL);
        if (run->weight > 0)
            g_object_set(tag, "weight", run->weight, NULL);
        if (run->is_italic)
            g_object_set(tag, "style", PANGO_STYLE_ITALIC, NULL);
        if (run->is_underlined)
            g_object_set(tag, "underline", PANGO_UNDERLINE_SINGLE, NULL);
        gtk_text_tag_table_add(table, tag);
        GtkTextIter start, end;
        gtk_text_buffer_get_iter_at_offset(buffer, &start, run->start);
        gtk_text_buffer_get_iter_at_offset(buffer, &end, run->end);
        gtk_text_buffer_apply_tag(buffer, tag, &start, &end);
        g_object_unref(tag);
    }
}

void roost_text_set_editable(GtkWidget *widget, gboolean is_editable) {
    if (GTK_IS_TEXT_VIEW(widget)) {
        gtk_text_view_set_editable(GTK_TEXT_VIEW(widget), is_editable);
        gtk_text_view_set_cursor_visible(GTK_TEXT_VIEW(widget), is_editable);
    } else {
        gtk_editable_set_editable(GTK_EDITABLE(widget), is_editable);
    }
}

void roost_text_set_secure(GtkWidget *widget, gboolean is_secure) {
    if (GTK_IS_TEXT(widget))
        gtk_text_set_visibility(GTK_TEXT(widget), !is_secure);
}

void roost_text_set_scroll(GtkWidget *widget, double y) {
    if (!GTK_IS_TEXT_VIEW(widget))
        return;
    TextState *state = state_of(widget);
    state->silence++;
    gtk_adjustment_set_value(gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget)), y);
    state->silence--;
}

void roost_text_paste(GtkWidget *widget) {
    TextState *state = state_of(widget);
    state->pasting++;
    g_signal_emit_by_name(widget, "paste-clipboard");
    state->pasting--;
}

void roost_text_choose_emoji(GtkWidget *widget) {
    g_signal_emit_by_name(widget, "insert-emoji");
}

void roost_text_focus(GtkWidget *widget) {
    if (GTK_IS_TEXT(widget))
        gtk_text_grab_focus_without_selecting(GTK_TEXT(widget));
    else
        gtk_widget_grab_focus(widget);
}

void roost_text_silence(GtkWidget *widget) {
    state_of(widget)->silence++;
    g_signal_handlers_disconnect_by_func(widget, focus_changed, NULL);
    g_signal_handlers_disconnect_by_func(widget, preedit_changed, NULL);
    g_signal_handlers_disconnect_by_func(widget, paste_asked, NULL);
}

void roost_text_set_alignment(GtkWidget *widget, int alignment) {
    // The numbers are NSTextAlignment's: left, centre, right.
    if (GTK_IS_TEXT_VIEW(widget))
        gtk_text_view_set_justification(GTK_TEXT_VIEW(widget), alignment == 1   ? GTK_JUSTIFY_CENTER
                                                               : alignment == 2 ? GTK_JUSTIFY_RIGHT
                                                                                : GTK_JUSTIFY_LEFT);
    else
        gtk_editable_set_alignment(GTK_EDITABLE(widget), alignment == 1 ? 0.5f : alignment == 2 ? 1 : 0);
}
