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
