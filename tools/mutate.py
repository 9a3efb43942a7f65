#!/usr/bin/env python3
#===- mutate.py - Tests are tested -----------------------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Flips one thing at a time in a copy of the sources and shows which tests notice.

  tools/mutate.py               every mutant of tests/mutation/mutants.json
  tools/mutate.py xgetbv head   those whose names or programs contain one of the words
  tools/mutate.py --fit         none: only whether all of them fit the sources

Works in build/mutants, on a release build of its own. Prints one line per mutant:
the first test that failed, or SURVIVED. Exit code 1 if one survived, 2 if one does
not compile; 2 too, before anything is built, if one no longer fits the sources: the
text that it replaces must be there once.
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
UNUSABLE = "does not compile"


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


def failing_test(program, test_filter, environment):
    """Name of the first failed test, or None; a crash or an endless loop has no name."""
    command = [BUILD / "bin" / program, f"--gtest_filter={test_filter}", "--gtest_brief=1", "--gtest_fail_fast"]
    try:
        result = run(command, timeout=300, env={**os.environ, **dict(environment)})
    except subprocess.TimeoutExpired:
        return "(no end after 300 s)"
    if re.search(r"^\[==========\] 0 tests ", result.stdout, re.MULTILINE):
        sys.exit(f"{program} has no tests '{test_filter}'")
    failed = re.search(r"^\[  FAILED  \] ([^\s,]+)", result.stdout, re.MULTILINE)
    if failed:
        return failed[1]
    return f"(exit code {result.returncode})" if result.returncode else None


def check_fit(mutants, filters):
    """Exits if a source changed under a mutant, or nobody says which tests should notice it: half a
    minute of builds later would be too late."""
    misfits = 0
    for mutant in mutants:
        path = ROOT / mutant["file"]
        found = path.read_text().count(mutant["from"]) if path.is_file() else 0
        if found != 1:
            misfits += 1
            print(f"{mutant['name']}: {mutant['file']} has {found} times '{mutant['from']}', expected it once",
                  file=sys.stderr)
        elif "filter" not in mutant and mutant["program"] not in filters:
            misfits += 1
            print(f"{mutant['name']}: neither it nor {mutant['program']} has a filter", file=sys.stderr)
    if misfits:
        print(f"{misfits} of {len(mutants)} mutants do not fit the sources", file=sys.stderr)
        sys.exit(2)


def tests_of(mutant, filters):
    """A program, its tests, unless the mutant names its own (kernels take seconds to compile), and in which environment."""
    program = mutant["program"]
    tests = mutant["filter"] if "filter" in mutant else filters[program]
    return program, tests, tuple(sorted(mutant.get("environment", {}).items()))


def check_originals(mutants, filters):
    for program, *tests in sorted({tests_of(mutant, filters) for mutant in mutants}):
        built = build(program)
        if built.returncode:
            sys.exit(built.stdout[-4000:])
        failed = failing_test(program, *tests)
        if failed:
            sys.exit(f"{program} fails without any mutation: {failed}")


def try_mutant(mutant, filters):
    """How it ended, in words; None where it survived."""
    path = COPY / mutant["file"]
    original = path.read_text()
    try:
        path.write_text(original.replace(mutant["from"], mutant["to"]))
        built = build(mutant["program"])
        if built.returncode:
            print(built.stdout[-2000:], file=sys.stderr)
            return UNUSABLE
        return failing_test(*tests_of(mutant, filters))
    finally:
        path.write_text(original)


def main():
    os.environ["PATH"] = f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"
    data = json.loads((ROOT / "tests" / "mutation" / "mutants.json").read_text())
    fit_only = sys.argv[1:] == ["--fit"]
    words = [] if fit_only else sys.argv[1:]
    mutants = [m for m in data["mutants"]
               if not words or any(word in m["name"] or word in m["program"] for word in words)]
    if not mutants:
        sys.exit(f"no mutant is named like {' or '.join(words)}")
    check_fit(mutants, data["filters"])
    if fit_only:
        return
    begin = time.time()
    copy_sources()
    check_originals(mutants, data["filters"])
    survived = unusable = 0
    for number, mutant in enumerate(mutants, 1):
        start = time.time()
        verdict = try_mutant(mutant, data["filters"])
        unusable += verdict == UNUSABLE
        survived += verdict is None
        print(f"[{number}/{len(mutants)}] {mutant['name']:<48} {time.time() - start:4.0f} s  {verdict or 'SURVIVED'}",
              flush=True)
    print(f"{len(mutants)} mutants, {survived} survived, {unusable} unusable, {time.time() - begin:.0f} s")
    sys.exit(2 if unusable else 1 if survived else 0)


if __name__ == "__main__":
    main()
