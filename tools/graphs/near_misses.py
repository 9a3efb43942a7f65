#===- near_misses.py - The changes that make no RoPE of RoPE --------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
"""What make_near_misses.py does to which open graph, and why nothing is a rotation then. x0 and x1
are the two components of a pair, y0 and y1 their results, c and s the tables.

Not here, because it is still a rotation, by other tables: s negated everywhere (the inverse), c and
s exchanged everywhere, a factor on all of c or of s, c and s from different positions."""

import dataclasses


@dataclasses.dataclass
class NearMiss:
    """The edits are methods of make_near_misses.Graph with their arguments. Of a base with several
    results only the first one is kept: one rotation is there to be missed."""
    name: str
    base: str
    change: str
    edits: tuple


NEAR_MISSES = []


def miss(name, base, change, *edits):
    NEAR_MISSES.append(NearMiss(name, base, change, edits))


EXTRA = ("The rotation itself is one, but the graph as it is still has to compute what it is made "
         "of, so that nothing would be saved")

#--- ONNX: x cos + rotate_half(x) sin ---------------------------------------#

LLAMA = "transformers_llama_onnx"
HALF = "tensor<1x2x5x32xf32>"
ANGLES = "tensor<1x5x32xf32>"

miss("onnx_not_negated", LLAMA, "rotate_half without its negation: y0 = x0 c + x1 s",
     ("replace", "%19", "(%18, %16)", "(%17, %16)"))
miss("onnx_both_negated", LLAMA, "rotate_half negates both halves: y1 = x1 c - x0 s",
     ("insert_after", "%16", f'%both = "onnx.Neg"(%16) : ({HALF}) -> {HALF}'),
     ("replace", "%19", "(%18, %16)", "(%18, %both)"))
miss("onnx_not_exchanged", LLAMA, "the halves stay in place: y0 = x0 c - x0 s",
     ("replace", "%18", "(%17)", "(%16)"), ("replace", "%19", "(%18, %16)", "(%18, %17)"))
miss("onnx_slice_off_by_one", LLAMA, "the first half is [1, 33): y1 has the x0 of the next pair",
     ("insert_after", "%6",
      '%end = "onnx.Constant"() {value = dense<33> : tensor<1xi64>} : () -> tensor<1xi64>'),
     ("replace", "%16", "(%arg0, %1, %2,", "(%arg0, %6, %end,"))
miss("onnx_maximum", LLAMA, "the two products are not added: the greater one is taken",
     ("replace", "%21", "onnx.Add", "onnx.Max"))
miss("onnx_doubled_angles", LLAMA, "y1 has the tables of twice the angle of y0",
     ("insert_after", "%9", f'%twice = "onnx.Add"(%9, %9) : ({ANGLES}, {ANGLES}) -> {ANGLES}'),
     ("replace", "%10", "(%9, %9)", "(%9, %twice)"))
miss("onnx_next_position", LLAMA, "y1 has the tables of the next position",
     ("insert_after", "%9", f'%next = "onnx.Add"(%9, %0) : ({ANGLES}, tensor<32xf32>) -> {ANGLES}'),
     ("replace", "%10", "(%9, %9)", "(%9, %next)"))
miss("onnx_relu_of_one_use", LLAMA, "y1 has max(x0, 0) where y0 has x0",
     ("insert_after", "%16", f'%relu = "onnx.Relu"(%16) : ({HALF}) -> {HALF}'),
     ("replace", "%19", "(%18, %16)", "(%18, %relu)"))
miss("onnx_rounded_in_one_use", LLAMA, "y1 has x0 rounded to f16 where y0 has x0",
     ("insert_after", "%16",
      f'%narrow = "onnx.Cast"(%16) {{to = 10 : si64}} : ({HALF}) -> tensor<1x2x5x32xf16>',
      f'%wide = "onnx.Cast"(%narrow) {{to = 1 : si64}} : (tensor<1x2x5x32xf16>) -> {HALF}'),
     ("replace", "%19", "(%18, %16)", "(%18, %wide)"))
miss("onnx_bias", LLAMA, "s is added to the sum",
     ("insert_after", "%15", '%biased = "onnx.Add"(%15, %14) : (tensor<1x2x5x64xf32>, '
      "tensor<1x1x5x64xf32>) -> tensor<1x2x5x64xf32>"),
     ("replace", "%21", "(%15, %20)", "(%biased, %20)"))
