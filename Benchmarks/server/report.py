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


def main(path):
    with open(path, encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines if line.startswith("{")]

    def some(label, scenario, **more):
        return [
            row for row in rows
            if row.get("label") == label and row["scenario"] == scenario
            and all(row.get(key) == value for key, value in more.items())
        ]

    if some("roost", "traffic"):
        print("| traffic | roost | hub without a store |\n|---|---|---|")
    for name, rooms in (("50 rooms x 20, one sender each", 50), ("1 room x 1,000, one sender", 1)):
        ours, hub = some("roost", "traffic", rooms=rooms), some("hub", "traffic", rooms=rooms)
        if not ours:
            continue
        lines = [("deliveries/s", "deliveries_s", 0), ("p50 ms", "p50_ms", 1), ("p99 ms", "p99_ms", 1),
                 ("server ms per 1,000 deliveries", "server_ms_per_1000_deliveries", 2),
                 ("server cores", "server_cores", 2), ("generator cores", "generator_cores", 2)]
        for title, key, digits in lines:
            cells = [spread([row[key] for row in side], digits) for side in (ours, hub)]
            print(f"| {name}: {title} | {cells[0]} | {cells[1]} |")
        ratios = [a["deliveries_s"] / b["deliveries_s"] for a, b in zip(ours, hub)]
        print(f"| {name}: share of the hub's deliveries | {spread(ratios, 2)} | 1 |")
    print("\n| other | roost |\n|---|---|")
    for row in some("roost", "idle"):
        print(f"| {row['connections']:,} idle logged-in connections, KB each | {row['kb_per_connection']:.2f} |")
        print(f"| logins/s, 32 in progress | {row['logins_s']:,} |")
    for row in some("roost", "history"):
        print(f"| newest 30 of 100,000, {row['readers']} reader(s): pages/s | {row['pages_s']:,} |")
        print(f"| newest 30 of 100,000, {row['readers']} reader(s): p50 / p99 ms | "
              f"{row['p50_ms']:.3f} / {row['p99_ms']:.3f} |")
    fills = [row["messages_s"] for row in rows if row["scenario"] == "fill"]
    print(f"| durable messages/s, one sender with 48 under way | {spread(fills)} |")
    kills = [row for row in rows if row["scenario"] == "kill"]
    if kills:
        print(f"| kill -9, {len(kills)} times: acknowledged / missing / doubled | "
              f"{sum(row['acknowledged'] for row in kills):,} / {sum(row['missing'] for row in kills)} / "
              f"{sum(row['doubled'] for row in kills)} |")


main(sys.argv[1])
