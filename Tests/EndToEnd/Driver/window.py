#!/usr/bin/python3
"""A window to try the driver on: a field, a button that adds what it says to a list, and a late word."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Trial", default_width=300, default_height=200)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    field, button, words = Gtk.Entry(), Gtk.Button(label="Add"), Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    late = Gtk.Button(label="Late", sensitive=False)

    def add(_):
        words.append(Gtk.Label(label=field.get_text()))
        field.set_text("")

    button.connect("clicked", add)
    late.connect("clicked", lambda _: words.append(Gtk.Label(label="was pressed")))
    GLib.timeout_add(300, lambda: late.set_sensitive(True))
    for widget in (field, button, late, words):
        box.append(widget)
    window.set_child(box)
    window.present()


app = Gtk.Application(application_id=None)
app.connect("activate", activate)
app.run()
