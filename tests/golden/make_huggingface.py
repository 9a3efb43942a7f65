#!/usr/bin/env python3
#===- make_huggingface.py - What transformers computes -----------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""Writes huggingface.txt: what Hugging Face transformers computes for the rotations of models.

Needs transformers and torch, which nothing else here does; run by hand when a case is added:
python3 make_huggingface.py > huggingface.txt

The numbers of each case are those of the model's config.json. A case is a name, the fields of
the rotation as ropewalk.h spells them, the attention factor as transformers has it, inv_freq as
bits of f32, theta^(2i/R) as torch's own powers (which are not correctly rounded), and for some
positions the bits of cos and then of sin.
"""
import struct

import torch
import transformers
from transformers import HunYuanDenseV1Config, LlamaConfig
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS
from transformers.models.hunyuan_v1_dense.modeling_hunyuan_v1_dense import (
    HunYuanDenseV1RotaryEmbedding)
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding

PHI_3_LONG = [
    1.0299999713897705, 1.0499999523162842, 1.0499999523162842, 1.0799999237060547,
    1.2299998998641968, 1.2299998998641968, 1.2999999523162842, 1.4499999284744263,
    1.5999999046325684, 1.6499998569488525, 1.8999998569488525, 2.859999895095825,
    3.68999981880188, 5.419999599456787, 5.489999771118164, 5.489999771118164,
    9.09000015258789, 11.579999923706055, 15.65999984741211, 15.769999504089355,
    15.789999961853027, 18.360000610351562, 21.989999771118164, 23.079999923706055,
    30.009998321533203, 32.35000228881836, 32.590003967285156, 35.56000518798828,
    39.95000457763672, 53.840003967285156, 56.20000457763672, 57.95000457763672,
    59.29000473022461, 59.77000427246094, 59.920005798339844, 61.190006256103516,
    61.96000671386719, 62.50000762939453, 63.3700065612793, 63.48000717163086,
    63.48000717163086, 63.66000747680664, 63.850006103515625, 64.08000946044922,
    64.760009765625, 64.80001068115234, 64.81001281738281, 64.81001281738281]
PHI_3_SHORT = (
    [1.05] * 3 + [1.1] * 3 + [1.2500000000000002] * 2 + [1.4000000000000004, 1.4500000000000004,
    1.5500000000000005, 1.8500000000000008, 1.9000000000000008] + [2.000000000000001] * 19 +
    [2.1000000000000005] * 2 + [2.2] + [2.3499999999999996] * 4 + [2.3999999999999995] * 2 +
    [2.6499999999999986, 2.6999999999999984, 2.8999999999999977, 2.9499999999999975] +
    [3.049999999999997] * 3)
PHI_4_MINI_LONG = [
    1, 1.118320672, 1.250641126, 1.398617824, 1.564103225, 1.74916897, 1.956131817, 2.187582649,
    2.446418898, 2.735880826, 3.059592084, 3.421605075, 3.826451687, 4.279200023, 4.785517845,
    5.351743533, 5.984965424, 6.693110555, 7.485043894, 8.370679318, 9.36110372, 10.4687158,
    11.70738129, 13.09260651, 14.64173252, 16.37415215, 18.31155283, 20.47818807, 22.90118105,
    25.61086418, 28.64115884, 32.03, 32.1, 32.13, 32.23, 32.6, 32.61, 32.64, 32.66, 32.7, 32.71,
    32.93, 32.97, 33.28, 33.49, 33.5, 44.16, 47.77]


def default(theta, head_dim, rotary_dim=None):
    return dict(rope_type="default", rope_theta=theta, head_dim=head_dim,
                rotary_dim=rotary_dim or head_dim)


def llama3(theta, head_dim, factor, low=1.0, high=4.0):
    return dict(default(theta, head_dim), rope_type="llama3", factor=factor, low_freq_factor=low,
                high_freq_factor=high, original_max_position_embeddings=8192)


def yarn(theta, head_dim, factor, original, **more):
    return dict(default(theta, head_dim), rope_type="yarn", factor=factor,
                original_max_position_embeddings=original, **more)


def longrope(head_dim, short, long, seq_len):
    return dict(default(1e4, head_dim, 96), rope_type="longrope", factor=32.0, short_factor=short,
                long_factor=long, original_max_position_embeddings=4096, seq_len=seq_len)


def dynamic(theta, head_dim, factor, most, seq_len):
    return dict(default(theta, head_dim), rope_type="dynamic", factor=factor,
                max_position_embeddings=most, seq_len=seq_len)


CASES = {
    "llama-2-7b": default(1e4, 128),
    "llama-3-8b": default(5e5, 128),
    "codellama-7b": default(1e6, 128),
    "tinyllama-1.1b": default(1e4, 64),
    "gpt-neox-20b": default(1e4, 96, 24),
    "phi-2": default(1e4, 80, 32),
    "persimmon-8b": default(25000.0, 64, 32),
    "falcon3-7b": default(1000042.0, 256),
    "command-r": default(8e6, 128),
    "qwen3-next-80b": default(1e7, 256, 64),
    "llama-3.1-8b": llama3(5e5, 128, 8.0),
    "llama-3.2-1b": llama3(5e5, 64, 32.0),
    "llama-3.2-3b": llama3(5e5, 128, 32.0),
    "llama-4-scout": llama3(5e5, 128, 16.0, 1.0, 1.0),
    "qwen2.5-7b-yarn": yarn(1e6, 128, 4.0, 32768),
    "gpt-oss-20b": yarn(150000.0, 64, 32.0, 4096, beta_fast=32.0, beta_slow=1.0, truncate=False),
    "deepseek-v2-lite": yarn(1e4, 64, 40.0, 4096, beta_fast=32.0, beta_slow=1.0, mscale=0.707,
                             mscale_all_dim=0.707),
    "deepseek-v3": yarn(1e4, 64, 40.0, 4096, beta_fast=32.0, beta_slow=1.0, mscale=1.0,
                        mscale_all_dim=1.0),
    "deepseek-v4-flash-compress": yarn(160000.0, 64, 16.0, 65536, beta_fast=32.0, beta_slow=1.0,
                                       attention_factor=1.0),
    "kimi-k2": yarn(5e4, 64, 32.0, 4096, beta_fast=1.0, beta_slow=1.0, mscale=1.0,
                    mscale_all_dim=1.0),
    "ministral-3-3b": yarn(1e6, 128, 16.0, 16384, beta_fast=32.0, beta_slow=1.0, mscale=1.0,
                           mscale_all_dim=1.0),
    "olmo-3-7b": yarn(5e5, 128, 8.0, 8192, beta_fast=32.0, beta_slow=1.0,
                      attention_factor=1.2079441541679836),
    "yarn-different-mscales": yarn(1e4, 128, 40.0, 4096, mscale=1.0, mscale_all_dim=0.707),
    "yarn-every-pair-divided": yarn(1e4, 64, 4.0, 6),
    "yarn-factor-below-1": yarn(1e4, 64, 0.5, 4096),
    "phi-3-mini-128k-short": longrope(96, PHI_3_SHORT, PHI_3_LONG, 4096),
    "phi-3-mini-128k-long": longrope(96, PHI_3_SHORT, PHI_3_LONG, 4097),
    "phi-4-mini-short": longrope(128, [1.0] * 48, PHI_4_MINI_LONG, 1),
    "phi-4-mini-long": longrope(128, [1.0] * 48, PHI_4_MINI_LONG, 131072),
    "gemma-3-4b-global": dict(default(1e6, 256), rope_type="linear", factor=8.0),
    "gemma-4-e2b-global": dict(default(1e6, 512), rope_type="proportional", active_pairs=64),
    "proportional-divided": dict(default(1e6, 128), rope_type="proportional", active_pairs=48,
                                 factor=3.0),
    "internlm2-dynamic-within": dynamic(1e6, 128, 2.0, 32768, 30000),
    "internlm2-dynamic-beyond": dynamic(1e6, 128, 2.0, 32768, 50001),
    "dynamic-far-beyond": dynamic(1e4, 64, 4.0, 2048, 131072),
    "hunyuan-a13b": dict(default(1e4, 128), rope_type="ntk_alpha", alpha=1000.0),
}
WITH_POSITIONS = {"llama-3.1-8b", "gpt-oss-20b", "phi-3-mini-128k-long"}
POSITIONS = [0, 1, 4095, 131071]


def config_of(case):
    most = case.get("max_position_embeddings", 131072)
    fields = {k: v for k, v in case.items()
              if k not in ("head_dim", "rotary_dim", "seq_len", "active_pairs",
                           "max_position_embeddings")}
    fraction = case.get("active_pairs", case["rotary_dim"] / 2) / (case["head_dim"] / 2)
    if fraction != 1:
        fields["partial_rotary_factor"] = fraction
    return LlamaConfig(head_dim=case["head_dim"], hidden_size=32 * case["head_dim"],
                       num_attention_heads=32, max_position_embeddings=most,
                       rope_parameters=fields)


def compute(case):
    rule = case["rope_type"]
    if rule == "ntk_alpha":
        config = HunYuanDenseV1Config(
            head_dim=case["head_dim"], rope_theta=case["rope_theta"],
            rope_parameters=dict(rope_type="dynamic", rope_theta=case["rope_theta"],
                                 alpha=case["alpha"], factor=1.0))
        return HunYuanDenseV1RotaryEmbedding(config).inv_freq, 1.0
    config = config_of(case)
    if rule == "default":
        dim = case["rotary_dim"]
        config.head_dim = dim
        config.rope_parameters.pop("partial_rotary_factor", None)
        return LlamaRotaryEmbedding.compute_default_rope_parameters(config)
    seq_len = case.get("seq_len")
    if rule == "dynamic":
        seq_len = torch.tensor(seq_len) if seq_len > case["max_position_embeddings"] else None
    return ROPE_INIT_FUNCTIONS[rule](config, seq_len=seq_len)


def powers(case):
    """theta^(2i/R), on the way to inv_freq."""
    theta, dim = case["rope_theta"], case["rotary_dim"]
    if "alpha" in case:
        theta = theta * case["alpha"] ** (dim / (dim - 2))
    elif case["rope_type"] == "dynamic" and case["seq_len"] > case["max_position_embeddings"]:
        ratio = case["factor"] * torch.tensor(case["seq_len"]) / case["max_position_embeddings"]
        theta = theta * (ratio - (case["factor"] - 1)) ** (dim / (dim - 2))
    return theta ** (torch.arange(0, dim, 2).float() / dim)


def bits(tensor):
    return " ".join(struct.pack(">f", x).hex() for x in tensor.tolist())


def field_lines(case):
    renamed = {"rope_type": "scaling", "rope_theta": "theta"}
    for key, value in case.items():
        if key == "truncate":
            key, value = "no_truncate", int(not value)
        text = " ".join(map(repr, value)) if isinstance(value, list) else str(value)
        yield f"{renamed.get(key, key)} {text}"


def main():
    print(f"# transformers {transformers.__version__}, torch {torch.__version__.split('+')[0]} "
          "on an x86-64 CPU; see make_huggingface.py")
    for name, case in CASES.items():
        inv_freq, factor = compute(case)
        print(f"\ncase {name}")
        print("\n".join(field_lines(case)))
        print(f"result_factor {factor!r}")
        print(f"result_inv_freq {bits(inv_freq)}")
        print(f"result_power {bits(powers(case))}")
        for position in POSITIONS if name in WITH_POSITIONS else []:
            angle = torch.tensor([float(position)])[:, None] * inv_freq[None, :]
            cos, sin = angle.cos() * factor, angle.sin() * factor
            print(f"result_at {position} {bits(cos[0])} {bits(sin[0])}")


if __name__ == "__main__":
    main()