miss("onnx_extra_use", LLAMA, f"rotate_half(x) is returned too. {EXTRA}", ("return_also", "%19"))

#--- ONNX: four products, and others ----------------------------------------#

FOUR = "torchtune_onnx"
HALF = "tensor<2x3x2x32xf32>"
STABLE_AUDIO = "diffusers_stable_audio_onnx"

miss("onnx_plus_in_both", FOUR, "y0 = x0 c + x1 s", ("replace", "%17", "onnx.Sub", "onnx.Add"))
miss("onnx_minus_in_both", FOUR, "y1 = x1 c - x0 s", ("replace", "%20", "onnx.Add", "onnx.Sub"))
miss("onnx_uses_result", FOUR, "y1 = x1 c + y0 s: in place where it must not be",
     ("replace", "%19", "(%11, %15)", "(%17, %15)"))
miss("onnx_tables_exchanged_once", FOUR, "c and s are exchanged in y1 alone: y1 = x1 s + x0 c",
     ("replace", "%18", "(%14, %12)", "(%14, %15)"), ("replace", "%19", "(%11, %15)", "(%11, %12)"))
miss("onnx_results_exchanged", FOUR, "y1 is written where y0 belongs and the other way round",
     ("replace", "%23", "(%21, %22)", "(%22, %21)"))
miss("onnx_wrong_component", FOUR, "y1 = x1 c + x1 s",
     ("replace", "%19", "(%11, %15)", "(%14, %15)"))
miss("onnx_term_missing", FOUR, "y1 = x1 c", ("replace", "%22", "(%20,", "(%18,"))
miss("onnx_one_term_doubled", FOUR, "y1 = 2 x1 c + x0 s",
     ("insert_after", "%18", f'%double = "onnx.Add"(%18, %18) : ({HALF}, {HALF}) -> {HALF}'),
     ("replace", "%20", "(%18, %19)", "(%double, %19)"))
miss("onnx_wrong_window", "rotary_embedding_torch_onnx",
     "what is added to the window's x c is made of the components beside it",
     ("replace", "%14", "(%11, %5)", "(%12, %5)"))
miss("onnx_reshaped_halves_not_negated", STABLE_AUDIO, "y0 = x0 c + x1 s",
     ("replace", "%23", "(%22, %19)", "(%21, %19)"))
miss("onnx_table_halves_differ", STABLE_AUDIO,
     "the second half of the cosines has the sines: y1 = x1 s + x0 s",
     ("insert_after", "%10", '%sine = "onnx.Sin"(%10) : (tensor<5x32xf32>) -> tensor<5x32xf32>'),
     ("replace", "%12", "(%11, %11)", "(%11, %sine)"))

#--- torch -------------------------------------------------------------------#

LITGPT = "litgpt_fx"
GPT_OSS = "transformers_gpt_oss_fx"
LUMINA = "diffusers_lumina_bf16_fx"
HALF = "!torch.vtensor<[1,2,5,32],f32>"
TABLE = "!torch.vtensor<[1,1,5,32],f32>"
COMPLEX = "!torch.vtensor<[1,5,2,32],complex<f32>>"

miss("torch_one_entry_differs", LITGPT,
     "one cosine of a second half is not that of the first: y1 has another table than y0",
     ("set_element", "%14", 3 * 64 + 40, 0.25))
miss("torch_flipped", LITGPT, "the whole head backwards instead of rotate_half",
     ("insert_after", "%12",
      '%dims = "torch.prim.ListConstruct"(%12) : (!torch.int) -> !torch.list<int>'),
     ("define", "%13", '"torch.aten.flip"(%arg0, %dims) : (!torch.vtensor<[1,2,4,64],f32>, '
      "!torch.list<int>) -> !torch.vtensor<[1,2,4,64],f32>"))
miss("torch_not_exchanged", LITGPT, "the halves stay in place: y0 = x0 c + x0 s",
     ("replace", "%11", "(%10, %4)", "(%4, %10)"))
miss("torch_overlapping_halves", LITGPT, "the second half is [16, 48)",
     ("replace", "%6", "32", "16"), ("replace", "%7", "9223372036854775807", "48"))
