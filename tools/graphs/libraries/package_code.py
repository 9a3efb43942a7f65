#===- package_code.py - One module of a big package ------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Modules whose packages import far more than their rotary code needs."""

import importlib
import importlib.machinery
import sys
import types


def code_of(name):
    """The module of that name, without what the packages around it would run when imported. Its own
    imports, relative ones too, find theirs in the same way."""
    package, *inner = name.split(".")
    folders = list(importlib.machinery.PathFinder.find_spec(package).submodule_search_locations)
    for part in inner:
        if package not in sys.modules:
            sys.modules[package] = types.ModuleType(package)
            sys.modules[package].__path__ = folders
        folders = [f"{folder}/{part}" for folder in folders]
        package += f".{part}"
    return importlib.import_module(name)
