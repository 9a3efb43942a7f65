#===- package_code.py - One module of a big package ------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Modules whose packages import far more than their rotary code needs."""

import __future__
import ast
import importlib
import importlib.abc
import importlib.machinery
import pathlib
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


# What functions that only compute import.
PLAIN = ("__future__", "copy", "einops", "functools", "jax", "math", "numpy", "torch", "typing")


def part_of(name, *wanted, **given):
    """Those functions and classes of a module's file, run by themselves: for modules that can not be
    imported here and whose rotary code needs nothing of what they import. "Class.method" is a
    function without the decorators of the method. `given` is what the code uses beside imports of
    its file that any machine can do."""
    package, *inner = name.split(".")
    folders = importlib.machinery.PathFinder.find_spec(package).submodule_search_locations
    files = [path for folder in folders
             if (path := pathlib.Path(folder, *inner).with_suffix(".py")).exists()]
    if not files:
        raise ModuleNotFoundError(f"{name} is in none of {', '.join(folders)}")
    file, body = files[0], []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        body += part_of_node(node, wanted)
    module = types.ModuleType(name)
    module.__dict__.update(given)
    flags = __future__.annotations.compiler_flag
    exec(compile(ast.Module(body, []), str(file), "exec", flags), module.__dict__)
    return module


def part_of_node(node, wanted):
    if isinstance(node, ast.Import):
        node.names = [alias for alias in node.names if alias.name.split(".")[0] in PLAIN]
        return [node] if node.names else []
    if isinstance(node, ast.ImportFrom):
        plain = node.level == 0 and node.module.split(".")[0] in PLAIN
        return [node] if plain else []
    if getattr(node, "name", None) in wanted:
        return [node]
    methods = [method for method in node.body if isinstance(method, ast.FunctionDef)
               and f"{node.name}.{method.name}" in wanted] if isinstance(node, ast.ClassDef) else []
    for method in methods:
        method.decorator_list = []
    return methods
