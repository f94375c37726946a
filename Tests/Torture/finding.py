"""Kills the server with -9 while people write, edit and delete: search finds what stands, all of it."""
import glob
import os
import random
import time

import kills


def run(server, rounds, seed, report):
    chance = random.Random(seed)
    server.start()
    for number in range(kills.SENDERS):
        server.ask("POST", "/v3/users", {"user_id": f"u{number}", "nickname": f"U {number}", "profile_url": ""})
    server.ask("POST", "/v3/users", {"user_id": "reader", "nickname": "Reader", "profile_url": ""})
    channels, faults, searched, lost, older = [], [], 0, 0, None
    for turn in range(rounds):
        if turn % kills.ROUNDS_IN_A_CHANNEL == 0:
            channels = kills.make_channels(server, turn)
        kills.acknowledge(server, channels, turn, chance)
        server.kill()
        # Every few kills the index goes too, or is one of a few kills ago.
        if turn % 5 == 4:
            lose(server, older if turn % 10 == 9 else None)
            lost += 1
        if turn % 5 == 1:
            older = {name: open(name, "rb").read() for name in index(server)}
        server.start()
        for channel in channels:
            standing = server.history(channel.url)
            faults += check(server, channel.url, turn, standing)
            searched += 1
        if turn % 10 == 9:
            report(f"search: {turn + 1} of {rounds}, {len(faults)} faults")
    server.stop()
    return {"kills": rounds, "index lost": lost, "channels searched": searched, "faults": faults}


def index(server):
    return glob.glob(os.path.join(server.data, "roost.sqlite-search*"))


def lose(server, older):
    for name in index(server):
        os.remove(name)
    for name, content in (older or {}).items():
        with open(name, "wb") as file:
            file.write(content)


def words(text):
    return text.replace("-", " ").split()


def check(server, channel, turn, standing):
    """Compares what is found with what stands, by the words that this round wrote and by that of edits."""
    faults = []
    for word in (str(turn), "edited", f"u{turn % kills.SENDERS}"):
        expected = {message["message_id"] for message in standing if word in words(message["message"])}
        found = search(server, channel, word, expected)
        if found != expected:
            faults.append(
                f"{channel}: '{word}' finds {len(found)}, {len(expected)} stand; "
                f"missing {sorted(expected - found)[:3]}, too many {sorted(found - expected)[:3]}")
    return faults


def search(server, channel, word, expected):
    """Searches until the index, which follows the log, has caught up; gives what it has after ten seconds otherwise."""
    end = time.monotonic() + 10
    while True:
        found, token = set(), ""
        while True:
            page = server.ask(
                "GET", f"/v3/search/messages?query={word}&channel_url={channel}&exact_match=true&limit=100{token}")
            found |= {message["message_id"] for message in page["results"]}
            if not page["has_next"]:
                break
            token = f"&after={page['end_cursor']}"
        if found == expected or time.monotonic() > end:
            return found
        time.sleep(0.05)
