#!/usr/bin/env python3
"""Compares what was acknowledged with what a server has.

usage: verify.py PORT API_TOKEN ROOM_NAME ACKS_FILE
Prints one JSON object: acknowledged, missing, doubled. Exits with 1 if either is not 0.
"""
import http.client
import json
import sys


def history(server, token, room):
    """Every message of a room as id and the first 40 characters of its text."""
    found = []
    anchor = "message_ts=9223372036854775807"
    while True:
        path = f"/v3/group_channels/{room}/messages?{anchor}&prev_limit=100&include=false"
        server.request("GET", path, headers={"Api-Token": token})
        page = json.loads(server.getresponse().read())["messages"]
        found += [(message["message_id"], message["message"][:40]) for message in page]
        if len(page) < 100:
            return found
        anchor = f"message_id={min(message['message_id'] for message in page)}"


def main(port, token, name, acks):
    server = http.client.HTTPConnection("127.0.0.1", port)
    told = {}
    with open(acks, encoding="utf-8") as lines:
        for line in lines:
            room, number, text = line.split()
            told.setdefault(room, []).append((int(number), text))
    missing = doubled = 0
    for room, messages in told.items():
        found = history(server, token, name + room)
        missing += len(set(messages) - set(found))
        doubled += len(found) - len({text for _, text in found})
    total = sum(len(messages) for messages in told.values())
    print(json.dumps({"acknowledged": total, "missing": missing, "doubled": doubled}))
    sys.exit(1 if missing or doubled else 0)


main(int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4])
