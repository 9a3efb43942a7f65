// Every rule: its text, its generic text and its bytecode are the same attribute. What is left out
// is left out again, what says the default is left out too.
// RUN: rope-opt %s > %t.1
// RUN: FileCheck %s < %t.1
// RUN: rope-opt %t.1 | diff %t.1 -
// RUN: rope-opt %s -emit-bytecode | rope-opt | diff %t.1 -

// CHECK: f = #rope.default<theta = 1.000000e+04>}
func.func private @f1() attributes {f = #rope.default<theta = 1.0e4, attention_factor = 0.0, angle = exact>}
// CHECK: f = #rope.default<theta = 10000.000000000002, divisors = [1.000000e+00, 10000.000000000002], attention_factor = 1.3465735902799727, angle = hf>}
func.func private @f2() attributes {f = #rope.default<theta = 10000.000000000002, divisors = [1.0, 10000.000000000002], attention_factor = 1.3465735902799727, angle = hf>}
// CHECK: f = #rope.linear<theta = 1.000000e+06, factor = 8.000000e+00>}
func.func private @f3() attributes {f = #rope.linear<theta = 1.0e6, factor = 8.0>}
// CHECK: f = #rope.linear<theta = 1.000000e+06, factor = 8.000000e+00, divisors = [2.000000e+00]>}
func.func private @f4() attributes {f = #rope.linear<divisors = [2.0], theta = 1.0e6, factor = 8.0>}
// CHECK: f = #rope.dynamic<theta = 1.000000e+04, factor = 4.000000e+00, max_position_embeddings = 4096, seq_len = 16384>}
func.func private @f5() attributes {f = #rope.dynamic<theta = 1.0e4, factor = 4.0, max_position_embeddings = 4096, seq_len = 16384>}
// A length may be stated later.
// CHECK: f = #rope.dynamic<theta = 1.000000e+04, factor = 4.000000e+00, max_position_embeddings = 4096>}
func.func private @f6() attributes {f = #rope.dynamic<theta = 1.0e4, factor = 4.0, max_position_embeddings = 4096>}
// CHECK: f = #rope.ntk<theta = 1.000000e+04, factor = 8.000000e+00>}
func.func private @f7() attributes {f = #rope.ntk<theta = 1.0e4, factor = 8.0>}
// CHECK: f = #rope.ntk<theta = 1.000000e+04, factor = 8.000000e+00, mixed_b = 6.250000e-01>}
func.func private @f8() attributes {f = #rope.ntk<theta = 1.0e4, factor = 8.0, mixed_b = 0.625>}
// CHECK: f = #rope.ntk_alpha<theta = 1.000000e+04, alpha = 1.000000e+03>}
func.func private @f9() attributes {f = #rope.ntk_alpha<theta = 1.0e4, alpha = 1000.0>}
// CHECK: f = #rope.yarn<theta = 1.500000e+05, factor = 3.200000e+01, original_max_position_embeddings = 4096>}
func.func private @f10() attributes {f = #rope.yarn<theta = 1.5e5, factor = 32.0, original_max_position_embeddings = 4096>}
// CHECK: f = #rope.yarn<theta = 1.500000e+05, factor = 3.200000e+01, original_max_position_embeddings = 4096, beta_fast = 6.400000e+01, beta_slow = 2.000000e+00, mscale = 5.000000e-01, mscale_all_dim = 2.500000e-01, extrapolation_factor = 7.500000e-01, no_truncate = true, log_blend = true, divisors = [3.000000e+00], attention_factor = 1.250000e+00, angle = hf>}
func.func private @f11() attributes {f = #rope.yarn<theta = 1.5e5, factor = 32.0, original_max_position_embeddings = 4096, beta_fast = 64.0, beta_slow = 2.0, mscale = 0.5, mscale_all_dim = 0.25, extrapolation_factor = 0.75, no_truncate = true, log_blend = true, divisors = [3.0], attention_factor = 1.25, angle = hf>}
// CHECK: f = #rope.longrope<theta = 1.000000e+04, factor = 3.200000e+01, original_max_position_embeddings = 4096, short_factor = [1.000000e+00, 1.500000e+00], long_factor = [1.000000e+00, 3.200000e+01], seq_len = 8192>}
func.func private @f12() attributes {f = #rope.longrope<theta = 1.0e4, factor = 32.0, original_max_position_embeddings = 4096, short_factor = [1.0, 1.5], long_factor = [1.0, 32.0], seq_len = 8192>}
// CHECK: f = #rope.longrope<theta = 1.000000e+04, original_max_position_embeddings = 4096, short_factor = [1.000000e+00], long_factor = [2.000000e+00], attention_factor = 1.250000e+00>}
func.func private @f13() attributes {f = #rope.longrope<theta = 1.0e4, original_max_position_embeddings = 4096, short_factor = [1.0], long_factor = [2.0], attention_factor = 1.25>}
// CHECK: f = #rope.llama3<theta = 5.000000e+05, factor = 8.000000e+00, low_freq_factor = 1.000000e+00, high_freq_factor = 1.000000e+00, original_max_position_embeddings = 8192>}
func.func private @f14() attributes {f = #rope.llama3<theta = 5.0e5, factor = 8.0, low_freq_factor = 1.0, high_freq_factor = 1.0, original_max_position_embeddings = 8192>}
// CHECK: f = #rope.proportional<theta = 1.000000e+06, active_pairs = 64>}
func.func private @f15() attributes {f = #rope.proportional<theta = 1.0e6, active_pairs = 64>}
// CHECK: f = #rope.proportional<theta = 1.000000e+06, factor = 8.000000e+00, active_pairs = 0>}
func.func private @f16() attributes {f = #rope.proportional<theta = 1.0e6, factor = 8.0, active_pairs = 0>}
// CHECK: f = #rope.list<inv_freq = [1.000000e+00, -5.000000e-01, 1.000000e-01]>}
func.func private @f17() attributes {f = #rope.list<inv_freq = [1.0, -0.5, 0.1]>}
