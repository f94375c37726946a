#!/usr/bin/env python3
"""Turns the lines of a run into the table of results.md.

usage: report.py LINES_FILE
Medians with the range in brackets. Ratios are of neighbouring runs, ours to the hub's.
"""
import json
import statistics
import sys


def spread(values, digits=0):
    if not values:
        return "-"
    form = f"{{:,.{digits}f}}"
    middle = form.format(statistics.median(values))
    if len(values) == 1:
        return middle
    return f"{middle} [{form.format(min(values))}-{form.format(max(values))}]"


def traffic(some, scenario, peer, title):
    """The table of a scenario in which ours and another server had the same load in turn."""
    if some("roost", scenario):
        print(f"\n| traffic | roost | {title} |\n|---|---|---|")
    for name, rooms in (("50 rooms x 20, one sender each", 50), ("1 room x 1,000, one sender", 1)):
        ours, theirs = some("roost", scenario, rooms=rooms), some(peer, scenario, rooms=rooms)
        if not ours:
            continue
        figures = [("deliveries/s", "deliveries_s", 0), ("p50 ms", "p50_ms", 1), ("p99 ms", "p99_ms", 1),
                   ("server ms per 1,000 deliveries", "server_ms_per_1000_deliveries", 2),
                   ("server cores", "server_cores", 2), ("generator cores", "generator_cores", 2)]
        for words, key, digits in figures:
            cells = [spread([row[key] for row in side], digits) for side in (ours, theirs)]
            print(f"| {name}: {words} | {cells[0]} | {cells[1]} |")
        pairs = list(zip(ours, theirs))
        for words, key in (("deliveries", "deliveries_s"), ("processor time a delivery", "server_ms_per_1000_deliveries")):
            ratios = [a[key] / b[key] for a, b in pairs]
            print(f"| {name}: {words}, times the other's | {spread(ratios, 3)} | 1 |")


def main(path):
    with open(path, encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines if line.startswith("{")]

    def some(label, scenario, **more):
        return [
            row for row in rows
            if row.get("label") == label and row["scenario"] == scenario
            and all(row.get(key) == value for key, value in more.items())
        ]

    traffic(some, "traffic", "hub", "hub without a store")
    traffic(some, "peers", "ejabberd", "ejabberd")
    if any(row["scenario"] in ("idle", "history", "fill", "kill") for row in rows):
        print("\n| other | roost |\n|---|---|")
    for row in some("roost", "idle"):
        print(f"| {row['connections']:,} idle logged-in connections, KB each | {row['kb_per_connection']:.2f} |")
        print(f"| logins/s, 32 in progress | {row['logins_s']:,} |")
    for row in some("roost", "history"):
        print(f"| newest 30 of {row['messages']:,}, {row['readers']} reader(s): pages/s | {row['pages_s']:,} |")
        print(f"| newest 30 of {row['messages']:,}, {row['readers']} reader(s): p50 / p99 ms | "
              f"{row['p50_ms']:.3f} / {row['p99_ms']:.3f} |")
    fills = [row["messages_s"] for row in rows if row["scenario"] == "fill"]
    if fills:
        print(f"| durable messages/s, one sender with 48 under way | {spread(fills)} |")
    kills = [row for row in rows if row["scenario"] == "kill"]
    if kills:
        print(f"| kill -9, {len(kills)} times: acknowledged / missing / doubled | "
              f"{sum(row['acknowledged'] for row in kills):,} / {sum(row['missing'] for row in kills)} / "
              f"{sum(row['doubled'] for row in kills)} |")


main(sys.argv[1])