miss("torch_stride_of_one_half", LITGPT, "the first half is every other component",
     ("replace", "%2", "32", "64"), ("replace", "%3", "value = 1 ", "value = 2 "))
miss("torch_alpha", GPT_OSS, "y0 = x0 c - 2 x1 s", ("replace", "%62", "value = 1 ", "value = 2 "))
miss("torch_squared_table", GPT_OSS, "y1 = x1 c^2 + x0 s",
     ("insert_after", "%53",
      f'%square = "torch.aten.mul.Tensor"(%53, %53) : ({TABLE}, {TABLE}) -> {TABLE}'),
     ("replace", "%64", "(%59#1, %53)", "(%59#1, %square)"))
miss("torch_absolute_value", GPT_OSS, "y1 = x1 c + |x0| s",
     ("insert_after", "%59", f'%magnitude = "torch.aten.abs"(%59#0) : ({HALF}) -> {HALF}'),
     ("replace", "%65", "(%59#0, %55)", "(%magnitude, %55)"))
miss("torch_plus_in_both", GPT_OSS, "y0 = x0 c + x1 s",
     ("replace", "%63", "torch.aten.sub.Tensor", "torch.aten.add.Tensor"))
miss("torch_extra_use", GPT_OSS, f"x0 c is returned too. {EXTRA}", ("return_also", "%60"))
miss("torch_complex_sum", LUMINA, "complex numbers are added, not multiplied",
     ("insert_after", "%46",
      '%one = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int'),
     ("define", "%47", f'"torch.aten.add.Tensor"(%44, %46, %one) : ({COMPLEX}, '
      f"!torch.vtensor<[1,5,1,32],complex<f32>>, !torch.int) -> {COMPLEX}"))
miss("torch_conjugate_of_x", LUMINA,
     "x conjugated: y0 = x0 c + x1 s, y1 = x0 s - x1 c, a reflection",
     ("insert_after", "%44",
      f'%conjugate = "torch.aten.conj_physical"(%44) : ({COMPLEX}) -> {COMPLEX}'),
     ("replace", "%47", "(%44, %46)", "(%conjugate, %46)"))
miss("torch_table_for_halves", "transformers_deepseek_v4_fx",
     "pairs are [2i, 2i+1], but s is repeated as for pairs [i, i+16]",
     ("insert_after", "%7", '%sines = "torch.prim.ListConstruct"(%arg2, %arg2) : '
      "(!torch.vtensor<[1,4,16],f32>, !torch.vtensor<[1,4,16],f32>) -> !torch.list<vtensor>"),
     ("define", "%9", '"torch.aten.cat"(%sines, %7) : (!torch.list<vtensor>, !torch.int) -> '
      "!torch.vtensor<[1,4,32],f32>"))

#--- StableHLO ---------------------------------------------------------------#

PENZAI = "penzai_jax"
LITGPT = "litgpt_torchax"
ROFORMER = "keras_hub_roformer_jax"
LLAMA4 = "transformers_llama4_torchax"
HALF = "tensor<1x4x2x32xf32>"
ANGLES = "tensor<1x4x32xf32>"

miss("stablehlo_other_angles", PENZAI, "y1's cosine is that of the squared angle",
     ("insert_after", "%19",
      f'%squared = "stablehlo.multiply"(%17, %17) : ({ANGLES}, {ANGLES}) -> {ANGLES}',
      f'%other = "stablehlo.cosine"(%squared) : ({ANGLES}) -> {ANGLES}'),
     ("replace", "%29", "(%19)", "(%other)"))
miss("stablehlo_difference_reversed", PENZAI, "y0 = x1 s - x0 c",
     ("replace", "%28", "(%24, %27)", "(%27, %24)"))
miss("stablehlo_other_token", PENZAI, "y0 has the x1 of the token before",
     ("insert_after", "%21",
      '%last = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 4, 2, 32>, start_indices = '
      f"array<i64: 0, 3, 0, 0>, strides = array<i64: 1, 1, 1, 1>}}> : ({HALF}) -> "
      "tensor<1x1x2x32xf32>",
      '%others = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1, 3, 2, 32>, start_indices = '
      f"array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}}> : ({HALF}) -> "
      "tensor<1x3x2x32xf32>",
      '%shifted = "stablehlo.concatenate"(%last, %others) <{dimension = 1 : i64}> : '
      f"(tensor<1x1x2x32xf32>, tensor<1x3x2x32xf32>) -> {HALF}"),
     ("replace", "%27", "(%21, %26)", "(%shifted, %26)"))
