#===- inner_loops.py - What a loop is made of -------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Counts what the innermost loops of a kernel's assembly do.

    inner_loops.py [--whole] < kernel.s

One line per loop that has vector arithmetic or stores, in program order:
    loop stores=4 streams=0 spills=0 calls=0 scalar=0 ops: vfmadd=2 vmulps=4 ...
With --whole one such line for all of the kernel: where a loop has stores for several places of a
head, blocks of it lie behind other loops.
`spills` are accesses to the stack, `scalar` is floating-point arithmetic on one element,
`streams` are non-temporal stores (counted in stores as well).
"""

import collections
import re
import sys

OPERAND_ORDER = re.compile(r"(?<=add|sub)\d{3}")
SCALAR = re.compile(r"v?(?:mul|add|sub|div)s[sd]$|vf\w+s[sd]$|v?cvt(?:ss|sd|si)\w+$")
VECTOR_STORE = re.compile(r"^v?p?mov\w*\s+%[xyz]mm\d+, [^%]*\(")


def innermost(lines):
    """[(first, last)] of backward jumps that contain no other one."""
    labels = {l[:-1]: i for i, l in enumerate(lines) if l.endswith(":")}
    loops = []
    for at, line in enumerate(lines):
        jump = re.match(r"j\w+\s+(\.\w+)$", line)
        if jump and labels.get(jump.group(1), at) < at:
            loops.append((labels[jump.group(1)], at))
    return [a for a in loops if not any(b != a and a[0] <= b[0] and b[1] <= a[1] for b in loops)]


def describe(body):
    ops, stores, streams, spills, calls, scalar = collections.Counter(), 0, 0, 0, 0, 0
    for line in body:
        name = line.split(None, 1)[0]
        if "mm" in line:
            ops[OPERAND_ORDER.sub("", name)] += 1
        stores += bool(VECTOR_STORE.match(line))
        streams += "movnt" in name
        spills += "(%rsp" in line and "mm" in line
        calls += name.startswith("call")
        scalar += bool(SCALAR.match(name))
    counts = " ".join(f"{k}={v}" for k, v in sorted(ops.items()))
    return (
        f"loop stores={stores} streams={streams} spills={spills} calls={calls} "
        f"scalar={scalar} ops: {counts}"
    )


lines = [line.strip() for line in sys.stdin]
lines = [l for l in lines if l and (not l.startswith(".") or l.startswith(".L"))]
loops = [(0, len(lines))] if "--whole" in sys.argv else innermost(lines)
for first, last in loops:
    body = [l for l in lines[first:last] if not l.endswith(":")]
    if any("mm" in line for line in body):
        print(describe(body))
