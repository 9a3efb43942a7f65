#===- main_job.py - A model's rotation, end to end ------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Shows a model's rope IR, rotates q and k of a prompt with kernels compiled for this
CPU, compares every element with a reference of its own, and measures the kernels.

usage: main_job.py ROPEWALK [CONFIG]
"""

import json
import pathlib
import struct
import subprocess
import sys
import tempfile

import numpy as np

TOKENS = 512
PRECISION = {"F32": 24, "BF16": 8}  # bits; both have f32's exponents
SEED = 20260101


def write_safetensors(path, tensors):
    """tensors: name -> (dtype, array of the stored bits)"""
    header, offset = {}, 0
    for name, (dtype, bits) in tensors.items():
        header[name] = {"dtype": dtype, "shape": bits.shape,
                        "data_offsets": [offset, offset + bits.nbytes]}
        offset += bits.nbytes
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for _, bits in tensors.values():
            file.write(bits.tobytes())


def read_safetensors(path):
    data = path.read_bytes()
    end = 8 + struct.unpack_from("<Q", data)[0]
    tensors = {}
    for name, entry in json.loads(data[8:end]).items():
        first, last = entry["data_offsets"]
        bits = np.frombuffer(data[end + first:end + last], BITS[entry["dtype"]])
        tensors[name] = (entry["dtype"], bits.reshape(entry["shape"]))
    return tensors


BITS = {"F32": np.float32, "BF16": np.uint16}


def to_storage(values, dtype):
    if dtype == "F32":
        return values
    bits = values.view(np.uint32)  # finite values only: round to nearest even
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def to_f64(bits, dtype):
    if dtype == "BF16":
        bits = (bits.astype(np.uint32) << 16).view(np.float32)
    return bits.astype(np.float64)


def inverse_frequencies(config):
    """The default rule and llama3's, straight from their definition in f64."""
    width = config.get("head_dim", config["hidden_size"] // config["num_attention_heads"])
    inverse = config["rope_theta"] ** (-np.arange(0, width, 2) / width)
    scaling = config.get("rope_scaling")
    if scaling:
        assert scaling["rope_type"] == "llama3", "only the default rule and llama3 here"
        low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
        turns = scaling["original_max_position_embeddings"] * inverse / (2 * np.pi)
        keep = np.clip((turns - low) / (high - low), 0, 1)
        inverse = inverse * (keep + (1 - keep) / scaling["factor"])
    return inverse


def worst_ulp(source, result, dtype, inverse):
    """Of every element of [1, tokens, heads, width], half pairing, in ulp of hypot(x0, x1)."""
    x, y = to_f64(source, dtype), to_f64(result, dtype)
    angle = np.arange(x.shape[1])[:, None, None] * inverse
    half = x.shape[-1] // 2
    x0, x1 = x[..., :half], x[..., half:]
    expected = np.concatenate([x0 * np.cos(angle) - x1 * np.sin(angle),
                               x1 * np.cos(angle) + x0 * np.sin(angle)], axis=-1)
    exponent = np.maximum(np.frexp(np.hypot(x0, x1))[1] - 1, -126)
    ulp = np.ldexp(1.0, exponent - PRECISION[dtype] + 1)
    return float(np.max(np.abs(y - expected) / np.concatenate([ulp, ulp], axis=-1)))


def step(text):
    print(f"\n== {text}", flush=True)


def rotate(ropewalk, config_path, folder, dtype, config):
    """Worst error of q and k by name, after a trip through files and the tool."""
    random = np.random.default_rng(SEED)
    width = config.get("head_dim", config["hidden_size"] // config["num_attention_heads"])
    heads = {"q": config["num_attention_heads"], "k": config["num_key_value_heads"]}
    tensors = {name: (dtype, to_storage(random.standard_normal((1, TOKENS, count, width),
                                                               np.float32), dtype))
               for name, count in heads.items()}
    source, result = folder / f"{dtype}.safetensors", folder / f"{dtype}-out.safetensors"
    write_safetensors(source, tensors)
    subprocess.run([ropewalk, "apply", "--config", config_path, "--tensors", source,
                    "--output", result], check=True)
    rotated = read_safetensors(result)
    errors = {}
    for name, (_, bits) in tensors.items():
        assert rotated[name][0] == dtype and rotated[name][1].shape == bits.shape
        errors[name] = worst_ulp(bits, rotated[name][1], dtype, inverse_frequencies(config))
        print(f"{name} {dtype} {list(bits.shape)}: {bits.size} elements checked, "
              f"worst error {errors[name]:.4f} ulp")
    return errors


def measure(ropewalk, config_path):
    output = subprocess.run(
        [ropewalk, "bench", "--config", config_path, "--tokens", str(TOKENS), "--dtype", "bf16,f32",
         "--place", "out", "--format=json"], check=True, stdout=subprocess.PIPE).stdout
    return json.loads(output)


def print_table(rows):
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) if i < 3 else cell.rjust(width)
                        for i, (cell, width) in enumerate(zip(row, widths))).rstrip())


def main():
    ropewalk = sys.argv[1]
    default = pathlib.Path(__file__).parent.parent / "examples/configs/llama-3.1-8b.json"
    config_path = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else default
    config = json.loads(config_path.read_text())

    step(f"{config_path.name} as rope IR")
    subprocess.run([ropewalk, "compile", config_path, "--emit=rope"], check=True)

    step(f"rotating {TOKENS} tokens with kernels compiled for this CPU")
    with tempfile.TemporaryDirectory() as folder:
        errors = {dtype: rotate(ropewalk, config_path, pathlib.Path(folder), dtype, config)
                  for dtype in PRECISION}

    step("measuring")
    report = measure(ropewalk, config_path)
    tensor_of = {config["num_attention_heads"]: "q", config["num_key_value_heads"]: "k"}
    rows = [["tensor", "dtype", "kernel", "us", "GB/s", "/memcpy", "worst ulp"]]
    for row in report["rows"]:
        if row["kernel"] == "ropewalk_run":  # a call of one head, measured beside the kernels
            continue
        name = tensor_of[row["heads"]]
        rows.append([f"{name} [1, {row['tokens']}, {row['heads']}, {row['head_dim']}]", row["dtype"],
                     row["kernel"], f"{row['ns'] / 1000:.1f}", f"{row['gbps']:.1f}",
                     f"{row['memcpy_ratio']:.3f}", f"{errors[row['dtype'].upper()][name]:.4f}"])
    print(f"{report['machine']['cpu']}, {report['machine']['isa']}, 1 thread")
    print_table(rows)
    bounds = {"F32": 2.5, "BF16": 0.51}
    wrong = [d for d, found in errors.items() if max(found.values()) > bounds[d]]
    if wrong:
        sys.exit(f"worst error above the bound: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