miss("stablehlo_wrong_half", PENZAI, "y1 = x1 c + x1 s",
     ("replace", "%34", "(%20, %33)", "(%21, %33)"))
miss("stablehlo_results_exchanged", PENZAI, "the second half is written first",
     ("replace", "%36", "(%28, %35)", "(%35, %28)"))
miss("stablehlo_quotient", PENZAI, "y1 = x1 c / (x0 s)",
     ("replace", "%35", "stablehlo.add", "stablehlo.divide"))
miss("stablehlo_minus_two", LITGPT, "x1 is multiplied by -2, not negated",
     ("replace", "%4", "-1.000000e+00", "-2.000000e+00"))
miss("stablehlo_plus_one", LITGPT, "x1 is multiplied by 1, not negated",
     ("replace", "%4", "-1.000000e+00", "1.000000e+00"))
miss("stablehlo_one_entry_differs", LITGPT,
     "one sine of a second half is not that of the first: y1 has another table than y0",
     ("set_element", "%1", 2 * 64 + 33, 0.5))
miss("stablehlo_reversed", "equinox_jax", "the whole head backwards instead of rotate_half",
     ("insert_after", "%12", '%flipped = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 2>}> '
      ": (tensor<5x2x64xf32>) -> tensor<5x2x64xf32>"),
     ("define", "%13", '"stablehlo.transpose"(%flipped) <{permutation = array<i64: 1, 0, 2>}> : '
      "(tensor<5x2x64xf32>) -> tensor<2x5x64xf32>"))
miss("stablehlo_other_head", "equinox_jax", "y1 has the x0 of the other head",
     ("insert_after", "%12", '%others = "stablehlo.reverse"(%12) <{dimensions = array<i64: 0>}> : '
      "(tensor<2x5x32xf32>) -> tensor<2x5x32xf32>"),
     ("replace", "%13", "(%11, %12)", "(%11, %others)"))
miss("stablehlo_two_tensors", ROFORMER, "y1 has the x0 of k",
     ("replace", "%28", "(%arg0)", "(%arg1)"))
miss("stablehlo_stride_of_one_component", ROFORMER, "y1 has component i where it needs 2i",
     ("replace", "%28", "array<i64: 1, 5, 2, 64>", "array<i64: 1, 5, 2, 32>"),
     ("replace", "%28", "array<i64: 1, 1, 1, 2>", "array<i64: 1, 1, 1, 1>"))
miss("stablehlo_written_as_halves", ROFORMER,
     "x stays in pairs [2i, 2i+1], what is multiplied by s is written as pairs [i, i+32]",
     ("define", "%32", '"stablehlo.concatenate"(%27, %28) <{dimension = 3 : i64}> : '
      "(tensor<1x5x2x32xf32>, tensor<1x5x2x32xf32>) -> tensor<1x5x2x64xf32>"))
miss("stablehlo_real_twice", LLAMA4, "the real part of the product is both results",
     ("replace", "%36", "(%34, %35)", "(%34, %34)"))
miss("stablehlo_real_and_imaginary_exchanged", LLAMA4, "the imaginary part is written first",
     ("replace", "%36", "(%34, %35)", "(%35, %34)"))
miss("stablehlo_complex_of_exchanged", LLAMA4, "x1 + i x0 is turned: a reflection of x0 + i x1",
     ("replace", "%22", "(%19, %21)", "(%21, %19)"))

#--- linalg and tosa ---------------------------------------------------------#

TIMM = "timm_cat_linalg"
LLAMA = "transformers_llama_linalg"
TOSA = "transformers_llama_tosa"


def table_half(table, begin):
    """A half of a table of transformers_llama_linalg."""
    return (f'"tensor.extract_slice"({table}) <{{operandSegmentSizes = array<i32: 1, 0, 0, 0>, '
            f"static_offsets = array<i64: 0, 0, 0, {begin}>, static_sizes = "
            "array<i64: 1, 1, 5, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : "
            "(tensor<1x1x5x64xf32>) -> tensor<1x1x5x32xf32>")


