"""Is the desktop for the probe: its notification service, its portal with light and dark, and its windows.

Started with the probe's path inside of a session bus and a virtual display.
"""

import os
import subprocess
import sys
import threading
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

DEADLINE = 20
lines = []
calls = []
badges = []
other = os.path.join(os.path.dirname(os.path.abspath(__file__)), "other.py")

NOTIFICATIONS = """
<node><interface name="org.freedesktop.Notifications">
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  <signal name="ActivationToken"><arg type="u"/><arg type="s"/></signal>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>
"""
PORTAL = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""


def until(what, condition):
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        result = condition()
        if result:
            print("ok", what, flush=True)
            return result
        time.sleep(0.02)
    print("not seen:", what, "in", lines, calls, flush=True)
    subprocess.run(["import", "-window", "root", os.environ.get("ROOST_PICTURES", "/tmp") + "/notifying.png"])
    os._exit(1)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def read(stream):
    for line in stream:
        lines.append(line.rstrip("\n"))


def click(x, y):
    run("xdotool", "mousemove", str(x), str(y), "click", "1")


def pixel(x, y):
    crop = "1x1+%d+%d" % (x, y)
    data = subprocess.run(
        ["import", "-window", "root", "-crop", crop, "-depth", "8", "rgb:-"], capture_output=True).stdout
    return tuple(data[:3])


class Desktop:
    """The services, on a loop of their own."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.publish(NOTIFICATIONS, "/org/freedesktop/Notifications", "org.freedesktop.Notifications", self.notified)
        self.publish(PORTAL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Desktop", self.settings)
        self.bus.signal_subscribe(
            None, "com.canonical.Unity.LauncherEntry", "Update", None, None, Gio.DBusSignalFlags.NONE,
            lambda *signal: badges.append(signal[5].unpack()))
        threading.Thread(target=GLib.MainLoop().run, daemon=True).start()

    def publish(self, xml, path, name, handler):
        interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
        self.bus.register_object(path, interface, handler, None, None)
        Gio.bus_own_name_on_connection(self.bus, name, Gio.BusNameOwnerFlags.NONE, None, None)

    def notified(self, bus, sender, path, interface, method, parameters, invocation):
        calls.append((method, parameters.unpack()))
        answers = {
            "GetCapabilities": GLib.Variant("(as)", (["actions", "body", "body-markup"],)),
            "Notify": GLib.Variant("(u)", (len(calls) + 40,)),
        }
        invocation.return_value(answers.get(method))

    def settings(self, bus, sender, path, interface, method, parameters, invocation):
        invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", 2)),)))

    def emit(self, path, interface, signal, value):
        self.bus.emit_signal(None, path, interface, signal, value)

    def press(self, number):
        for signal, value in (("ActivationToken", "token_TIME0"), ("ActionInvoked", "default")):
            self.emit("/org/freedesktop/Notifications", "org.freedesktop.Notifications", signal,
                      GLib.Variant("(us)", (number, value)))

    def set_scheme(self, scheme):
        value = GLib.Variant("(ssv)", ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", scheme)))
        self.emit("/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged", value)


def start(arguments):
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
    threading.Thread(target=read, args=(process.stdout,), daemon=True).start()
    return process


def notify(number):
    """The call with which the probe shows a notification, and its number."""
    found = [(index + 41, call[1]) for index, call in enumerate(calls) if call[0] == "Notify"]
    return found[number] if len(found) > number else None


def main():
    desktop = Desktop()
    probe = start([sys.argv[1], "desktop"])
    source = None
    try:
        until("the window is open", lambda: "ready" in lines and run("xdotool", "search", "--name", "Probe"))
        steps(desktop)
        source = start([sys.executable, other, "drag", "text"])
        background(desktop)
        sizes(probe)
    finally:
        for process in filter(None, (probe, source)):
            process.terminate()
            process.wait()


def steps(desktop):
    until("light is light", lambda: pixel(380, 600) == (255, 255, 255))
    desktop.set_scheme(1)
    until("the desktop's dark is followed while running", lambda: pixel(380, 600) == (0, 0, 0))
    desktop.set_scheme(2)
    until("and its light again", lambda: pixel(380, 600) == (255, 255, 255))

    click(280, 86)
    until("in front the delegate is asked, and shows nothing", lambda: "asked" in lines)
    until("the number is on the icon", lambda: badges and badges[-1][1] == {"count": 3, "count-visible": True})
    until("for this program", lambda: badges[-1][0] == "application://UIKitProbe.desktop")
    assert notify(0) is None


def background(desktop):
    window = until("another window is open", lambda: run("xdotool", "search", "--name", "^Other$").split())[0]
    until("which has the keys now", lambda: "resigned" in lines)
    number, call = until("the notification is shown", lambda: notify(0))
    until("with its text, which is no markup", lambda: call[3] == "Ana" and call[4] == "a &lt;b&gt; &amp; c")
    until("and the program's names", lambda: call[0] == "UIKitProbe" and call[6]["desktop-entry"] == "UIKitProbe")
    # The other window lies over the probe's; pressing the notification brings the probe before it.
    run("xdotool", "windowmove", window, "0", "0")
    until("the other window covers the probe", lambda: pixel(96, 36) != (0, 122, 255))
    desktop.press(number)
    until("the delegate is told", lambda: "response com.apple.UNNotificationDefaultActionIdentifier later" in lines)
    until("the window is before the others", lambda: pixel(30, 36) == (0, 122, 255))
    until("the notification is taken away", lambda: ("CloseNotification", (number,)) in calls)


def sizes(probe):
    """The size is kept from one start to the next."""
    window = run("xdotool", "search", "--name", "^Probe$").split()[0]
    run("xdotool", "windowsize", window, "500", "600")
    until("the window has another size", lambda: "size 500x600" in lines)
    click(280, 136)
    probe.wait()
    del lines[:]
    again = start([sys.argv[1], "desktop"])
    until("the next start has it, too", lambda: "size 500x600" in lines)
    window = until("it is open", lambda: run("xdotool", "search", "--name", "^Probe$").split())[0]
    run("xdotool", "windowsize", window, "100", "100")
    until("it never gets smaller than the least", lambda: "size 360x300" in lines)
    again.terminate()
    again.wait()


main()
