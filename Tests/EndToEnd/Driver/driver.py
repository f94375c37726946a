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
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# Debian 12's library calls its own only way of asking deprecated.
warnings.simplefilter("ignore", DeprecationWarning)

STEP = 0.05
ROLE_ALIASES = {"button": {"push button", "button"}, "text": {"text", "entry", "text box"}}


class Failed(Exception):
    """What was asked for did not come about."""


class App:
    def __init__(self, command, environment, log):
        with open(log, "ab") as output:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env={**os.environ, **environment})


apps = {}


def pump():
    """Lets the accessibility library take in what came over the bus."""
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def root(name):
    """The app's node on the accessibility bus."""
    process = apps[name].process
    if process.poll() is not None:
        raise Failed(f"{name} has ended with status {process.returncode}")
    for node in children(Atspi.get_desktop(0)):
        try:
            if node.get_process_id() == process.pid:
                # What is cached here would be yesterday's news.
                node.set_cache_mask(Atspi.Cache.NONE)
                node.clear_cache()
                return node
        except GLib.Error:
            continue  # It went away while being asked.
    raise Failed(f"{name} is not on the accessibility bus")


def text_of(node):
    try:
        if node.get_text_iface() is not None:
            return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))
    except GLib.Error:
        pass
    return ""


def value_of(node):
    try:
        if node.get_value_iface() is not None:
            return Atspi.Value.get_current_value(node)
    except GLib.Error:
        pass
    return None


def is_showing(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.SHOWING) or states.contains(Atspi.StateType.VISIBLE)


def describe(node):
    states = [s.value_nick for s in node.get_state_set().get_states()]
    return {
        "role": node.get_role_name(), "name": node.get_name() or "", "description": node.get_description() or "",
        "text": text_of(node), "states": states,
    }


def fits(node, query):
    role = query.get("role")
    if role is not None and node.get_role_name() not in ROLE_ALIASES.get(role, {role}):
        return False
    if query.get("name") is not None and (node.get_name() or "") != query["name"]:
        return False
    if query.get("pattern") is not None and not re.search(query["pattern"], node.get_name() or ""):
        return False
    has = query.get("has")
    if has is not None:
        said = [node.get_name() or "", node.get_description() or "", text_of(node)]
        if not any(has in words for words in said):
            return False
    return True


def walk(node, hidden):
    """The node and everything under it, in reading order; what is not showing is left out with all its own."""
    yield node
    for child in children(node):
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


def until(query, attempt):
    """Tries until `attempt` gives something, or the deadline; then says what there was instead."""
    deadline = time.monotonic() + float(query.get("timeout", 10))
    while True:
        pump()
        reason = None
        try:
            result = attempt()
            if result is not None:
                return result
        except (GLib.Error, Failed) as error:
            reason = str(error)
            if "has ended" in reason:
                raise Failed(reason)
        if time.monotonic() > deadline:
            wanted = {k: v for k, v in query.items() if k not in ("do", "timeout")}
            raise Failed(f"not within the time: {json.dumps(wanted, ensure_ascii=False)}" + (f" ({reason})" if reason else ""))
        time.sleep(STEP)


def find(query):
    def attempt():
        found = matches(query)
        index = int(query.get("index", 0))
        return found[index] if -len(found) <= index < len(found) else None
    return until(query, attempt)


def act(node):
    """Does what a screen reader's press does."""
    if node.get_action_iface() is not None:
        names = [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]
        for wanted in ("click", "press", "activate", "clicked"):
            if wanted in names:
                return Atspi.Action.do_action(node, names.index(wanted))
        if names:
            return Atspi.Action.do_action(node, 0)
    return False


def press(query):
    def attempt():
        found = matches(query)
        index = int(query.get("index", 0))
        if not -len(found) <= index < len(found):
            return None
        node = found[index]
        if not node.get_state_set().contains(Atspi.StateType.SENSITIVE):
            return None  # Not yet, perhaps.
        return True if act(node) else None
    until(query, attempt)
    return {}


def insert(query):
    """Puts text into a field, at its end, or in place of what is there if `replace` is true."""
    node = find(query)
    words = query["text"]
    if node.get_editable_text_iface() is None:
        raise Failed("it takes no text")
    if query.get("replace"):
        Atspi.EditableText.set_text_contents(node, words)
    else:
        end = Atspi.Text.get_character_count(node)
        # The length is in bytes, as the interface has it.
        Atspi.EditableText.insert_text(node, end, words, len(words.encode()))
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
    """What all that fit say, in reading order."""
    pump()
    return {"all": [describe(node) for node in matches(query)]}


def dump(query):
    pump()
    def tree(node, depth):
        d = describe(node)
        words = f"{'  ' * depth}{d['role']} {d['name']!r}"
        if d["text"] and d["text"] != d["name"]:
            words += f" text {d['text']!r}"
        if d["description"]:
            words += f" ({d['description']})"
        yield words
        for child in children(node):
            yield from tree(child, depth + 1)
    return {"tree": "\n".join(tree(root(query["app"]), 0))}


def windows_of(pid):
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(pid)], capture_output=True, text=True).stdout.split()
    return found


def picture(query):
    """A PNG of the app's window, or of the whole screen."""
    target = "root"
    if query.get("app"):
        windows = windows_of(apps[query["app"]].process.pid)
        if windows:
            target = windows[-1]
    subprocess.run(["import", "-silent", "-window", target, query["path"]], check=True, timeout=20)
    return {}


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
    windows = windows_of(apps[query["app"]].process.pid)
    if not windows:
        raise Failed("it has no window")
    subprocess.run(["xdotool", "windowfocus", "--sync", windows[-1]], timeout=10)
    subprocess.run(["xdotool", "key", "--window", windows[-1], query["key"]], check=True, timeout=10)
    return {}


def ended(query):
    return {"ended": apps[query["app"]].process.poll() is not None}


DEEDS = {
    "launch": launch, "stop": stop, "press": press, "insert": insert, "gone": gone, "count": count, "texts": texts,
    "dump": dump, "picture": picture, "key": key, "place": place, "ended": ended, "find": lambda query: describe(find(query)),
}


def main():
    Atspi.init()
    Atspi.set_timeout(2000, 10000)
    for line in sys.stdin:
        try:
            query = json.loads(line)
            reply = {"ok": True, **DEEDS[query["do"]](query)}
        except Failed as error:
            reply = {"ok": False, "error": str(error)}
        except Exception as error:  # The test is told, whatever it was.
            reply = {"ok": False, "error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply, ensure_ascii=False), flush=True)
    for app in apps.values():
        if app.process.poll() is None:
            app.process.terminate()
            try:
                app.process.wait(5)
            except subprocess.TimeoutExpired:
                app.process.kill()


if __name__ == "__main__":
    main()
