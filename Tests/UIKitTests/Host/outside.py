"""Uses the probe's window as an assistive tool would: over the accessibility bus.

Started with the probe's path inside of a session bus and a virtual display.
Prints a line a step; leaves with 1 at the first that does not come true.
"""

import subprocess
import sys
import threading
import time

import pyatspi

DEADLINE = 20


def until(what, condition):
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        result = None
        try:
            result = condition()
        except Exception as error:  # The object may be gone while it is asked.
            result = None
        if result:
            print("ok", what, flush=True)
            return result
        time.sleep(0.02)
    print("not seen:", what, flush=True)
    sys.exit(1)


lines = []


def read(stream):
    for line in stream:
        lines.append(line.rstrip("\n"))


def walk(node):
    yield node
    for child in node:
        if child is not None:
            yield from walk(child)


def application():
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == "UIKitProbe":
            return app


def find(role, name):
    app = application()
    return next((n for n in walk(app) if n.getRoleName() == role and n.name == name), None)


def identified(identifier):
    app = application()
    return next((n for n in walk(app) if "id:" + identifier in n.getAttributes()), None)


def perform(node, name):
    action = node.queryAction()
    for index in range(action.nActions):
        if action.getName(index) == name:
            return action.doAction(index)
    return False


announcements = []
renamed = []


def main():
    probe = subprocess.Popen([sys.argv[1], "window"], stdout=subprocess.PIPE, text=True)
    threading.Thread(target=read, args=(probe.stdout,), daemon=True).start()
    try:
        steps()
    finally:
        probe.terminate()
        probe.wait()


def listen():
    def heard(event):
        if event.type.startswith("object:announcement"):
            announcements.append(event.any_data)
        else:
            renamed.append(event.any_data)
        if announcements and renamed:
            pyatspi.Registry.stop()

    pyatspi.Registry.registerEventListener(heard, "object:announcement", "object:property-change:accessible-name")
    late = threading.Timer(DEADLINE, pyatspi.Registry.stop)
    late.start()
    return late


def steps():
    until("the window is on the bus", lambda: find("frame", "Probe"))
    count = until("a label is read by its identifier", lambda: identified("count"))
    until("with its text as name", lambda: count.name == "Pressed 0 times")
    button = until("a button by role and name", lambda: find("push button", "Press me"))

    late = listen()
    threading.Timer(0.2, perform, (button, "press")).start()
    pyatspi.Registry.start()  # Runs until the two events below have come.
    late.cancel()
    until("the press is announced", lambda: "Pressed 1 times" in announcements)
    until("the new name is told", lambda: "Pressed 1 times" in renamed)
    until("the press reached the program", lambda: "pressed 1" in lines)
    until("the label shows it", lambda: identified("count").name == "Pressed 1 times")

    toggle = until("a switch", lambda: find("check box", "Sound"))
    until("is off", lambda: not toggle.getState().contains(pyatspi.STATE_CHECKED))
    perform(toggle, "press")
    until("and on after a press", lambda: toggle.getState().contains(pyatspi.STATE_CHECKED))

    field = until("a field by its placeholder", lambda: find("entry", "Name"))
    field.queryEditableText().setTextContents("Ana Łę😀")
    until("the field has the text", lambda: field.queryText().getText(0, -1) == "Ana Łę😀")
    until("the program was told", lambda: "field Ana Łę😀" in lines)
    until("its value says so", lambda: "valuetext:Ana Łę😀" in field.getAttributes())

    text = until("a text by its label", lambda: find("text", "Message"))
    text.queryComponent().grabFocus()
    until("the text has the keys", lambda: text.getState().contains(pyatspi.STATE_FOCUSED))
    until("the program began editing", lambda: "begin" in lines)
    text.queryEditableText().insertText(0, "Hello", 5)
    until("the text was inserted", lambda: text.queryText().getText(0, -1) == "Hello")
    text.queryEditableText().insertText(5, "\n", 1)
    until("Return sends", lambda: "send Hello" in lines)
    until("and empties the text", lambda: text.queryText().characterCount == 0)

    box = until("a view with gestures", lambda: find("panel", "Box"))
    perform(box, "press")
    until("a press taps", lambda: "tap" in lines)
    perform(box, "menu")
    until("its menu is a long press", lambda: "long press" in lines)
    frame = box.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    until("it is where the view is", lambda: (frame.x, frame.y, frame.width, frame.height) == (16, 340, 358, 120))


main()
