#===- census.py - Which rotary code a release of transformers has ----------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Groups the models of transformers by the text of their rotary code: that of the embedding which
makes cos and sin, and of the functions that turn with them. Prints a line for each group, with the
models that share it. Reads files only: no model is imported."""

import argparse
import ast
import collections
import copy
import dataclasses
import hashlib
import importlib.util
import pathlib
import re

TURNS = re.compile(r"apply_\w*(rotary|rope)|rotate_queries_or_keys")
EMBEDS = re.compile(r"(Rotary|Rope)\w*Embedding$|LightGluePositionalEncoder$|"
                    r"RoFormerSinusoidalPositionalEmbedding$")


#--- text -----------------------------------------------------------------------#

class Normal(ast.NodeTransformer):
    """Without what no graph shows: comments, types, decorators, devices, names of variables."""

    def __init__(self):
        self.names = {}

    def visit_FunctionDef(self, node):
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        node.returns, node.decorator_list = None, []
        arguments = node.args
        kept = [argument for argument in arguments.args if argument.arg != "device"]
        if len(kept) < len(arguments.args):
            arguments.defaults = arguments.defaults[1:]
            arguments.args = kept
        self.generic_visit(node)
        return node

    def visit_arg(self, node):
        return ast.arg(self.names.setdefault(node.arg, f"v{len(self.names)}"))

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Store):
            self.names.setdefault(node.id, f"v{len(self.names)}")
        node.id = self.names.get(node.id, node.id)
        return node

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        return ast.Assign([node.target], node.value, lineno=0) if node.value else None

    def visit_Call(self, node):
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "device"]
        if isinstance(node.func, ast.Attribute) and node.func.attr == "to":
            node.args = [value for value in node.args if not ast.unparse(value).endswith("device")]
            if not node.args and not node.keywords:
                return self.visit(node.func.value)
        self.generic_visit(node)
        return node


def text_of(nodes):
    """One text for the same code, however its variables are called."""
    return "\n".join(ast.unparse(ast.fix_missing_locations(Normal().visit(copy.deepcopy(node))))
                     for node in nodes)


#--- a model's file ---------------------------------------------------------------#

@dataclasses.dataclass(frozen=True)
class Site:
    """A method, what turns in it, and where its cos and sin come from."""
    model: str
    layer: str
    function: str
    embedding: str
    text: str


def called(node):
    """Names of the functions, and of self's methods, that a node calls."""
    functions = [call.func for call in ast.walk(node) if isinstance(call, ast.Call)]
    return [function.id if isinstance(function, ast.Name) else function.attr
            for function in functions if isinstance(function, ast.Name)
            or (isinstance(function, ast.Attribute)
                and ast.unparse(function.value) == "self")]


def with_callees(names, functions):
    """Those functions and the file's own that they call, by name."""
    found, open_names = {}, list(names)
    while open_names:
        name = open_names.pop()
        if name in functions and name not in found:
            found[name] = functions[name]
            open_names += called(functions[name])
    return [found[name] for name in sorted(found)]


def embedding_of(layer, embeddings):
    """Which of a file's embeddings a layer has, as their names tell; none if all are for another
    kind of layer: the model takes another family's then."""
    kind = next((kind for kind in ("Vision", "ViT", "Audio") if kind in layer), "Text")
    if kind == "Text":
        fits = ([name for name in embeddings if "Text" in name]
                or [name for name in embeddings if not re.search("Vision|Audio|ViT|SaProt", name)])
    else:
        fits = [name for name in embeddings if kind in name]
    if "SaProt" in layer:
        fits = [name for name in embeddings if "SaProt" in name]
    # The text of EXAONE 4.5 takes its embedding from EXAONE 4, the file has the pictures' alone.
    alone = len(embeddings) == 1 and layer != "Exaone4_5_Attention"
    return (fits or (list(embeddings) if alone else [""]))[0]


def methods_of(node):
    return {method.name: method for method in node.body if isinstance(method, ast.FunctionDef)}


def sites_of(model, path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    embeddings = [name for name in classes if EMBEDS.search(name)]
    for layer, node in classes.items():
        methods = methods_of(node)
        for method in methods.values():
            turning = dict.fromkeys(name for name in called(method) if TURNS.search(name))
            if TURNS.search(method.name):
                continue
            embedding = embedding_of(layer, embeddings)
            inner = methods_of(classes[embedding]) if embedding else {}
            code = [inner[name] for name in inner if name != "__init__"]
            for name in turning:
                text = text_of(code + with_callees([name], {**functions, **methods}))
                yield Site(model, layer, name, embedding, text)


def models_folder():
    return pathlib.Path(importlib.util.find_spec("transformers").origin).parent / "models"


def implementations(folder=None):
    """The sites of each text, in the order of their models; the first one stands for the others."""
    groups = collections.defaultdict(list)
    for path in sorted((folder or models_folder()).glob("*/modeling_*.py")):
        if path.stem == f"modeling_{path.parent.name}":
            for site in sites_of(path.parent.name, path):
                groups[site.text].append(site)
    return list(groups.values())


#--- which exporters ----------------------------------------------------------------#

# Ways from PyTorch into MLIR, of exporters.py.
FROM_TORCH = ("onnx", "onnx_script", "onnx_opset11", "onnx_opset14", "onnx_opset23", "fx",
              "fx_core", "fx_functional", "linalg", "torchax")


def exporters_of(name, known=(), count=2):
    """The first ones by a hash that nobody chooses by, of those by which the corpus does not have
    the same text yet."""
    by_hash = sorted(FROM_TORCH, key=lambda exporter: hashlib.sha256(
        f"{name} by {exporter}".encode()).digest())
    return tuple([exporter for exporter in by_hash if exporter not in known][:count])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", type=pathlib.Path, metavar="DIR",
                        help="transformers/models (default: the one installed)")
    groups = implementations(parser.parse_args().models)
    for sites in groups:
        first, models = sites[0], dict.fromkeys(site.model for site in sites)
        print(f"{first.model}: {first.layer}, {first.embedding or 'no embedding'}, "
              f"{first.function}: {len(models)} of {', '.join(models)}")
    sites = [site for group in groups for site in group]
    print(f"{len(groups)} implementations in {len(sites)} layers of "
          f"{len({site.model for site in sites})} models")


if __name__ == "__main__":
    main()
