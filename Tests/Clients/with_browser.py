"""The socket and files, in headless Chromium.

A page logs in and sends over the browser's own WebSocket. Then files that would run a script are opened on the server's
own origin: a listener of the test's own hears each script that runs, and hears none of theirs.
"""

import http.server
import json
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

from server import BASE, PORT, SOCKET, login, rest
from websockets.sync.client import connect

HITS = []
HEARD = threading.Condition()


class Listener(http.server.BaseHTTPRequestHandler):
    pages = {}

    def do_GET(self):
        with HEARD:
            HITS.append(urllib.parse.unquote(self.path))
            HEARD.notify_all()
        kind, page = self.pages.get(self.path, ("text/plain", ""))
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(page.encode())

    def log_message(self, *_):
        pass


listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener)
threading.Thread(target=listener.serve_forever, daemon=True).start()
OWN = f"http://127.0.0.1:{listener.server_address[1]}"


def visit(path, until):
    """Opens one of the listener's pages; returns what was heard until all of `until` was, or a minute had passed."""
    HITS.clear()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             f"--user-data-dir={folder}", "--remote-debugging-port=0", OWN + path],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with HEARD:
                HEARD.wait_for(lambda: set(until) <= set(HITS), 60)
        finally:
            browser.kill()
            browser.wait()
    return list(HITS)


def socket():
    rest("POST", "/v3/users", {"user_id": "web", "nickname": "", "profile_url": ""})
    status, answer = rest("POST", "/v3/group_channels", {"user_ids": ["web"], "channel_url": "website"})
    assert status == 200, answer
    page = """
    <body><script>
    const socket = new WebSocket("ws://127.0.0.1:PORT/v3/socket", "roost.v1");
    const say = (text) => fetch("/" + encodeURIComponent(text));
    socket.onopen = () => socket.send(JSON.stringify({id: 1, method: "login", params:
        {app_id: "app", user_id: "web", protocol_version: 1, sdk_version: "test"}}));
    socket.onmessage = (frame) => {
        const answer = JSON.parse(frame.data);
        if (answer.id === 1) {
            say("protocol " + socket.protocol + " extensions [" + socket.extensions + "]");
            socket.send(JSON.stringify({id: 2, method: "message.send",
                params: {channel_url: "website", req_id: "r", message: "from the browser \\u{1F389}"}}));
        } else if (answer.id === 2) { say("sent " + (answer.result?.message.message ?? frame.data)); socket.close(1000); }
    };
    socket.onclose = (end) => say("closed " + end.code + " " + end.wasClean);
    </script></body>
    """.replace("PORT", str(PORT))
    Listener.pages["/socket"] = ("text/html", page)
    expected = ["/protocol roost.v1 extensions []", "/sent from the browser 🎉", "/closed 1000 true"]
    heard = visit("/socket", until=expected)
    assert set(expected) <= set(heard), heard


def hostile(kind):
    """Files that run a script, each of which tells the listener `/ran-<kind>-<ending>`."""
    script = f'new Image().src="{OWN}/ran-{kind}-%s"; document.title="ran"'
    return {
        "a.html": ("text/html", "<html><body><script>" + script % "html" + "</script></body></html>"),
        "a.svg": ("image/svg+xml", f'<svg xmlns="http://www.w3.org/2000/svg" onload=\'{script % "svg"}\'/>'),
        "a.xhtml": ("application/xhtml+xml",
                    '<html xmlns="http://www.w3.org/1999/xhtml"><body><script>' + script % "xhtml" + "</script></body></html>"),
        "a.xml": ("text/xml", f'<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="{OWN}/ran-{kind}-xml"?><a/>'),
        "a.gif": ("image/gif", "GIF89a/*<html><body><script>" + script % "gif" + "</script></body></html>"),
    }


def scripts():
    with connect(SOCKET, subprotocols=["roost.v1"]) as socket:
        socket.send(login("eve"))
        session = json.loads(socket.recv())["result"]
    eve = {"Session-Key": session["session_key"]}
    rest("POST", "/v3/group_channels", {"user_ids": ["eve"], "channel_url": "files"})
    raw = {"Content-Type": "application/octet-stream"}
    theirs = []
    for name, (kind, text) in hostile("theirs").items():
        status, answer = rest("POST", f"/v3/files?file_name={name}&file_type={kind}&purpose=picture", data=text.encode(),
                              headers=raw)
        # What begins as a GIF is served as one, whatever else is in it.
        assert status == (200 if name == "a.gif" else 400), f"{name}: {answer}"
        status, answer = upload(f"/v3/files?file_name={name}&file_type={kind}", text.encode(), {**raw, **eve})
        assert status == 200, answer
        url = answer["file"]["url"]
        status, answer = upload("/v3/group_channels/files/messages",
                                json.dumps({"message_type": "FILE", "url": url}).encode(), eve)
        assert status == 200, answer
        theirs.append(f"{BASE}{url}?auth={session['file_key']}")
        assert urllib.request.urlopen(theirs[-1]).status == 200
    # Files that do run where nobody keeps them from it end each page: that these were heard says that the browser was
    # through, and that the test can fail.
    own = []
    for name, page in hostile("own").items():
        Listener.pages["/" + name] = page
        own.append(f"{OWN}/{name}")
    own_ran = [f"/ran-own-{ending}" for ending in ("html", "svg", "xhtml", "xml")]
    frames = lambda urls: "".join(f'<iframe src="{u}"></iframe><embed src="{u}"><object data="{u}"></object>' for u in urls)
    Listener.pages["/frames"] = ("text/html", frames(theirs) + """<script>
        const shown = () => document.body.insertAdjacentHTML("beforeend", %s);
        addEventListener("load", shown); setTimeout(shown, 5000);
        </script>""" % json.dumps(frames(own)))
    expect_none_of_theirs(visit("/frames", until=own_ran), own_ran)
    # Opened by itself, each becomes a download and the page stays; the picture is shown as one, in the page's place.
    go = "".join(f"setTimeout(() => {{ location = {json.dumps(url)} }}, {500 * (i + 1)});" for i, url in enumerate(theirs[:-1]))
    Listener.pages["/steps"] = (
        "text/html", f"<body><script>{go} setTimeout(() => fetch('/stayed'), {500 * len(theirs) + 1000});</script>")
    heard = visit("/steps", until=["/stayed"])
    assert heard.count("/steps") == 1, heard
    expect_none_of_theirs(heard, ["/stayed"])
    Listener.pages["/gif"] = ("text/html", f"<iframe src='{theirs[-1]}' onload='fetch(\"/shown\")'></iframe>")
    expect_none_of_theirs(visit("/gif", until=["/shown"]), ["/shown"])


def expect_none_of_theirs(heard, through):
    assert set(through) <= set(heard), heard
    assert not [path for path in heard if path.startswith("/ran-theirs")], heard


def upload(path, data, headers):
    call = urllib.request.Request(BASE + path, data=data, method="POST", headers=headers)
    with urllib.request.urlopen(call) as answer:
        return answer.status, json.loads(answer.read())


{"socket": socket, "scripts": scripts}[sys.argv[1]]()
print("done")