miss("linalg_absolute_value", TIMM, "y0 = x0 c + |x1| s",
     ("replace", "%7", '"arith.negf"', '"math.absf"'))
miss("linalg_maximum", TIMM, "the two products are not added: the greater one is taken",
     ("replace", "%14", '"arith.addf"', '"arith.maximumf"'))
miss("linalg_wrong_component", TIMM, "y0 = x0 c - x0 s",
     ("replace", "%5", "array<i64: 0, 0, 0, 1>", "array<i64: 0, 0, 0, 0>"))
miss("linalg_stride_of_one_component", TIMM, "y1 has component i where it needs 2i",
     ("replace", "%8", "array<i64: 1, 1, 1, 2>", "array<i64: 1, 1, 1, 1>"))
miss("linalg_sum_for_product", LLAMA, "x + c in the place of x c",
     ("replace", "%13", '"arith.mulf"', '"arith.addf"'))
miss("linalg_overlapping_halves", LLAMA, "the second half is [16, 48)",
     ("replace", "%15", "array<i64: 0, 0, 0, 32>", "array<i64: 0, 0, 0, 16>"))
miss("linalg_table_halves_differ", LLAMA,
     "the second half of the sines has the cosines: y1 = x1 c + x0 c",
     ("insert_after", "%11", f'%first = {table_half("%11", 0)}',
      f'%second = {table_half("%10", 32)}',
      '%mixed = "tensor.concat"(%first, %second) <{dim = 3 : i64}> : (tensor<1x1x5x32xf32>, '
      "tensor<1x1x5x32xf32>) -> tensor<1x1x5x64xf32>"),
     ("replace", "%19", "(%18, %11,", "(%18, %mixed,"))
miss("tosa_not_negated", TOSA, "y0 = x0 c + x1 s", ("replace", "%21", "(%20, %18)", "(%19, %18)"))
miss("tosa_overlapping_halves", TOSA, "the second half is [16, 48)",
     ("replace", "%5", "[0, 0, 0, 32]", "[0, 0, 0, 16]"))
miss("tosa_maximum", TOSA, "the two products are not added: the greater one is taken",
     ("replace", "%23", "tosa.add", "tosa.maximum"))

#--- forms of the second round -----------------------------------------------#

miss("torch_sign_of_one_sine", "speechbrain_fx",
     "signs are in the table of sines; one entry has that of the other component",
     ("set_element", "%6", 2 * 64 + 10, 0.25))
miss("torch_summed_over_rows", "transformers_pe_audio_fx",
     "rows of the 2 x 2 matrices are summed, not columns: y0 = x0 (c + s), y1 = x1 (c - s)",
     ("replace", "%69", "value = 5", "value = 4"))
miss("torch_symmetric_matrix", "transformers_pe_audio_fx", "y0 = x0 c + x1 s",
     ("replace", "%40", "(%34, %39, %38, %34)", "(%34, %38, %38, %34)"))
miss("stablehlo_other_neighbour", "maxtext_llama2_jax",
     "the other shift is picked: x1 has x2 as its neighbour",
     ("replace", "%39", "comparison_direction LT", "comparison_direction GE"))
miss("stablehlo_equal_signs", "maxtext_llama2_jax", "y0 = x0 c + x1 s",
     ("replace", "%22", "dense<[-1, 1]>", "dense<[1, 1]>"))
miss("torch_stablehlo_not_negated", "chronos_torch_stablehlo", "y0 = x0 c + x1 s",
     ("replace", "%24", "(%23, %21)", "(%22, %21)"))
miss("onnx_opset11_not_negated", "fla_onnx_opset11", "y0 = x0 c + x1 s",
     ("replace", "%45", "(%44, %40)", "(%43, %40)"))

#--- forms of the third round ------------------------------------------------#

miss("tf_not_negated", "kecam_beit_tf_xla", "y0 = x0 c + x1 s",
     ("replace", "%12", "(%10, %11)", "(%9, %11)"))
miss("tf_uses_result", "kecam_llama2_tf_xla", "y1 = x1 c + y0 s: in place where it must not be",
     ("replace", "%27", "(%3, %26)", "(%16, %26)"))
