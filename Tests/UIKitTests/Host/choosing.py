"""Chooses and saves files with the desktop's real chooser, by pointer and keyboard.

Started with the probe's path inside of a session bus and a virtual display.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time

DEADLINE = 20
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
    subprocess.run(["import", "-window", "root", os.environ.get("ROOST_PICTURES", "/tmp") + "/choosing.png"])
    sys.exit(1)


def read(stream):
    for line in stream:
        lines.append(line.rstrip("\n"))


def click(x, y):
    run("xdotool", "mousemove", str(x), str(y), "click", "1")


def dialog():
    """The chooser's window, which has the program's name."""
    found = run("xdotool", "search", "--onlyvisible", "--name", "^UIKitProbe$").split()
    return found[0] if found else None


def answer(*keys):
    """Types into the chooser: its window gets the keys where the pointer is."""
    window = until("the chooser is open", dialog)
    run("xdotool", "mousemove", "--window", window, "300", "200")
    for key in keys:
        if key in ("Return", "Escape", "ctrl+a"):
            run("xdotool", "key", key)
        else:
            run("xdotool", "type", "--delay", "5", key)
    picture("chooser")


def picture(name):
    folder = os.environ.get("ROOST_PICTURES")
    if folder:
        run("import", "-window", "root", os.path.join(folder, "desktop-%s.png" % name))


def main():
    with tempfile.TemporaryDirectory() as folder:
        probe = subprocess.Popen([sys.argv[1], "desktop"], stdout=subprocess.PIPE, text=True)
        threading.Thread(target=read, args=(probe.stdout,), daemon=True).start()
        try:
            steps(folder)
        finally:
            probe.terminate()
            probe.wait()


def typed_until(what, *keys):
    """Answers the chooser, again while it is still filling its list."""
    def answered():
        if dialog():
            answer(*keys)
            end = time.monotonic() + 2
            while dialog() and time.monotonic() < end:
                time.sleep(0.02)
        return what in lines
    until(what, answered)


def steps(folder):
    chosen = os.path.join(folder, "chosen.txt")
    with open(chosen, "w") as file:
        file.write("chosen")
    until("the window is open", lambda: "ready" in lines and run("xdotool", "search", "--name", "Probe"))
    click(96, 36)
    until("the chooser opens", dialog)
    typed_until("picked " + chosen, "/", "ctrl+a", chosen, "Return")
    until("and is gone", lambda: not dialog())

    click(96, 36)
    until("the chooser opens again", dialog)
    typed_until("cancelled", "Escape")
    until("it is gone again", lambda: not dialog())

    picture_file = os.path.join(folder, "cat.png")
    subprocess.run(["convert", "-size", "8x8", "xc:red", picture_file], check=True)
    click(96, 86)
    until("the chooser of pictures opens", dialog)
    typed_until("photos cat", "/", "ctrl+a", picture_file, "Return")
    until("and is gone too", lambda: not dialog())

    target = os.path.join(folder, "target.txt")
    click(96, 136)
    until("the chooser for saving opens", dialog)
    typed_until("picked " + target, "ctrl+a", target, "Return")
    with open(target) as file:
        until("the file was written", lambda: file.read() == "saved")


main()
