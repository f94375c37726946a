"""Copies in one program and pastes in the other, both ways, through the desktop's clipboard.

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
    print("not seen:", what, "in", lines, flush=True)
    sys.exit(1)


def read(stream):
    for line in stream:
        lines.append(line.rstrip("\n"))


def click(x, y):
    run("xdotool", "mousemove", str(x), str(y), "click", "1")


class Copied:
    """Something is on the clipboard, by another program."""

    def __init__(self, *arguments):
        self.count = sum(line.startswith("clipboard") for line in lines)
        self.process = subprocess.Popen(
            [sys.executable, other, "copy", *arguments], stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()

    def __enter__(self):
        until("the program hears of it", lambda: sum(l.startswith("clipboard") for l in lines) > self.count)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def press(last, key, text_y=300):
    click(100, text_y)
    run("xdotool", "key", key)
    until(last, lambda: any(line.startswith(last) for line in lines))


def main():
    with tempfile.TemporaryDirectory() as folder:
        probe = subprocess.Popen([sys.argv[1], "desktop"], stdout=subprocess.PIPE, text=True)
        threading.Thread(target=read, args=(probe.stdout,), daemon=True).start()
        try:
            steps(folder)
        finally:
            probe.terminate()
            probe.wait()


def steps(folder):
    picture = os.path.join(folder, "red.png")
    subprocess.run(["convert", "-size", "16x8", "xc:red", picture], check=True)
    document = os.path.join(folder, "a report.pdf")
    with open(document, "w") as file:
        file.write("%PDF-1.4")
    until("the window is open", lambda: "ready" in lines and run("xdotool", "search", "--name", "Probe"))

    with Copied("Hello", "Łę"):
        press("text Hello Łę", "ctrl+v")
    with Copied(picture):
        press("pasted picture 16x8", "ctrl+v")
        press("pasted picture 16x8", "shift+Insert")
    with Copied(document, picture):
        press("pasted file a report.pdf pasted file red.png", "ctrl+v")

    # Copied here, pasted there.
    click(250, 36)
    until("the probe has copied a picture", lambda: "copied picture" in lines)
    data = subprocess.run([sys.executable, other, "paste", "image/png"], capture_output=True).stdout
    until("another program pastes it", lambda: data.startswith(b"\x89PNG"))
    click(100, 300)
    run("xdotool", "key", "ctrl+a")
    run("xdotool", "key", "ctrl+c")
    until("the text is on the clipboard", lambda: lines[-1].startswith("clipboard text"))
    text = run(sys.executable, other, "paste", "text/plain;charset=utf-8")
    until("another program pastes the text", lambda: text == "Hello Łę")


main()
