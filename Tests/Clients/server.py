"""What the scripts of this folder share: where the server is, and how to call and log in."""

import json
import os
import urllib.error
import urllib.request

PORT = int(os.environ["ROOST_PORT"])
TOKEN = os.environ["ROOST_TOKEN"]
BASE = f"http://127.0.0.1:{PORT}"
SOCKET = f"ws://127.0.0.1:{PORT}/v3/socket"


def rest(method, path, body=None, headers=None, data=None):
    """A REST call; returns the status and the answer."""
    if body is not None:
        data = json.dumps(body).encode()
    call = urllib.request.Request(BASE + path, data=data, method=method, headers={"Api-Token": TOKEN, **(headers or {})})
    try:
        with urllib.request.urlopen(call) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.loads(refusal.read())


def login(user, number=1):
    """The frame that logs a user in."""
    return json.dumps(
        {
            "id": number,
            "method": "login",
            "params": {"app_id": "app", "user_id": user, "protocol_version": 1, "sdk_version": "test"},
        }
    )


def request(number, method, **params):
    """A frame that asks for something."""
    return json.dumps({"id": number, "method": method, "params": params})
