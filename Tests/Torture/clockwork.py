"""Kills the server with -9 while scheduled messages fall due: each is sent, and once."""
import http.client
import random
import threading
import time

MESSAGES, KILLS_IN_A_ROUND = 120, 4


def run(server, rounds, seed, report):
    chance = random.Random(seed)
    # Due soon: the documented least, five minutes ahead, would be a long test.
    flags = ("--limit-scheduled-least-seconds", "0")
    server.start(*flags)
    for user in ("ana", "bo"):
        server.ask("POST", "/v3/users", {"user_id": user, "nickname": user, "profile_url": ""})
    total, kills, faults = 0, 0, []
    for turn in range(rounds):
        channel = f"plan-{turn}"
        server.ask("POST", "/v3/group_channels", {"channel_url": channel, "user_ids": ["ana", "bo"], "name": channel})
        due, asked = int(time.time() * 1000), {}
        for number in range(MESSAGES):
            text = f"{turn}-{number}"
            asked[text] = {
                "user_id": "ana", "message": text, "dedup_id": text,
                "scheduled_at": due + chance.randrange(1_200, 1_200 + 900 * KILLS_IN_A_ROUND)}
        known = {}
        for _ in range(KILLS_IN_A_ROUND):
            # Whoever has no answer asks again, as does who has one: the same request schedules once.
            killer = threading.Timer(chance.uniform(0.1, 1.1), server.process.kill)
            killer.start()
            try:
                for text in [text for text in asked if text not in known] + list(known)[:3]:
                    number = schedule(server, channel, asked[text])
                    if known.setdefault(text, number) != number:
                        faults.append(f"{text} was scheduled twice")
            except (OSError, http.client.HTTPException):
                pass
            killer.join()
            server.kill()
            kills += 1
            server.start(*flags)
        for text in [text for text in asked if text not in known]:
            known[text] = schedule(server, channel, asked[text])
        faults += check(server, channel, asked)
        total += MESSAGES
        report(f"scheduled: {turn + 1} of {rounds} rounds, {kills} kills, {total} messages, {len(faults)} faults")
    server.stop()
    return {"kills": kills, "scheduled": total, "faults": faults}


def schedule(server, channel, message):
    """Schedules a message, soon where its time has passed; one that the server has already stays as it is."""
    soon = int(time.time() * 1000) + 2_000
    body = message | {"scheduled_at": max(message["scheduled_at"], soon)}
    return server.ask("POST", f"/v3/group_channels/{channel}/scheduled_messages", body)["scheduled_message_id"]


def check(server, channel, asked):
    """Waits until none waits any more, and compares."""
    path = f"/v3/scheduled_messages/count?status=pending&channel_url={channel}"
    end = time.monotonic() + 60
    while server.ask("GET", path)["count"]:
        if time.monotonic() > end:
            return [f"{channel}: some still wait"]
        time.sleep(0.1)
    faults, counts = [], {}
    for message in server.history(channel):
        counts[message["message"]] = counts.get(message["message"], 0) + 1
    for text in asked:
        if counts.get(text, 0) != 1:
            faults.append(f"{channel}: {text} was sent {counts.get(text, 0)} times")
    row = server.ask("GET", f"/v3/users/bo/my_group_channels?channel_urls={channel}&show_empty=true")["channels"][0]
    if row["unread_message_count"] != len(asked):
        faults.append(f"{channel}: unread {row['unread_message_count']}, scheduled {len(asked)}")
    return faults
