#===- links_test.py - What documents point to is there --------------------===//
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===//
#
# Links between Markdown files name files that exist and headings that these have; so do paths of the source tree that
# the documents mention.

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
CODE = re.compile(r"^```.*?^```", re.S | re.M)
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"(?<![\w/.$~-])((?:docs|generator|runtime|bench|tests|tools|examples|schedules|cmake)"
                  r"/[\w./*-]*[\w*])")


def anchors(document):
    """Of its headings, as they are made of these: words, dashes for spaces, nothing else."""
    found = set()
    for line in CODE.sub("", document.read_text()).splitlines():
        if heading := re.match(r"#+ (.*)", line):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).strip().lower()
            found.add(re.sub(r"[^\w\- ]", "", text).replace(" ", "-"))
    return found


def problems(document):
    text = CODE.sub("", document.read_text())
    for target in LINK.findall(text):
        if re.match(r"\w+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = document.parent / path if path else document
        if not file.exists():
            yield f"links to {target}, expected a file"
        elif anchor and file.suffix == ".md" and anchor not in anchors(file):
            yield f"links to {target}, expected a heading of {path or 'its own'}"
    for path in PATH.findall(LINK.sub("]", text)):
        pattern = re.sub(r"\b(NAME|MODEL)\b", "*", path)
        if not any(source.glob(pattern)) and not any(source.glob(pattern + ".*")):
            yield f"names {path}, expected a file or folder"


documents = [source / "README.md", source / "CHANGELOG.md", *sorted((source / "docs").rglob("*.md"))]
found = [f"{one.relative_to(source)}: {problem}" for one in documents for problem in problems(one)]
print("\n".join(found) if found else f"{len(documents)} documents: all links and paths are there")
sys.exit(bool(found))
