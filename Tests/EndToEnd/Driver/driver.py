#!/usr/bin/python3
"""Works apps from outside, through the accessibility bus, as a screen reader would.

Runs inside Scripts/headless. Reads one JSON request a line from standard
input, writes one JSON reply a line to standard output:

    {"do": "launch", "name": "ana", "command": [...], "log": "..."}
    {"do": "press", "app": "ana", "role": "button", "name": "Send"}
    {"ok": true, ...}   or   {"ok": false, "error": "..."}

What is looked for: `role` (AT-SPI's name), `name` (exact), `has` (words within
the name, description or text), `pattern` (a regular expression in the name),
`index` (of several, from 0), `inside`
(another such query). Only what is showing is found, unless `hidden` is true.
Everything that looks waits until it finds, or until its `timeout` in seconds:
waiting for what can be seen, and never for a while.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time

from gi.repository import Gio, GLib

import desktop

STEP = 0.05
ROLE_ALIASES = {"button": {"push button", "button"}, "text": {"text", "entry", "text box"}}
ACTIONS = ("click", "press", "activate", "clicked")
# The numbers of AT-SPI's states that matter here.
STATES = {4: "checked", 8: "enabled", 12: "focused", 23: "selected", 24: "sensitive", 25: "showing", 30: "visible"}


class Failed(Exception):
    """What was asked for did not come about."""


class Ended(Failed):
    """The app is not there any more, so waiting is of no use."""


class App:
    def __init__(self, command, environment, log):
        with open(log, "ab") as output:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env={**os.environ, **environment})


apps = {}


class Node:
    """Something on the accessibility bus.

    Asked over D-Bus directly, each time anew: the usual library keeps what it
    was told, and without its cache waits for itself when an event comes in the
    middle of a question.
    """

    bus = None

    def __init__(self, owner, path):
        self.owner, self.path = owner, path

    @classmethod
    def connect(cls):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 10000).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        cls.bus = Gio.DBusConnection.new_for_address_sync(address, flags)
        # Somebody is listening: toolkits may wait for that before they say anything.
        session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
            GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, 10000)

    def call(self, interface, method, signature=None, *arguments):
        parameters = GLib.Variant(signature, arguments) if signature else None
        name = interface if "." in interface else "org.a11y.atspi." + interface
        reply = self.bus.call_sync(self.owner, self.path, name, method, parameters, None, 0, 5000).unpack()
        return reply[0] if len(reply) == 1 else reply

    def property(self, interface, name):
        return self.call("org.freedesktop.DBus.Properties", "Get", "(ss)", "org.a11y.atspi." + interface, name)

    def children(self):
        return [Node(owner, path) for owner, path in self.call("Accessible", "GetChildren") if not path.endswith("/null")]

    def interfaces(self):
        return {name.rsplit(".", 1)[1] for name in self.call("Accessible", "GetInterfaces")}

    def name(self):
        return self.property("Accessible", "Name")

    def description(self):
        return self.property("Accessible", "Description")

    def role(self):
        return self.call("Accessible", "GetRoleName")

    def states(self):
        low = self.call("Accessible", "GetState")[0]
        return [name for number, name in STATES.items() if low >> number & 1]

    def text(self):
        return self.call("Text", "GetText", "(ii)", 0, -1) if "Text" in self.interfaces() else ""

    def process(self):
        return self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            GLib.Variant("(s)", (self.owner,)), None, 0, 5000).unpack()[0]


def root(name):
    """The app's node on the accessibility bus."""
    process = apps[name].process
    if process.poll() is not None:
        raise Ended(f"{name} has ended with status {process.returncode}")
    for node in Node("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root").children():
        try:
            if node.process() == process.pid:
                return node
        except GLib.Error:
            continue  # It went away while being asked.
    raise Failed(f"{name} is not on the accessibility bus")


def is_showing(node):
    states = node.states()
    return "showing" in states or "visible" in states


def describe(node):
    return {
        "role": node.role(), "name": node.name(), "description": node.description(), "text": node.text(),
        "states": node.states(),
    }


def fits(node, query):
    role = query.get("role")
    if role is not None and node.role() not in ROLE_ALIASES.get(role, {role}):
        return False
    if query.get("name") is not None and node.name() != query["name"]:
        return False
    if query.get("pattern") is not None and not re.search(query["pattern"], node.name()):
        return False
    has = query.get("has")
    return has is None or any(has in words for words in (node.name(), node.description(), node.text()))


def walk(node, hidden):
    """The node and everything under it, in reading order; what is not showing is left out with all its own."""
    yield node
    for child in node.children():
        try:
            if hidden or is_showing(child):
                yield from walk(child, hidden)
        except GLib.Error:
            continue


def matches(query):
    top = root(query["app"])
    if query.get("inside"):
        inner = matches({**query["inside"], "app": query["app"]})
        if not inner:
            return []
        top = inner[0]
    hidden = bool(query.get("hidden"))
    return [node for node in walk(top, hidden) if fits(node, query)]


