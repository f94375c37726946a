"""What a person does on the desktop around an app: the pointer, the keyboard, the clipboard, drags, file choosers.

The display has no window manager, so the window that gets the keys is said
each time.
"""

import pathlib
import subprocess
import sys
import time

# Another program of the desktop, that copies, pastes and offers what is dragged.
OTHER = str(pathlib.Path(__file__).resolve().parents[2] / "UIKitTests" / "Host" / "other.py")

copied = None
dragged = None


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=20).stdout


def windows_of(pid):
    return run("xdotool", "search", "--onlyvisible", "--pid", str(pid)).split()


def focus(window):
    run("xdotool", "windowfocus", "--sync", window)


def move(x, y):
    run("xdotool", "mousemove", str(x), str(y))


def wheel(x, y, notches):
    """Turns the wheel: upwards if there are fewer than no notches."""
    move(x, y)
    run("xdotool", "click", "--repeat", str(abs(notches)), "--delay", "10", "4" if notches < 0 else "5")


# The clipboard

def copy(content, kind="copy"):
    """Has another program copy a text, a picture or files; it keeps them until the next copy."""
    global copied
    end(copied)
    copied = subprocess.Popen([sys.executable, OTHER, kind, *content], stdout=subprocess.PIPE, text=True)
    copied.stdout.readline()


def pasted():
    """What another program pastes as text."""
    return run(sys.executable, OTHER, "paste", "text/plain;charset=utf-8")


# Drags

def drag(paths, x, y):
    """Takes files from another program's window and holds them at a point."""
    global dragged
    dragged = subprocess.Popen([sys.executable, OTHER, "drag", *paths], stdout=subprocess.PIPE, text=True)
    dragged.stdout.readline()
    windows = run("xdotool", "search", "--sync", "--onlyvisible", "--pid", str(dragged.pid)).split()
    left, top = place_of_drags()
    for window in windows:
        run("xdotool", "windowmove", "--sync", window, str(left), str(top))
    start_x, start_y = left + 100, top + 100
    move(start_x, start_y)
    run("xdotool", "mousedown", "1")
    # Beyond the distance from which on it is a drag.
    for step in range(1, 6):
        move(start_x - step * 4, start_y + step)
    dragged.stdout.readline()
    for step in range(1, 11):
        move(start_x + (x - start_x) * step // 10, start_y + (y - start_y) * step // 10)
        time.sleep(0.02)


def place_of_drags():
    """The upper right corner of the display."""
    width = int(run("xdotool", "getdisplaygeometry").split()[0])
    return width - 210, 10


def drop():
    """Lets go of what is held, and ends the other program when it has been told."""
    global dragged
    run("xdotool", "mouseup", "1")
    dragged.stdout.readline()
    end(dragged)
    dragged = None


def end(process):
    if process and process.poll() is None:
        process.terminate()
        process.wait()


# The file chooser, which says nothing to assistive tools (GTK 4.8)

def chooser(pid):
    """Its window: it has the program's name for its title, which the app's own has not."""
    found = run("xdotool", "search", "--all", "--onlyvisible", "--pid", str(pid), "--name", "^Demo$").split()
    return found[0] if found else None


def answer(window, path, saves):
    """Gives it a path. What opens asks for one when a path is begun; what saves has a field for it.

    It is pasted: typed letter by letter it has the chooser list every folder on the way.
    """
    copy([path], "text")
    focus(window)
    run("xdotool", "mousemove", "--window", window, "300", "200")
    if not saves:
        run("xdotool", "key", "slash")
    run("xdotool", "key", "ctrl+a")
    run("xdotool", "key", "ctrl+v")
    wait_until_painted(window)
    run("xdotool", "key", "Return")


def wait_until_painted(window):
    """Waits until a window stands still: what is typed into a chooser that is still filling its list goes astray."""
    previous = None
    for _ in range(12):
        shot = subprocess.run(["import", "-silent", "-window", window, "rgb:-"], capture_output=True).stdout
        if shot and shot == previous:
            return
        previous = shot
        time.sleep(0.15)


def set_text_scale(percent):
    """Sets the size of text for the programs that are started from now on."""
    run("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", f"Xft.dpi:\t{96 * percent // 100}\n")
