"""Drags files from another program's window onto the probe's, and looks at the frame around the target.

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
other_lines = []
other = os.path.join(os.path.dirname(os.path.abspath(__file__)), "other.py")


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
    print("not seen:", what, "in", lines, other_lines, flush=True)
    subprocess.run(["import", "-window", "root", os.environ.get("ROOST_PICTURES", "/tmp") + "/dropping.png"])
    sys.exit(1)


def read(stream, into):
    for line in stream:
        into.append(line.rstrip("\n"))


def picture(name):
    folder = os.environ.get("ROOST_PICTURES")
    if folder:
        run("import", "-window", "root", os.path.join(folder, "desktop-%s.png" % name))


def move(x, y):
    run("xdotool", "mousemove", str(x), str(y))


def pixel(x, y):
    crop = "1x1+%d+%d" % (x, y)
    data = subprocess.run(
        ["import", "-window", "root", "-crop", crop, "-depth", "8", "rgb:-"], capture_output=True).stdout
    return tuple(data[:3])


def start(arguments, into):
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
    threading.Thread(target=read, args=(process.stdout, into), daemon=True).start()
    return process


def drag(x, y):
    """Takes the other window's label by the pointer and brings it to a point."""
    other_lines[:] = [line for line in other_lines if not line.startswith("drag")]
    move(600, 200)
    run("xdotool", "mousedown", "1")
    for step in range(1, 6):
        move(600 - step * 4, 200 + step)
    until("the drag begins", lambda: "dragging" in other_lines)
    for step in range(1, 11):
        move(580 + (x - 580) * step // 10, 205 + (y - 205) * step // 10)
        time.sleep(0.03)


def main():
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.join(folder, name) for name in ("a report.pdf", "cat.png")]
        for file in files:
            with open(file, "w") as target:
                target.write("content")
        probe = start([sys.argv[1], "desktop"], lines)
        source = None
        try:
            until("the window is open", lambda: "ready" in lines and run("xdotool", "search", "--name", "Probe"))
            source = start([sys.executable, other, "drag", *files], other_lines)
            until("the other window is open", lambda: run("xdotool", "search", "--name", "^Other$").split())
            for window in run("xdotool", "search", "--name", "^Other$").split():
                run("xdotool", "windowmove", window, "500", "100")
            steps()
        finally:
            for process in filter(None, (probe, source)):
                process.terminate()
                process.wait()


def steps():
    before = pixel(200, 560)
    drag(200, 560)
    until("a frame is shown around what takes it", lambda: pixel(200, 560) != before)
    picture("drop")
    move(600, 600)
    until("it goes when the drag leaves", lambda: pixel(200, 560) == before)
    for step in range(1, 6):
        move(600 - step * 80, 560)
        time.sleep(0.03)
    until("and comes again", lambda: pixel(200, 560) != before)
    run("xdotool", "mouseup", "1")
    until("the files are taken", lambda: "pasted file a report.pdf pasted file cat.png" in lines)
    until("the other program is told", lambda: "dragged" in other_lines)
    until("the frame is gone", lambda: pixel(200, 560) == before)

    drag(100, 300)
    run("xdotool", "mouseup", "1")
    until("files over a text are files, not their names",
          lambda: lines.count("pasted file a report.pdf pasted file cat.png") == 2)


main()