def report(wanted):
    """Says what there was instead, in the driver's log, and shows it in a picture beside that."""
    print("Not found:", wanted, file=sys.stderr)
    try:
        print(dump(wanted)["tree"], file=sys.stderr, flush=True)
        subprocess.run(["import", "-silent", "-window", "root", ".build/driver-failed.png"], timeout=20)
    except (GLib.Error, Failed, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr, flush=True)


def until(query, attempt):
    """Tries until `attempt` gives something, or the deadline; then says what there was instead."""
    deadline = time.monotonic() + float(query.get("timeout", 10))
    while True:
        reason = ""
        try:
            result = attempt()
            if result is not None:
                return result
        except Ended:
            raise
        except (GLib.Error, Failed) as error:
            reason = f" ({error})"
        if time.monotonic() > deadline:
            wanted = {k: v for k, v in query.items() if k not in ("do", "timeout")}
            if wanted.get("app"):
                report(wanted)
            raise Failed(f"not within the time: {json.dumps(wanted, ensure_ascii=False)}{reason}")
        time.sleep(STEP)


def match(query):
    """The one of those that match which is asked for, the first if nothing is said; None where it is not there."""
    found = matches(query)
    index = int(query.get("index", 0))
    return found[index] if -len(found) <= index < len(found) else None


def find(query):
    def attempt():
        node = match(query)
        if node is None:
            return None
        said = describe(node)
        # A row that went away in between says nothing any more.
        return said if said["role"] != "invalid" else None
    return until(query, attempt)


def act(node):
    """Does what a screen reader's press does; says whether there was anything to do."""
    if "Action" not in node.interfaces():
        return False
    names = [node.call("Action", "GetName", "(i)", i) for i in range(node.property("Action", "NActions"))]
    known = [names.index(name) for name in ACTIONS if name in names]
    return bool(names) and node.call("Action", "DoAction", "(i)", known[0] if known else 0)


def press(query):
    def attempt():
        node = match(query)
        if node is None or "sensitive" not in node.states():
            return None  # Not yet, perhaps.
        return True if act(node) else None
    until(query, attempt)
    return {}


def perform(query):
    """Does an action of something by the action's name, as a screen reader's menu of actions does."""
    def attempt():
        node = match(query)
        if node is None:
            return None
        names = [node.call("Action", "GetName", "(i)", i) for i in range(node.property("Action", "NActions"))]
        if query["action"] not in names:
            raise Failed(f"it has the actions {names}")
        return True if node.call("Action", "DoAction", "(i)", names.index(query["action"])) else None
    until(query, attempt)
    return {}


def insert(query):
    """Puts text into a field, at its end, or in place of what is there if `replace` is true."""
    def attempt():
        found = [node for node in matches(query) if "EditableText" in node.interfaces()]
        return found[int(query.get("index", 0))] if found else None
    node = until(query, attempt)
    words = query["text"]
    if query.get("replace"):
        node.call("EditableText", "SetTextContents", "(s)", words)
    else:
        # The length is in bytes, as the interface has it.
        end = node.property("Text", "CharacterCount")
        node.call("EditableText", "InsertText", "(isi)", end, words, len(words.encode()))
    return {}


def launch(query):
    apps[query["name"]] = App(query["command"], query.get("environment", {}), query["log"])
    until({**query, "app": query["name"]}, lambda: root(query["name"]))
    return {"pid": apps[query["name"]].process.pid}


def stop(query):
    process = apps[query["app"]].process
    process.send_signal(getattr(signal, query.get("signal", "SIGTERM")))
    try:
        status = process.wait(timeout=float(query.get("timeout", 10)))
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise Failed("it did not end by itself")
    return {"status": status}


def gone(query):
    until(query, lambda: True if not matches(query) else None)
    return {}


def count(query):
    """Waits until there are exactly so many."""
    until(query, lambda: True if len(matches(query)) == int(query["count"]) else None)
    return {}


def texts(query):
    """What all that fit say, from the top of the screen to its bottom."""
    placed = []
    for node in matches(query):
        x, y, _, _ = node.call("Component", "GetExtents", "(u)", 0)
        placed.append((y, x, describe(node)))
    return {"all": [said for _, _, said in sorted(placed, key=lambda found: found[:2])]}


def dump(query):
    def tree(node, depth):
        d = describe(node)
        words = f"{'  ' * depth}{d['role']} {d['name']!r}"
        if d["text"] and d["text"] != d["name"]:
            words += f" text {d['text']!r}"
        if d["description"]:
            words += f" ({d['description']})"
        yield words
        for child in node.children():
            yield from tree(child, depth + 1)
    return {"tree": "\n".join(tree(root(query["app"]), 0))}


def windows_of(pid):
    return desktop.windows_of(pid)


def window_of(query):
    windows = windows_of(apps[query["app"]].process.pid)
    if not windows:
        raise Failed("it has no window")
    return windows[0]


