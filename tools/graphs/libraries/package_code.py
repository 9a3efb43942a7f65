#===- package_code.py - One module of a big package ------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Modules whose packages import far more than their rotary code needs."""

import importlib
import importlib.abc
import importlib.machinery
import sys
import types
from unittest import mock


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


class StandIns(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds packages that are not installed: empty ones, of which anything can be imported."""

    def __init__(self, *packages):
        self.packages = packages

    def find_spec(self, name, path=None, target=None):
        if any(f"{name}.".startswith(f"{package}.") for package in self.packages):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        module.__version__ = "0"
        module.__getattr__ = lambda name: stand_in(spec.name, name)
        return module

    def exec_module(self, module):
        """There is nothing in it."""


def stand_in(module, name):
    if name.startswith("__"):
        raise AttributeError(f"{module} is a stand-in without {name}")
    value = mock.MagicMock(name=f"{module}.{name}")
    for compare in (value.__gt__, value.__ge__, value.__lt__, value.__le__):
        compare.return_value = False  # it has no version and no count
    return value


def code_without(name, *packages):
    """As code_of, for a module that imports packages for other things than its rotary code."""
    finder = StandIns(*packages)
    sys.meta_path.insert(0, finder)
    try:
        return code_of(name)
    finally:
        sys.meta_path.remove(finder)
