#===- make_near_misses.py - Graphs that are almost RoPE --------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Makes tests/graphs/near_misses out of tests/graphs/open: each file is an open graph with one
change, after which no two tables c and s, with an entry for each token and pair, give
y0 = x0 c - x1 s and y1 = x1 c + x0 s any more."""

import argparse
import json
import re
import struct

from export_graphs import GRAPHS
from generic_text import check_with_mlir_opt, write_whole
from near_misses import NEAR_MISSES


class Graph:
    """The text of a module with one function: what is around its operations, and their texts."""

    def __init__(self, text):
        lines = text.splitlines()
        first = next(i for i, line in enumerate(lines) if line.startswith("  ^bb0(")) + 1
        end = lines.index("  }) : () -> ()")
        self.head, self.tail = "\n".join(lines[:first]), "\n".join(lines[end:]) + "\n"
        # An operation begins at four spaces and has its regions, if any, below it.
        self.operations = re.split(r'\n(?=    ["%])', "\n".join(lines[first:end]))

    def text(self):
        return "\n".join([self.head, *self.operations, self.tail])

    def index(self, value):
        found = [i for i, operation in enumerate(self.operations)
                 if re.match(rf"    {value}(:\d+)? = ", operation)]
        if len(found) != 1:
            raise ValueError(f"{value} is defined {len(found)} times, expected once")
        return found[0]

    def replace(self, value, old, new):
        """In the operation that defines the value."""
        i = self.index(value)
        if self.operations[i].count(old) != 1:
            raise ValueError(f"{old!r} is {self.operations[i].count(old)} times in the operation "
                             f"of {value}, expected once")
        self.operations[i] = self.operations[i].replace(old, new)

    def define(self, value, operation):
        """Another operation in the place of the one that defines the value."""
        self.operations[self.index(value)] = f"    {value} = {operation}"

    def insert_after(self, value, *operations):
        i = self.index(value) + 1
        self.operations[i:i] = [f"    {operation}" for operation in operations]

    def set_element(self, value, index, number):
        """Of a constant of f32, written as bytes."""
        i = self.index(value)
        text, digits = self.operations[i], struct.pack("<f", number).hex().upper()
        start = text.index('"0x') + 3 + 8 * index
        self.operations[i] = text[:start] + digits + text[start + 8:]

    def set_results(self, change):
        """change(values, types): both as lists. Attributes of arguments and results go."""
        values, types = re.fullmatch(r'    "func.return"\((.*)\) : \((.*)\) -> \(\)',
                                     self.operations[-1]).groups()
        values, types = change(values.split(", "), split_types(types))
        joined = ", ".join(types)
        self.operations[-1] = f'    "func.return"({", ".join(values)}) : ({joined}) -> ()'
        self.head = re.sub(r"(arg|res)_attrs = \[.*?\}\], ", "", self.head)
        self.head = re.sub(r"(function_type = \(.*?\)) -> .*, sym_name",
                           lambda found: f"{found.group(1)} -> ({joined}), sym_name", self.head)

    def return_only_first(self):
        self.set_results(lambda values, types: (values[:1], types[:1]))

    def return_also(self, value):
        kind = self.operations[self.index(value)].rsplit(" -> ", 1)[1]
        self.set_results(lambda values, types: ([*values, value], [*types, kind]))

    def drop_unused(self):
        """Without what nothing uses any more: a pass would find rotations in it. What torch's
        operators that end in _ write is used where they wrote it."""
        while True:
            used = re.findall(r"%\w+", " ".join(re.sub(r"^    %\w+(:\d+)? = ", "", operation)
                                                for operation in self.operations))
            kept = [operation for operation in self.operations
                    if not (found := re.match(r'    (%\w+)(:\d+)? = ("torch\.aten\.\w+_")?',
                                              operation))
                    or found.group(1) in used or found.group(3)]
            if len(kept) == len(self.operations):
                return
            self.operations = kept


def split_types(text):
    """At the commas outside of brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += character in "<[(" and 1 or character in ">])" and -1 or 0
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def make(miss):
    graph = Graph((GRAPHS / "open" / f"{miss.base}.mlir").read_text())
    graph.return_only_first()
    for name, *arguments in miss.edits:
        getattr(graph, name)(*arguments)
    graph.drop_unused()
    text = graph.text()
    check_with_mlir_opt(text)
    return text


def main():
    argparse.ArgumentParser(description=__doc__).parse_args()
    folder, lines = GRAPHS / "near_misses", []
    for miss in NEAR_MISSES:
        try:
            write_whole(folder / f"{miss.name}.mlir", make(miss))
        except ValueError as error:
            raise SystemExit(f"{miss.name}: {error}") from error
        lines.append(json.dumps({"name": miss.name, "base": miss.base, "rope_apply": 0,
                                 "rotations": [], "change": miss.change}))
    write_whole(folder / "graphs.json", "[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
