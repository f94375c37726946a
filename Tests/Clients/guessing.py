"""Guesses tokens by the thousand from one address, while another address logs in."""

import http.client
import json
import socket

from server import PORT, SOCKET, TOKEN, login, rest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def ask(wire, headers):
    wire.request("GET", "/v3/users", headers=headers)
    answer = wire.getresponse()
    return answer.status, answer.read(), answer.headers


def by_rest():
    wire = http.client.HTTPConnection("127.0.0.1", PORT, source_address=("127.0.0.2", 0))
    seen = {}
    for number in range(10_000):
        status, body, headers = ask(wire, {"Api-Token": f"{number:064x}"})
        seen[status] = seen.get(status, 0) + 1
        if status == 429:
            assert int(headers["retry-after"]) > 0 and json.loads(body)["code"] == 500910
    assert seen[401] == 60 and seen[429] == 9_940, seen
    # Not even the right one is heard from there now; from elsewhere it is.
    assert ask(wire, {"Api-Token": TOKEN})[0] == 429
    assert ask(http.client.HTTPConnection("127.0.0.1", PORT), {"Api-Token": TOKEN})[0] == 200


def by_socket():
    rest("POST", "/v3/users", {"user_id": "safe", "nickname": "", "profile_url": "", "issue_access_token": True})
    refused = waiting = 0
    for number in range(200):
        frame = json.loads(login("safe"))
        frame["params"]["access_token"] = f"{number:064x}"
        try:
            with connect(SOCKET, subprotocols=["roost.v1"], source_address=("127.0.0.3", 0)) as wire:
                wire.send(json.dumps(frame))
                code = json.loads(wire.recv())["error"]["code"]
                assert code in (400302, 500910), code
                refused += 1
        except (ConnectionClosed, OSError):
            waiting += 1
        except Exception as refusal:
            assert "429" in str(refusal), refusal
            waiting += 1
    assert refused <= 61 and waiting >= 139, (refused, waiting)
    _, user = rest("POST", "/v3/users/safe/token", {})
    frame = json.loads(login("safe"))
    frame["params"]["access_token"] = user["token"]
    with connect(SOCKET, subprotocols=["roost.v1"]) as wire:
        wire.send(json.dumps(frame))
        assert "result" in json.loads(wire.recv())


by_rest()
by_socket()
print("done")
