// RUN: rope-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// C7
// expected-error@+1 {{theta is 1, expected a finite number > 1}}
"test.op"() {f = #rope.default<theta = 1.0>} : () -> ()

// -----

// C7
// expected-error@+1 {{theta is -10000, expected a finite number > 1}}
"test.op"() {f = #rope.default<theta = -1.0e4>} : () -> ()

// -----

// C7
// expected-error@+1 {{theta is 0.5, expected a finite number > 1}}
"test.op"() {f = #rope.llama3<theta = 0.5, factor = 8.0, low_freq_factor = 1.0, high_freq_factor = 4.0, original_max_position_embeddings = 8192>} : () -> ()

// -----

// C8
// expected-error@+1 {{attention_factor is -1, expected 0 or a number in [2^-64, 2^64]}}
"test.op"() {f = #rope.default<theta = 1.0e4, attention_factor = -1.0>} : () -> ()

// -----

// C9
// expected-error@+1 {{factor is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.llama3<theta = 1.0e4, factor = 0.0, low_freq_factor = 1.0, high_freq_factor = 4.0, original_max_position_embeddings = 8192>} : () -> ()

// -----

// C10
// expected-error@+1 {{low_freq_factor is -1, expected a finite number > 0}}
"test.op"() {f = #rope.llama3<theta = 1.0e4, factor = 8.0, low_freq_factor = -1.0, high_freq_factor = 4.0, original_max_position_embeddings = 8192>} : () -> ()

// -----

// C11
// expected-error@+1 {{high_freq_factor is 1, expected a finite number >= low_freq_factor=4}}
"test.op"() {f = #rope.llama3<theta = 1.0e4, factor = 8.0, low_freq_factor = 4.0, high_freq_factor = 1.0, original_max_position_embeddings = 8192>} : () -> ()

// -----

// C12
// expected-error@+1 {{original_max_position_embeddings is 0, expected a finite number > 0}}
"test.op"() {f = #rope.llama3<theta = 1.0e4, factor = 8.0, low_freq_factor = 1.0, high_freq_factor = 4.0, original_max_position_embeddings = 0>} : () -> ()

// -----

// Equal factors are a step, not an error.
"test.op"() {f = #rope.llama3<theta = 1.0e4, factor = 8.0, low_freq_factor = 1.0, high_freq_factor = 1.0, original_max_position_embeddings = 8192>} : () -> ()

// -----

// expected-error@+2 {{expected floating point literal}}
// expected-error@+1 {{failed to parse DefaultFrequencyAttr parameter 'theta'}}
"test.op"() {f = #rope.default<theta = big>} : () -> ()

// -----

// C9
// expected-error@+1 {{factor is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.linear<theta = 1.0e4, factor = 0.0>} : () -> ()

// -----

// C7
// expected-error@+1 {{theta is 1, expected a finite number > 1}}
"test.op"() {f = #rope.linear<theta = 1.0, factor = 2.0>} : () -> ()

// -----

// C9
// expected-error@+1 {{factor is -1, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.dynamic<theta = 1.0e4, factor = -1.0, max_position_embeddings = 4096>} : () -> ()

// -----

// C36
// expected-error@+1 {{max_position_embeddings is 0, expected a finite number > 0}}
"test.op"() {f = #rope.dynamic<theta = 1.0e4, factor = 2.0, max_position_embeddings = 0>} : () -> ()

// -----

// C37
// expected-error@+1 {{seq_len is -1, expected the number of tokens to be served (> 0)}}
"test.op"() {f = #rope.dynamic<theta = 1.0e4, factor = 2.0, max_position_embeddings = 4096, seq_len = -1>} : () -> ()

// -----

// C9
// expected-error@+1 {{factor is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.ntk<theta = 1.0e4, factor = 0.0>} : () -> ()

// -----

// C38
// expected-error@+1 {{mixed_b is -0.5, expected a finite number >= 0}}
"test.op"() {f = #rope.ntk<theta = 1.0e4, factor = 2.0, mixed_b = -0.5>} : () -> ()

// -----

// C38
// expected-error@+1 {{alpha is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.ntk_alpha<theta = 1.0e4, alpha = 0.0>} : () -> ()

// -----

// C9
// expected-error@+1 {{factor is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 0.0, original_max_position_embeddings = 4096>} : () -> ()

// -----

// C12
// expected-error@+1 {{original_max_position_embeddings is 0, expected a finite number > 0}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 0>} : () -> ()

// -----

// C39
// expected-error@+1 {{beta_fast is -1, expected a finite number >= 0}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, beta_fast = -1.0>} : () -> ()

// -----

// C39
// expected-error@+1 {{beta_fast is 0.5, expected at least beta_slow=1}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, beta_fast = 0.5>} : () -> ()

// -----

// C39
// expected-error@+1 {{beta_fast is 32, expected at least beta_slow=40}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, beta_slow = 40.0>} : () -> ()

// -----

// C39
// expected-error@+1 {{mscale is -1, expected a finite number >= 0}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, mscale = -1.0>} : () -> ()

// -----

// C39
// expected-error@+1 {{mscale_all_dim is -1, expected a finite number >= 0}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, mscale_all_dim = -1.0>} : () -> ()

// -----

// C39
// expected-error@+1 {{extrapolation_factor is 2, expected a number in [0, 1]}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, extrapolation_factor = 2.0>} : () -> ()

// -----

// C40
// expected-error@+1 {{divisors[1] is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.yarn<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, divisors = [1.0, 0.0]>} : () -> ()

// -----

// C35
// expected-error@+1 {{lists have 2 and 1 entries, expected the same number}}
"test.op"() {f = #rope.longrope<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, short_factor = [1.0, 1.0], long_factor = [1.0]>} : () -> ()

// -----

// C40
// expected-error@+1 {{short_factor[1] is -1, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.longrope<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, short_factor = [1.0, -1.0], long_factor = [1.0, 1.0]>} : () -> ()

// -----

// C37
// expected-error@+1 {{seq_len is -5, expected the number of tokens to be served (> 0)}}
"test.op"() {f = #rope.longrope<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 4096, short_factor = [1.0], long_factor = [1.0], seq_len = -5>} : () -> ()

// -----

// C41
// expected-error@+1 {{factor is 0, expected a finite number of at least 2^-16, or attention_factor}}
"test.op"() {f = #rope.longrope<theta = 1.0e4, original_max_position_embeddings = 4096, short_factor = [1.0], long_factor = [1.0]>} : () -> ()

// -----

// C41
// expected-error@+1 {{original_max_position_embeddings is 1, expected a number > 1, or attention_factor}}
"test.op"() {f = #rope.longrope<theta = 1.0e4, factor = 2.0, original_max_position_embeddings = 1, short_factor = [1.0], long_factor = [1.0]>} : () -> ()

// -----

// C42
// expected-error@+1 {{active_pairs is -1, expected at least 0}}
"test.op"() {f = #rope.proportional<theta = 1.0e4, active_pairs = -1>} : () -> ()

// -----

// C9
// expected-error@+1 {{factor is -2, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.proportional<theta = 1.0e4, factor = -2.0, active_pairs = 1>} : () -> ()

// -----

// C43
// expected-error@+1 {{inv_freq[1] is 65537, expected a number of magnitude at most 2^16}}
"test.op"() {f = #rope.list<inv_freq = [1.0, 65537.0]>} : () -> ()

// -----

// C8
// expected-error@+1 {{attention_factor is 1e+30, expected 0 or a number in [2^-64, 2^64]}}
"test.op"() {f = #rope.list<inv_freq = [1.0], attention_factor = 1.0e30>} : () -> ()

// -----

// C40
// expected-error@+1 {{divisors[0] is 0, expected a finite number of at least 2^-16}}
"test.op"() {f = #rope.linear<theta = 1.0e4, factor = 2.0, divisors = [0.0]>} : () -> ()

// -----

// expected-error@+2 {{expected one of [exact, hf] for angle mode, got: f32}}
// expected-error@+1 {{failed to parse DefaultFrequencyAttr parameter 'angle'}}
"test.op"() {f = #rope.default<theta = 1.0e4, angle = f32>} : () -> ()

// -----

// C44
// expected-error@+1 {{inv_freq has 2 entries, expected rotary_dim/2=4}}
rope.rotation @r half attention_heads = 1 key_value_heads = 1 head_dim = 8
    window = <begin = 0, dim = 8> frequencies = #rope.list<inv_freq = [1.0, 0.5]>

// -----

// C44
// expected-error@+1 {{short_factor has 2 entries, expected rotary_dim/2=4}}
rope.rotation @r half attention_heads = 1 key_value_heads = 1 head_dim = 8
    window = <begin = 0, dim = 8> frequencies = #rope.longrope<theta = 1.0e4, factor = 2.0,
        original_max_position_embeddings = 4096, short_factor = [1.0, 1.0], long_factor = [1.0, 2.0]>

// -----

// C44
// expected-error@+1 {{active_pairs is 5, expected at most rotary_dim/2=4}}
rope.rotation @r half attention_heads = 1 key_value_heads = 1 head_dim = 8
    window = <begin = 0, dim = 8> frequencies = #rope.proportional<theta = 1.0e4, active_pairs = 5>

// -----

// C44
// expected-error@+1 {{axes.restart is 1, expected 0 as the list rule does not read it}}
rope.rotation @r half attention_heads = 1 key_value_heads = 1 head_dim = 4
    window = <begin = 0, dim = 4> axes = <order = contiguous, sections = [1, 1], restart = true>
    frequencies = #rope.list<inv_freq = [1.0, 0.5]>

// -----

// C45
func.func @length(%positions: tensor<4xi64>) {
  // expected-error@+1 {{seq_len is missing, expected the number of tokens to be served}}
  %cos, %sin = rope.table #rope.dynamic<theta = 1.0e4, factor = 2.0, max_position_embeddings = 4096> at %positions : tensor<4xi64> -> tensor<4x4xf32>
  return
}

// -----

// C44
func.func @listOfTable(%positions: tensor<4xi64>) {
  // expected-error@+1 {{inv_freq has 2 entries, expected rotary_dim/2=4}}
  %cos, %sin = rope.table #rope.list<inv_freq = [1.0, 0.5]> at %positions : tensor<4xi64> -> tensor<4x4xf32>
  return
}
