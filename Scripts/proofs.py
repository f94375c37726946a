"""What the requirements are and which tests name them, read from the sources.

Shared by Scripts/seeds-table and Scripts/breaks. The rows stand in Docs/requirements.tsv; a test
names its rows with `.covers("D36")`.
"""

import re
from pathlib import Path
from typing import NamedTuple

root = Path(__file__).resolve().parent.parent

attribute = re.compile(r"@(Test|Suite)\b\s*(\()?")
covers = re.compile(r"\.covers\(([^)]*)\)")
literal = re.compile(r'"((?:[^"\\]|\\.)*)"')
declaration = re.compile(r"\b(func|struct|class|enum|actor)\s+(`[^`]+`|\w+)")
holder = re.compile(r"^(?:\w+ )*(?:struct|class|enum|actor|extension) (\w+)", re.MULTILINE)


class Row(NamedTuple):
    """A requirement or case of Docs/requirements.tsv."""
    name: str
    kind: str
    text: str

    @property
    def is_behaviour(self):
        """Whether a test of a real screen has to name it: a feature, event, order, customisation or case."""
        return "-" in self.name or bool(set("FEOC") & set(self.kind.split("/")))


class Test(NamedTuple):
    """A test, or a suite of tests (then `function` is empty)."""
    target: str
    file: str
    suite: str
    function: str
    title: str
    rows: tuple


def read_rows():
    lines = (root / "Docs/requirements.tsv").read_text().splitlines()
    return [Row(*line.split("\t")) for line in lines if line]


def arguments(text, start):
    """The text between the parenthesis that opens before `start` and the one that closes it."""
    depth, place, in_string = 1, start, False
    while place < len(text) and depth:
        sign = text[place]
        if sign == "\\" and in_string:
            place += 1
        elif sign == '"':
            in_string = not in_string
        elif not in_string:
            depth += {"(": 1, ")": -1}.get(sign, 0)
        place += 1
    return text[start:place - 1]


def read_tests():
    """Every suite and test, in the order of the files."""
    found = []
    for file in sorted((root / "Tests").rglob("*.swift")):
        place = file.relative_to(root / "Tests")
        if place.parts[0] == "HouseTests":
            continue
        text = file.read_text()
        holders = [(match.start(), match.group(1)) for match in holder.finditer(text)]
        for match in attribute.finditer(text):
            inner = arguments(text, match.end()) if match.group(2) else ""
            declared = declaration.search(text, match.end() + len(inner))
            if not declared:
                continue
            named = covers.search(inner)
            title = literal.match(inner.strip())
            name = declared.group(2).strip("`")
            is_suite = match.group(1) == "Suite"
            suite = name if is_suite else next((held for at, held in reversed(holders) if at < match.start()), "")
            # A folder of Tests/ is a target of its name, but for these.
            target = {"EndToEnd": "EndToEndTests", "Simulation": "SimulationTests"}.get(place.parts[0], place.parts[0])
            found.append(
                Test(
                    target, file.stem, suite, "" if is_suite else name, title.group(1) if title else file.stem,
                    tuple(literal.findall(named.group(1))) if named else ()))
    return found
