#===- check_labels.py - The census' lines say what its graphs compute ------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Turns the inputs of the census' graphs by what their lines in graphs.json say, in numpy and with
angles written down here a second time, and compares that with what the library computed. A graph
without a rotation must not come out so for any table. Needs no library but numpy."""

import argparse
import json
import pathlib
import sys

import ml_dtypes  # noqa: F401 (bf16 in safetensors)
import numpy as np
from safetensors.numpy import load_file

GRAPHS = pathlib.Path(__file__).resolve().parents[2] / "tests" / "graphs"
TOLERANCE = {"float32": 1e-4, "float16": 4e-3, "bfloat16": 3e-2}


def frequencies(dim, theta=1e4):
    return theta ** (-np.arange(0, dim, 2) / dim)


#--- angles, of each rotation: of [tokens.., pairs] -------------------------------------#

def on_axes(axes, rates):
    """Pair i turns by the position on axes[i] of [axes, batch, tokens], with rates[i]."""
    def angles(inputs):
        return np.stack([inputs[-1][axis] * rate for axis, rate in zip(axes, rates)], -1)
    return angles


def in_turn(sections):
    axes = [i % 3 if i < 3 * sections[i % 3] else 0 for i in range(sum(sections))]
    return on_axes(axes, frequencies(2 * len(axes)))


def in_sections(sections):
    axes = [axis for axis, section in enumerate(sections) for _ in range(section)]
    return on_axes(axes, frequencies(2 * len(axes)))


def grid(axes, rates):
    """As on_axes, for positions [tokens, axes]."""
    def angles(inputs):
        return inputs[-1].reshape(-1, inputs[-1].shape[-1])[:, axes] * rates
    return angles


def both(first=0, dim=16, theta=1e4):
    """Half of the pairs by one axis, half by the other."""
    return grid([first] * 8 + [1 - first] * 8, np.tile(frequencies(dim, theta), 2))


def from_zero(inputs):
    return np.arange(4)[:, None] * frequencies(32)


def picture_patches(inputs):
    centre = np.array([-0.5, 0.5])
    y, x = (axis.reshape(-1, 1) for axis in np.meshgrid(centre, centre, indexing="ij"))
    turning = 2 * np.pi * np.hstack([y * frequencies(16, 100), x * frequencies(16, 100)])
    return np.vstack([np.zeros((1, 16)), turning])


def llama4_patches(_):
    token = np.arange(4)[:, None]
    turning = np.hstack([(token % 2 + 1) * frequencies(16), (token // 2 + 1) * frequencies(16)])
    return np.vstack([turning, np.zeros((1, 16))])


def matches(_):
    rows, columns = np.meshgrid(np.arange(1, 3), np.arange(1, 4), indexing="ij")
    rates = frequencies(16)
    return np.stack([rows[..., None] * rates, columns[..., None] * rates], -1).reshape(2, 3, 16)


def memory(inputs):
    """Of k: groups of four tokens of which three turn, and one token that is no group's."""
    turning = both()(inputs)
    group = np.vstack([np.zeros((1, 16)), turning])
    return np.vstack([group, group, np.zeros((1, 16))])


def twice(inputs):
    return np.vstack([both()(inputs)] * 2 + [np.zeros((1, 16))])


def atoms(inputs):
    where, residue = inputs[-2:]
    parts = [where[..., axis, None] * 10.0 ** (-np.arange(4) / 4) for axis in range(3)]
    parts.append(residue[..., None] * 1e4 ** (-np.arange(3) / 3))
    return np.concatenate([*parts, np.zeros((*residue.shape, 1))], -1)


def points(inputs):
    return inputs[-1] @ np.sin(np.linspace(-2, 2, 32)).reshape(16, 2).T