miss("jax_linalg_first_half_twice", "tunix_gemma3_jax_linalg",
     "the first half is written where the second one belongs: y1 = x0 c - x1 s",
     ("replace", "%55", "(%52, %54,", "(%42, %54,"))
miss("onnx_slim_not_exchanged", "perceiver_io_onnx_slim",
     "the negated half is written second: y0 = x0 c + x0 s, y1 = x1 c - x1 s",
     ("replace", "%23", "(%20, %15)", "(%15, %20)"))
miss("onnx_opset14_not_negated", "palm_rlhf_onnx_opset14", "y0 = x0 c + x1 s",
     ("replace", "%26", "(%25, %21)", "(%24, %21)"))
miss("onnx_scattered_exchanged", "lerobot_smolvla_onnx",
     "each half is written to the places of the other one",
     ("replace", "%18", "(%2, %1,", "(%2, %3,"), ("replace", "%23", "(%18, %3,", "(%18, %1,"))
miss("onnx_stacked_not_negated", "tabicl_onnx_script", "y0 = x0 c + x1 s",
     ("replace", "%45", "(%43, %44)", "(%42, %44)"))
miss("torch_one_half_twice", "curated_transformers_fx", "y1 = x1 c - x1 s",
     ("replace", "%90", "(%84, %89)", "(%84, %84)"))
miss("torch_complex_square", "ultralytics_sam_fx", "the square of a complex number, by no table",
     ("define", "%43", '"torch.aten.mul.Tensor"(%17, %17) : (!torch.vtensor<[1,2,4,16],'
      "complex<f32>>, !torch.vtensor<[1,2,4,16],complex<f32>>) -> "
      "!torch.vtensor<[1,2,4,16],complex<f32>>"))
miss("torch_bf16_uses_result", "transformers_privacy_filter_fx",
     "y1 = x1 c + y0 s: in place where it must not be",
     ("replace", "%71", "(%60, %55)", "(%69, %55)"))
miss("torch_changed_in_place", "transformers_qwen4_exp_fx",
     "the first half of the cosines is overwritten with sines after they were computed, so that y0 "
     "and y1 have other tables",
     ("insert_after", "%30", '%d = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int',
      '%b = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int',
      '%e = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int',
      '%o = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int',
      '%no = "torch.constant.bool"() <{value = false}> : () -> !torch.bool',
      *[f'%{result} = "torch.aten.slice.Tensor"({table}, %d, %b, %e, %o) : '
        "(!torch.vtensor<[1,5,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> "
        "!torch.vtensor<[1,5,16],f32>" for result, table in (("to", "%29"), ("from", "%30"))],
      '%written = "torch.aten.copy_"(%to, %from, %no) : (!torch.vtensor<[1,5,16],f32>, '
      "!torch.vtensor<[1,5,16],f32>, !torch.bool) -> !torch.vtensor<[1,5,16],f32>"))

#--- what the fourth round spells anew --------------------------------------#

miss("torch_concatenate_exchanged", "recurrentgemma_fx", "the halves of the result are exchanged",
     ("replace", "%42", "(%37, %41, %3#1)", "(%41, %37, %3#1)"))
miss("torch_matrix_columns_summed", "fms_pixtral_fx",
     "2 x 2 matrices times pairs are summed over rows: y0 = x0 (c + s), y1 = x1 (c - s)",
     ("replace", "%73", "value = 5 :", "value = 4 :"))
miss("torch_functional_cosine_twice", "sglang_fx_functional", "no sine in y1 = x1 c + x0 c",
     ("replace", "%41", "(%35#0, %26)", "(%35#0, %19)"))
miss("stablehlo_gathered_both_added", "easydel_jax",
     "both products are added in both halves: y0 = x0 c + x1 s",
     ("replace", "%19", "stablehlo.subtract", "stablehlo.add"))
miss("onnx_of_jax_both_added", "tpu_inference_jax2onnx",
     "both products are added in both halves: y0 = x0 c + x1 s",
     ("replace", "%64", "onnx.Sub", "onnx.Add"))
miss("onnx_of_tensorflow_not_negated", "keras_tf_yarn_tf2onnx",
     "rotate_half without its negation: y0 = x0 c + x1 s",
     ("replace", "%16", "(%15,", "(%8#1,"))
