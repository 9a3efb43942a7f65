#!/usr/bin/env python3
#===- mutate.py - Tests are tested -----------------------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Flips one thing at a time in a copy of the sources and shows which tests notice.

  tools/mutate.py               every mutant of tests/mutation/mutants.json
  tools/mutate.py xgetbv head   those whose names contain one of the words

Works in build/mutants, on a release build of its own. Prints one line per mutant:
the first tests that failed, or SURVIVED. Exit code 1 if one survived, 2 if one no
longer fits the sources or does not compile.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutants"
COPY, BUILD = WORK / "source", WORK / "build"


def run(command, **kwargs):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **kwargs)


def copy_sources():
    """Brings the copy up to date, touching only what differs, so that builds stay incremental."""
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT)
    for name in filter(None, listed.stdout.split("\0")):
        source, target = ROOT / name, COPY / name
        if not source.is_file():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy(source, target)
    if not (COPY / ".venv").exists():
        (COPY / ".venv").symlink_to(ROOT / ".venv")


def build(program):
    if not (BUILD / "build.ninja").exists():
        configured = run(["cmake", "-G", "Ninja", "-S", COPY, "-B", BUILD, "-DCMAKE_BUILD_TYPE=Release"])
        if configured.returncode:
            sys.exit(configured.stdout)
    return run(["cmake", "--build", BUILD, "--target", program])


def failing_tests(program, test_filter):
    """Names of the failed tests; a crash counts as the test that was running."""
    result = run([BUILD / "bin" / program, f"--gtest_filter={test_filter}", "--gtest_brief=1"], timeout=900)
    failed = re.findall(r"^\[  FAILED  \] ([^\s,]+)", result.stdout, re.MULTILINE)
    if result.returncode and not failed:
        failed = [f"(exit code {result.returncode})"]
    return list(dict.fromkeys(failed))


def check_originals(mutants, filters):
    for program in sorted({mutant["program"] for mutant in mutants}):
        built = build(program)
        if built.returncode:
            sys.exit(built.stdout[-4000:])
        failed = failing_tests(program, filters[program])
        if failed:
            sys.exit(f"{program} fails without any mutation: {failed[0]}")


def try_mutant(mutant, filters):
    """Failing tests, or None where the mutant does not apply or compile."""
    path = COPY / mutant["file"]
    original = path.read_text()
    if original.count(mutant["from"]) < 1:
        print(f"{mutant['name']}: {mutant['file']} has no '{mutant['from']}'", file=sys.stderr)
        return None
    try:
        path.write_text(original.replace(mutant["from"], mutant["to"]))
        built = build(mutant["program"])
        if built.returncode:
            print(f"{mutant['name']}: does not compile\n{built.stdout[-2000:]}", file=sys.stderr)
            return None
        return failing_tests(mutant["program"], filters[mutant["program"]])
    finally:
        path.write_text(original)


def main():
    os.environ["PATH"] = f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"
    data = json.loads((ROOT / "tests" / "mutation" / "mutants.json").read_text())
    words = sys.argv[1:]
    mutants = [m for m in data["mutants"] if not words or any(word in m["name"] for word in words)]
    if not mutants:
        sys.exit(f"no mutant is named like {' or '.join(words)}")
    copy_sources()
    check_originals(mutants, data["filters"])
    survived = unusable = 0
    for number, mutant in enumerate(mutants, 1):
        start = time.time()
        failed = try_mutant(mutant, data["filters"])
        unusable += failed is None
        survived += failed == []
        verdict = "unusable" if failed is None else "SURVIVED" if not failed else f"{len(failed)} fail, {failed[0]}"
        print(f"[{number}/{len(mutants)}] {mutant['name']:<32} {time.time() - start:4.0f} s  {verdict}", flush=True)
    print(f"{len(mutants)} mutants, {survived} survived, {unusable} unusable")
    sys.exit(2 if unusable else 1 if survived else 0)


if __name__ == "__main__":
    main()
