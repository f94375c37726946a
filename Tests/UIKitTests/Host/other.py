"""Another program of the desktop: copies, offers what is dragged, or says what it pastes.

    other.py copy TEXT|FILE.png|FILE…   puts it on the clipboard until it is ended
    other.py text TEXT                  puts it there as a text, though it be a file's name
    other.py paste MIME-TYPE            writes what is on the clipboard to its output
    other.py drag FILE…                 a window from which the files are dragged
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402

Gtk.init()
loop = GLib.MainLoop()


def content(arguments):
    """One picture is offered as a picture, other files as files, anything else as text."""
    if not all(argument.startswith("/") for argument in arguments):
        return Gdk.ContentProvider.new_for_value(GObject.Value(str, " ".join(arguments)))
    if len(arguments) == 1 and arguments[0].endswith(".png"):
        with open(arguments[0], "rb") as file:
            return Gdk.ContentProvider.new_for_bytes("image/png", GLib.Bytes.new(file.read()))
    uris = "".join(Gio.File.new_for_path(path).get_uri() + "\r\n" for path in arguments)
    names = "\n".join(arguments)
    return Gdk.ContentProvider.new_union([
        Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(uris.encode())),
        Gdk.ContentProvider.new_for_bytes("text/plain;charset=utf-8", GLib.Bytes.new(names.encode())),
    ])


def copy(arguments):
    Gdk.Display.get_default().get_clipboard().set_content(content(arguments))
    print("copied", flush=True)


def text(arguments):
    Gdk.Display.get_default().get_clipboard().set(GObject.Value(str, " ".join(arguments)))
    print("copied", flush=True)


def paste(mime_type):
    clipboard = Gdk.Display.get_default().get_clipboard()

    memory = Gio.MemoryOutputStream.new_resizable()
    flags = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET

    def drained(target, result):
        target.splice_finish(result)
        sys.stdout.buffer.write(memory.steal_as_bytes().get_data())
        loop.quit()

    def opened(source, result):
        # The content comes with the display's events: it must not be waited for.
        memory.splice_async(source.read_finish(result)[0], flags, 0, None, drained)

    # The desktop tells only after a while what the clipboard has.
    GLib.timeout_add(300, lambda: clipboard.read_async([mime_type], 0, None, opened))


def drag(arguments):
    window = Gtk.Window(title="Other", default_width=200, default_height=200)
    label = Gtk.Label(label="Drag me")
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.set_content(content(arguments))
    source.connect("drag-begin", lambda *_: print("dragging", flush=True))
    source.connect("drag-end", lambda *_: print("dragged", flush=True))
    label.add_controller(source)
    window.set_child(label)
    window.present()
    print("open", flush=True)


{"copy": copy, "text": text, "drag": drag}.get(sys.argv[1], lambda rest: paste(rest[0]))(sys.argv[2:])
loop.run()