def extents(query):
    """Where something is on the display, as soon as it is there."""
    def attempt():
        return match(query)
    return until(query, attempt).call("Component", "GetExtents", "(u)", 0)


def middle(query):
    x, y, width, height = extents(query)
    return x + width // 2, y + height // 2


def place_of(query):
    return dict(zip(("x", "y", "width", "height"), extents(query)))


def picture(query):
    """A PNG of the app's window, or of the whole screen."""
    target = "root"
    if query.get("app"):
        windows = windows_of(apps[query["app"]].process.pid)
        if windows:
            target = windows[-1]
    subprocess.run(["import", "-silent", "-window", target, query["path"]], check=True, timeout=20)
    return {}


def settle(query):
    """A picture of the screen once two in a row are the same; as it is after the time, if it never stands still."""
    previous = None

    def attempt():
        nonlocal previous
        shot = subprocess.run(["import", "-silent", "-window", "root", "rgb:-"], capture_output=True, check=True).stdout
        same, previous = shot == previous, shot
        return True if same else None

    try:
        until(query, attempt)
    except Failed:
        pass  # Something turns: a message on its way does.
    return picture(query)


def place(query):
    """Moves an app's window: without a window manager all open at the same place."""
    def attempt():
        windows = windows_of(apps[query["app"]].process.pid)
        return windows[-1] if windows else None
    window = until(query, attempt)
    subprocess.run(["xdotool", "windowmove", "--sync", window, str(query["x"]), str(query["y"])], timeout=5)
    return {}


def key(query):
    """Presses a key in an app's window, by X's own name for it."""
    window = window_of(query)
    desktop.focus(window)
    subprocess.run(["xdotool", "key", "--window", window, query["key"]], check=True, timeout=10)
    return {}


def focus(query):
    """Brings an app's window to the front: the others are then in the background."""
    desktop.focus(window_of(query))
    return {}


def paste(query):
    """Presses Control and V in a field, as the keyboard does."""
    desktop.focus(window_of(query))
    node = until(query, lambda: (matches(query) or [None])[0])
    node.call("Component", "GrabFocus")
    until(query, lambda: True if "focused" in node.states() else None)
    subprocess.run(["xdotool", "key", "ctrl+v"], check=True, timeout=10)
    return {}


def wheel(query):
    x, y = middle(query)
    desktop.wheel(x, y, int(query["notches"]))
    return {}


def drag(query):
    """Drags files onto something, and holds them there."""
    x, y = middle(query)
    desktop.drag(query["paths"], x, y)
    return {}


def drop(query):
    desktop.drop()
    return {}


def copy(query):
    desktop.copy(query["paths"] if "paths" in query else [query["text"]])
    return {}


def pasted(query):
    """Waits until the clipboard has a text: copying takes the desktop a moment."""
    until(query, lambda: True if desktop.pasted() == query["text"] else None)
    return {}


def choose(query):
    """Answers the chooser of files, again while it is still filling its list."""
    process = apps[query["app"]].process
    until(query, lambda: desktop.chooser(process.pid))

    def answered():
        window = desktop.chooser(process.pid)
        if window is None:
            return True
        desktop.wait_until_painted(window)
        desktop.answer(window, query["path"], bool(query.get("saves")))
        deadline = time.monotonic() + 4
        while desktop.chooser(process.pid) and time.monotonic() < deadline:
            time.sleep(STEP)
        return None
    until(query, answered)
    return {}


def file(query):
    """Waits until a file has something in it."""
    until(query, lambda: True if os.path.exists(query["path"]) and os.path.getsize(query["path"]) > 0 else None)
    return {}


def scale(query):
    desktop.set_text_scale(int(query["count"]))
    return {}


def ended(query):
    return {"ended": apps[query["app"]].process.poll() is not None}


DEEDS = {
    "launch": launch, "stop": stop, "press": press, "perform": perform, "insert": insert, "gone": gone, "count": count, "texts": texts,
    "dump": dump, "picture": picture, "key": key, "place": place, "settle": settle, "ended": ended, "find": find,
    "focus": focus, "paste": paste, "wheel": wheel, "drag": drag, "drop": drop, "copy": copy, "pasted": pasted,
    "choose": choose, "file": file, "scale": scale, "place of": place_of,
}


def main():
    Node.connect()
    for line in sys.stdin:
        try:
            query = json.loads(line)
            reply = {"ok": True, **DEEDS[query["do"]](query)}
        except Failed as error:
            reply = {"ok": False, "error": str(error)}
        except Exception as error:  # The test is told, whatever it was.
            reply = {"ok": False, "error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply, ensure_ascii=False), flush=True)
    desktop.end(desktop.copied)
    desktop.end(desktop.dragged)
    for app in apps.values():
        if app.process.poll() is None:
            app.process.terminate()
            try:
                app.process.wait(5)
            except subprocess.TimeoutExpired:
                app.process.kill()


if __name__ == "__main__":
    main()
