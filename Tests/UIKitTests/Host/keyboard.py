"""Works the probe's window by the keyboard alone, and opens the chooser of emoji.

Started with the probe's path inside of a session bus and a virtual display.
"""

import os
import subprocess
import sys
import threading
import time

DEADLINE = 20
lines = []


def run(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def picture(name):
    folder = os.environ.get("ROOST_PICTURES")
    if folder:
        run("import", "-window", "root", os.path.join(folder, "desktop-%s.png" % name))


def until(what, condition):
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        result = condition()
        if result:
            print("ok", what, flush=True)
            return result
        time.sleep(0.02)
    print("not seen:", what, "in", lines, flush=True)
    picture("keyboard-failed")
    sys.exit(1)


def read(stream):
    for line in stream:
        lines.append(line.rstrip("\n"))


def key(*names):
    for name in names:
        run("xdotool", "key", name)


def pixel(x, y):
    crop = "1x1+%d+%d" % (x, y)
    data = subprocess.run(
        ["import", "-window", "root", "-crop", crop, "-depth", "8", "rgb:-"], capture_output=True).stdout
    return tuple(data[:3])


def surfaces():
    """How many windows the display has: choosers and menus of the toolkit are some of their own."""
    return len(run("xwininfo", "-root", "-tree").splitlines())


def is_chosen():
    return any(line.startswith("text typed") and any(ord(each) > 0x1F000 for each in line) for line in lines)


def main():
    probe = subprocess.Popen([sys.argv[1], "desktop"], stdout=subprocess.PIPE, text=True)
    threading.Thread(target=read, args=(probe.stdout,), daemon=True).start()
    try:
        steps()
    finally:
        probe.terminate()
        probe.wait()


def steps():
    until("the window is open", lambda: "ready" in lines and run("xdotool", "search", "--name", "Probe"))
    run("xdotool", "mousemove", "300", "600")
    until("the button is painted", lambda: pixel(20, 36) == (0, 122, 255))

    # Open, Copy, Photos, Notify, Save, Quit, and the text.
    key("Tab", "Tab")
    until("a ring is around the second button", lambda: pixel(198, 36) == (0, 122, 255))
    picture("ring")
    key("Return")
    until("Return presses it", lambda: "copied picture" in lines)
    key("shift+Tab")
    until("the ring goes back", lambda: pixel(198, 36) != (0, 122, 255) and pixel(14, 36) == (0, 122, 255))
    key("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
    run("xdotool", "type", "typed")
    until("Tab comes to the text, and typing writes", lambda: "text typed" in lines)
    key("Escape")

    before = surfaces()
    key("ctrl+period")
    until("Ctrl and the full stop open the emoji", lambda: surfaces() > before)
    picture("emoji")
    run("xdotool", "type", "grinning face")
    for keys in (("Return",), ("Down", "Return"), ("Tab", "Return")):
        end = time.monotonic() + 2
        key(*keys)
        while not is_chosen() and time.monotonic() < end:
            time.sleep(0.05)
        if is_chosen():
            break
    until("what is chosen is typed", is_chosen)

    key("Tab")
    until("Tab leaves the text", lambda: pixel(14, 36) == (0, 122, 255))
    run("xdotool", "mousemove", "100", "500", "click", "3")
    until("the second button shows a menu", lambda: pixel(150, 520) != (255, 255, 255) or "menu" in lines)
    picture("menu")
    key("Down", "Return")
    until("which is chosen from by keys", lambda: "chose First" in lines)


main()
