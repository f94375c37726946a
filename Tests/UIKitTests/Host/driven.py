"""Uses the probe's window with a pointer and a keyboard, and looks at its pixels.

Started with the probe's path inside of a session bus and a virtual display.
GDK_SCALE is the number of pixels a point.
"""

import os
import subprocess
import sys
import threading
import time

DEADLINE = 20
scale = int(os.environ.get("GDK_SCALE", "1"))
lines = []


def run(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def until(what, condition):
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        result = condition()
        if result:
            print("ok", what, flush=True)
            return result
        time.sleep(0.02)
    print("not seen:", what, "in", lines, flush=True)
    sys.exit(1)


def read(stream):
    for line in stream:
        lines.append(line.rstrip("\n"))


def move(x, y):
    run("xdotool", "mousemove", str(x * scale), str(y * scale))


def click(x, y, button="1"):
    move(x, y)
    run("xdotool", "click", button)


def pixel(x, y):
    """The colour at a point, as red, green and blue."""
    crop = "1x1+%d+%d" % (x * scale, y * scale)
    data = subprocess.run(
        ["import", "-window", "root", "-crop", crop, "-depth", "8", "rgb:-"], capture_output=True).stdout
    return tuple(data[:3])


def shows(color):
    """Whether any point of the screen has a colour."""
    data = subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], capture_output=True).stdout
    wanted = bytes(color)
    return any(data[place:place + 3] == wanted for place in range(0, len(data) - 2, 3))


def type_text(text):
    run("xdotool", "type", "--delay", "5", text)


def main():
    probe = subprocess.Popen([sys.argv[1], "window"], stdout=subprocess.PIPE, text=True)
    threading.Thread(target=read, args=(probe.stdout,), daemon=True).start()
    try:
        steps()
    finally:
        probe.terminate()
        probe.wait()


def steps():
    until("the window is open", lambda: "ready" in lines and run("xdotool", "search", "--name", "Probe"))
    if os.environ.get("GTK_THEME", "").endswith(":dark"):
        until("the background is dark", lambda: pixel(5, 600) == (0, 0, 0))
        until("and the colours are the dark ones", lambda: pixel(30, 400) == (64, 203, 224))
        return
    until("the button is painted", lambda: pixel(20, 76) == (0, 122, 255))
    until("the box is painted", lambda: pixel(30, 400) == (48, 176, 199))

    click(100, 76)
    until("a click presses", lambda: "pressed 1" in lines)
    click(195, 128)
    until("a click switches", lambda: "switch true" in lines)
    until("and the switch turns green", lambda: pixel(176, 127) == (52, 199, 89))

    click(100, 180)
    until("a field takes the keys", lambda: type_text("a") or any(l.startswith("field ") for l in lines))
    type_text("na")
    until("a field takes text", lambda: any(l.startswith("field a") and l.endswith("ana") for l in lines))
    run("xdotool", "key", "ctrl+a")
    run("xdotool", "key", "ctrl+c")

    click(100, 260)
    until("a text takes the keys", lambda: "begin" in lines)
    run("xdotool", "key", "ctrl+v")
    until("what was copied is pasted", lambda: any(l.startswith("text a") and l.endswith("ana") for l in lines))
    type_text(" two")
    until("typing goes on", lambda: any(l.startswith("text a") and l.endswith("ana two") for l in lines))
    until("a part of an edited text has looks of its own", lambda: shows((255, 0, 255)))
    run("xdotool", "key", "ctrl+z")
    until("undo takes back", lambda: lines[-1].startswith("text a") and not lines[-1].endswith("two"))
    run("xdotool", "key", "Return")
    until("Return sends", lambda: any(l.startswith("send a") for l in lines))
    # The simple input method composes a character by its number; Return ends that, and only that.
    run("xdotool", "key", "ctrl+shift+u")
    type_text("e9")
    before = list(lines)
    run("xdotool", "key", "Return")
    until("Return ends a composition", lambda: lines[-1] == "text é")
    until("and does not send it", lambda: not any(l.startswith("send") for l in lines[len(before):]))
    run("xdotool", "key", "Return")
    until("the next one does", lambda: "send é" in lines)
    run("xdotool", "key", "ctrl+f")
    until("a key command", lambda: "find" in lines)
    run("xdotool", "key", "Escape")
    until("Escape leaves the text", lambda: "escape" in lines and "end" in lines)

    click(100, 400)
    until("a click taps", lambda: "tap" in lines)
    click(100, 400, "3")
    until("the second button presses long", lambda: "long press" in lines)
    move(100, 400)
    run("xdotool", "mousedown", "1")
    for x in (120, 150, 200):
        move(x, 400)
    run("xdotool", "mouseup", "1")
    until("a drag pans", lambda: "pan 100" in lines)


main()
