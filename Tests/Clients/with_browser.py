"""The socket and files, in headless Chromium.

A page logs in and sends over the browser's own WebSocket. Then files that would run a script are opened on the server's
own origin: a listener is hit by a script that ran, and by none of theirs.
"""

import http.server
import json
import subprocess
import sys
import tempfile
import threading
import urllib.request

from server import BASE, PORT, SOCKET, login, rest
from websockets.sync.client import connect

HITS = []
DONE = threading.Event()


class Listener(http.server.BaseHTTPRequestHandler):
    pages = {}

    def do_GET(self):
        HITS.append(self.path)
        if self.path == "/done":
            DONE.set()
        if self.path == "/wait":
            # Holds the page's load up until its script is done.
            DONE.wait(20)
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


def visit(url, budget=("--virtual-time-budget=8000",)):
    """Opens a page; returns what is in it after its scripts have run."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             f"--user-data-dir={folder}", *budget, "--timeout=20000", "--dump-dom", url],
            capture_output=True, text=True, timeout=100)
        return run.stdout


def socket():
    rest("POST", "/v3/users", {"user_id": "web", "nickname": "", "profile_url": ""})
    status, answer = rest("POST", "/v3/group_channels", {"user_ids": ["web"], "channel_url": "website"})
    assert status == 200, answer
    page = """
    <body><img src="/wait"><script>
    const socket = new WebSocket("ws://127.0.0.1:PORT/v3/socket", "roost.v1");
    const say = (text) => { const p = document.createElement("p"); p.textContent = text; document.body.append(p); };
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
    socket.onclose = (end) => { say("closed " + end.code + " " + end.wasClean); fetch("/done"); };
    </script></body>
    """.replace("PORT", str(PORT))
    Listener.pages["/socket"] = ("text/html", page)
    dom = visit(OWN + "/socket", budget=())
    assert "protocol roost.v1 extensions []" in dom, dom
    assert "sent from the browser 🎉" in dom, dom
    assert "closed 1000 true" in dom, dom


def scripts():
    with connect(SOCKET, subprotocols=["roost.v1"]) as socket:
        socket.send(login("eve"))
        session = json.loads(socket.recv())["result"]
    eve = {"Session-Key": session["session_key"]}
    rest("POST", "/v3/group_channels", {"user_ids": ["eve"], "channel_url": "files"})
    script = f'new Image().src="{OWN}/ran-%s"; document.title="ran"'
    files = {
        "a.html": ("text/html", "<html><body><script>" + script % "html" + "</script></body></html>"),
        "a.svg": ("image/svg+xml", f'<svg xmlns="http://www.w3.org/2000/svg" onload=\'{script % "svg"}\'/>'),
        "a.xhtml": ("application/xhtml+xml",
                    '<html xmlns="http://www.w3.org/1999/xhtml"><body><script>' + script % "xhtml" + "</script></body></html>"),
        "a.xml": ("text/xml", '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="' + OWN + '/ran-xml"?><a/>'),
        "a.gif": ("image/gif", "GIF89a/*<html><body><script>" + script % "gif" + "</script></body></html>"),
    }
    own, theirs = [], []
    raw = {"Content-Type": "application/octet-stream"}
    for name, (kind, text) in files.items():
        Listener.pages["/" + name] = (kind, text)
        own.append(f"{OWN}/{name}")
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
    frames = lambda urls: "".join(f'<iframe src="{u}"></iframe><embed src="{u}"><object data="{u}"></object>' for u in urls)
    # They do run where nobody keeps them from it: the test can fail.
    Listener.pages["/frames"] = ("text/html", frames(own))
    visit(OWN + "/frames")
    ran = {hit for hit in HITS if "ran-" in hit}
    assert {"/ran-html", "/ran-svg", "/ran-xhtml", "/ran-xml"} <= ran, ran
    HITS.clear()
    Listener.pages["/frames"] = ("text/html", frames(theirs))
    visit(OWN + "/frames")
    # Opened by itself, each becomes a download, and the page stays.
    steps = "".join(f"setTimeout(() => {{ location = {json.dumps(u)} }}, {500 * (i + 1)});" for i, u in enumerate(theirs))
    Listener.pages["/steps"] = ("text/html", f"<script>{steps}</script>")
    visit(OWN + "/steps")
    assert HITS.count("/steps") == 1
    ran = [hit for hit in HITS if "ran-" in hit]
    assert not ran, ran


def upload(path, data, headers):
    call = urllib.request.Request(BASE + path, data=data, method="POST", headers=headers)
    with urllib.request.urlopen(call) as answer:
        return answer.status, json.loads(answer.read())


{"socket": socket, "scripts": scripts}[sys.argv[1]]()
print("done")