def moments(inputs):
    times = inputs[-1].astype(np.float64)
    window = np.round(times[:, :1] / (0.01 * 4 * times.shape[1])) / 8
    token = np.arange(times.shape[1]) / 8 * 2 * np.pi
    rates = frequencies(16)
    angles = [np.broadcast_to(window[..., None] * rates, (*times.shape, 8)),
              np.broadcast_to(token[:, None] * rates, (*times.shape, 8))]
    return np.concatenate(angles, -1) * (-times * 2 * np.pi)[..., None]


ANGLES = {
    "census_cohere_compass": in_turn([6, 5, 5]), "census_cosmos3_edge": in_turn([6, 5, 5]),
    "census_ernie4_5_vl_moe": on_axes([1, 2] * 6 + [0] * 4, frequencies(32)),
    "census_glm4v": in_sections([2, 3, 3]), "census_glm4v_moe": in_sections([2, 3, 3]),
    "census_neomme": on_axes([0, 1] * 4, frequencies(16)),
    "census_paddleocr_vl": in_sections([6, 5, 5]), "census_qwen3_5": in_turn([3, 3, 2]),
    "census_qwen4_exp": in_turn([3, 3, 2]),
    "census_mistral_large4": lambda inputs: inputs[-1][..., None] * (
        frequencies(32) * np.exp(np.linspace(-0.5, 0.5, 16))),
    "census_cohere_compass_vision": both(), "census_muse_glimmer_vision": both(),
    "census_qwen2_vl_vision": both(), "census_step3p7": both(1), "census_inkling2": both(1),
    "census_kimi_k25": grid([1, 0] * 8, np.repeat(frequencies(16), 2)),
    "census_minimax_m3_vl": grid([0] * 5 + [1] * 5 + [2] * 5, np.tile(frequencies(10), 3)),
    "census_pixtral": grid([0] * 8 + [1] * 8,
                           np.concatenate([frequencies(32)[0::2], frequencies(32)[1::2]])),
    "census_edgetam_video": both(), "census_sam3": both(),
    "census_roformer": from_zero, "census_seamless_m4t": from_zero,
    "census_dinov3_vit": picture_patches, "census_eomt_dinov3": picture_patches,
    "census_llama4_vision": llama4_patches, "census_efficientloftr": matches,
    "census_lightglue": points, "census_esmfold2": atoms, "census_musicflamingo": moments,
}
# Of the second rotation, where it differs.
ANGLES_OF_K = {"census_edgetam_memory": memory, "census_sam2_video": twice}


#--- rotations ---------------------------------------------------------------------------#

def pairs_of(x, pairing):
    half = x.shape[-1] // 2
    return (x[..., :half], x[..., half:]) if pairing == "half" else (x[..., 0::2], x[..., 1::2])


def joined(first, second, pairing):
    if pairing == "half":
        return np.concatenate([first, second], -1)
    return np.stack([first, second], -1).reshape(*first.shape[:-1], -1)


def rotated(x, rotation, angles):
    """As the line says it; what is outside of the window stays."""
    begin, dim = rotation["begin"], rotation["dim"]
    x0, x1 = pairs_of(x[..., begin:begin + dim], rotation["pairing"])
    cos, sin = np.cos(angles), np.sin(angles) * (-1 if rotation.get("inverse") else 1)
    pairing = {"half": "interleaved", "interleaved": "half"}[rotation["pairing"]] \
        if rotation.get("reorder") else rotation["pairing"]
    turned = joined(x0 * cos - x1 * sin, x1 * cos + x0 * sin, pairing)
    return np.concatenate([x[..., :begin], turned, x[..., begin + dim:]], -1)


def placed(angles, x):
    """With a dimension for heads where x has one: beside the tokens."""
    if angles.ndim == x.ndim:
        return angles
    tokens = angles.shape[-2]
    if angles.ndim == 2:  # no batch
        return angles if x.shape[-2] == tokens else angles[:, None]
    return angles[:, None] if x.shape[-2] == tokens else np.expand_dims(angles, -2)


