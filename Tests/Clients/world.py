"""Fills a server with users, channels and messages, and writes the contract anew with their names as values.

The first argument is the contract, the second where to write. Prints the session key of a user who is logged in.
"""

import json
import sys
import urllib.parse

from server import SOCKET, login, rest
from websockets.sync.client import connect

USERS = ["ana", "bo", "cy", "dee", "Zoë 🙈"]
ROOMS = [f"room{i}" for i in range(20)]
LOBBIES = [f"lobby{i}" for i in range(10)]


def must(*call):
    status, answer = rest(*call)
    assert status == 200, (call, answer)
    return answer


for user in USERS:
    must("POST", "/v3/users", {"user_id": user, "nickname": user, "profile_url": ""})
messages = []
for kind, urls in [("group_channels", ROOMS), ("open_channels", LOBBIES)]:
    for url in urls:
        body = {"channel_url": url, "name": url, "operator_ids": ["ana"]}
        if kind == "group_channels":
            body["user_ids"] = USERS
        must("POST", f"/v3/{kind}", body)
        must("POST", f"/v3/{kind}/{url}/metadata", {"metadata": {"color": "blue"}})
        for i in range(3):
            sender = {"user_id": "bo"} if kind == "group_channels" else {}
            sent = must("POST", f"/v3/{kind}/{url}/messages",
                        {"message_type": "MESG" if sender else "ADMM", "message": f"hello {i}", **sender})
            messages.append(sent["message_id"])

names = {"user_id": USERS + ["nobody"], "key": ["color", "none"], "message_id": messages[:60] + [1]}


def narrow(value, key):
    """Gives a parameter the names that exist."""
    schema = value["schema"]
    if key in names:
        schema["enum"] = names[key]


with open(sys.argv[1]) as file:
    contract = json.load(file)
for path, methods in contract["paths"].items():
    for operation in methods.values():
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "path" and parameter["name"] == "channel_url":
                parameter["schema"]["enum"] = (LOBBIES if "/open_channels/" in path else ROOMS) + ["none"]
            elif parameter["in"] == "path":
                narrow(parameter, parameter["name"])
        for content in operation.get("requestBody", {}).get("content", {}).values():
            for name, field in content["schema"].get("properties", {}).items():
                if name in ("user_id", "inviter_id"):
                    field["enum"] = USERS + ["nobody"]
                elif name in ("user_ids", "operator_ids", "mentioned_user_ids"):
                    field["items"]["enum"] = USERS + ["nobody"]
with open(sys.argv[2], "w") as file:
    json.dump(contract, file)
with connect(SOCKET, subprotocols=["roost.v1"]) as socket:
    socket.send(login("ana"))
    print(json.loads(socket.recv())["result"]["session_key"])