def angles_of(case, i, rotation, inputs):
    if case == "census_gemma4_vision":
        return grid([i] * 8, frequencies(16, 100))(inputs)
    if case in ("census_edgetam_memory", "census_sam2_video"):
        where = [inputs[2]] if i == 0 else [inputs[-1]]
        return (both() if i == 0 else ANGLES_OF_K[case])(where)
    if case in ANGLES:
        return ANGLES[case](inputs)
    angles = inputs[-1][..., None] * frequencies(rotation["dim"], rotation["theta"])
    return angles[:, -inputs[i].shape[-2]:] if case == "census_muse_glimmer_assistant" else angles


def difference(result, expected):
    return np.abs(result - expected).max() / max(1.0, np.abs(expected).max())


def as_line_says(case, rotations, inputs, outputs):
    """What the results should be. Two rotations of one result are two windows of it."""
    expected = [rotated(inputs[i], rotation,
                        placed(angles_of(case, i, rotation, inputs), inputs[i]))
                for i, rotation in enumerate(rotations[:len(outputs)])]
    for i, rotation in enumerate(rotations[len(outputs):], len(outputs)):
        expected[0] = rotated(expected[0], rotation,
                              placed(angles_of(case, i, rotation, inputs), inputs[0]))
    return expected


def other_lines(rotations):
    """The same with the other pairing, and turned the other way."""
    other = {"half": "interleaved", "interleaved": "half"}
    yield [{**rotation, "pairing": other[rotation["pairing"]]} for rotation in rotations]
    yield [{**rotation, "inverse": not rotation.get("inverse", False)} for rotation in rotations]


def turns(x, y):
    """Whether some table makes y of x: all heads of [batch, heads, tokens, components] then have
    the same cosines and sines."""
    for pairing in ("half", "interleaved"):
        (x0, x1), (y0, y1) = pairs_of(x, pairing), pairs_of(y, pairing)
        square = np.maximum(x0 * x0 + x1 * x1, 0.1)  # small pairs are mostly rounding
        cos, sin = (x0 * y0 + x1 * y1) / square, (x0 * y1 - x1 * y0) / square
        large = (square > 0.1).all(1)
        if (np.ptp(cos, 1) + np.ptp(sin, 1))[large].max() < 0.1:
            return True
    return False


def check(entry, folder):
    """What is wrong with a line, or nothing."""
    case = entry["name"].removesuffix(f"_{entry['exporter']}")
    golden = load_file(folder / f"{entry['name']}.safetensors")
    tolerance = TOLERANCE[str(golden["out0"].dtype)]
    inputs, outputs = ([golden[f"{kind}{i}"].astype(np.float64) for i in range(len(golden))
                        if f"{kind}{i}" in golden] for kind in ("in", "out"))
    rotations = entry["rotations"]
    if not rotations:
        return "is a rotation" if turns(inputs[0], outputs[0]) else ""
    if inputs[0].shape[-1] != rotations[0]["head_dim"]:  # heads in a row
        inputs, outputs = ([array.reshape(*array.shape[:-1], -1, rotations[0]["head_dim"])
                            for array in arrays] for arrays in (inputs, outputs))

    def worst(lines):
        return max(map(difference, outputs, as_line_says(case, lines, inputs, outputs)))
    if worst(rotations) > tolerance:
        return f"off by {worst(rotations):.2g}"
    if min(map(worst, other_lines(rotations))) < 3 * tolerance:
        return "is another rotation as well"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD")
    arguments = parser.parse_args()
    wrong = 0
    for folder in (GRAPHS / "open", GRAPHS / "held_out"):
        for entry in json.loads((folder / "graphs.json").read_text()):
            if entry["round"] != 7 or arguments.only not in entry["name"]:
                continue
            problem = check(entry, folder)
            wrong += bool(problem)
            print(f"{entry['name']}: {problem or 'ok'}")
    sys.exit(wrong != 0)


if __name__ == "__main__":
    main()
