// RUN: rope-opt %s -split-input-file -verify-diagnostics

// C1
// expected-error@+1 {{attention_heads is 0, expected a number in [1, 2^31)}}
rope.rotation @r half attention_heads = 0 key_value_heads = 1 head_dim = 128
    window = <begin = 0, dim = 128> frequencies = #rope.default<theta = 1.0e4>

// -----

// C1
// expected-error@+1 {{attention_heads is 2147483648, expected a number in [1, 2^31)}}
rope.rotation @r half attention_heads = 2147483648 key_value_heads = 1 head_dim = 128
    window = <begin = 0, dim = 128> frequencies = #rope.default<theta = 1.0e4>

// -----

// C2
// expected-error@+1 {{key_value_heads is 5, expected a divisor of attention_heads=32}}
rope.rotation @r half attention_heads = 32 key_value_heads = 5 head_dim = 128
    window = <begin = 0, dim = 128> frequencies = #rope.default<theta = 1.0e4>

// -----

// C2
// expected-error@+1 {{key_value_heads is 0, expected a divisor of attention_heads=32}}
rope.rotation @r half attention_heads = 32 key_value_heads = 0 head_dim = 128
    window = <begin = 0, dim = 128> frequencies = #rope.default<theta = 1.0e4>

// -----

// C3
// expected-error@+1 {{head_dim is 0, expected 1 to 65536}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 0
    window = <begin = 0, dim = 0> frequencies = #rope.default<theta = 1.0e4>

// -----

// C3
// expected-error@+1 {{head_dim is 65538, expected 1 to 65536}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 65538
    window = <begin = 0, dim = 64> frequencies = #rope.default<theta = 1.0e4>

// -----

// C4
// expected-error@+1 {{window_begin is -2, expected a component in [0, head_dim=128]}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = -2, dim = 64> frequencies = #rope.default<theta = 1.0e4>

// -----

// C5
// expected-error@+1 {{rotary_dim is 63, expected an even number in [0, head_dim=128]}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 0, dim = 63> frequencies = #rope.default<theta = 1.0e4>

// -----

// C5
// expected-error@+1 {{rotary_dim is 66, expected an even number in [0, head_dim-window_begin=64]}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 64, dim = 66> frequencies = #rope.default<theta = 1.0e4>

// -----

// C5
// expected-error@+1 {{rotary_dim is -2, expected an even number in [0, head_dim=128]}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 0, dim = -2> frequencies = #rope.default<theta = 1.0e4>

// -----

// C6
// expected-error@+1 {{max_positions is 0, expected a number in [1, 2^31)}}
rope.rotation @r half attention_heads = 32 key_value_heads = 8 head_dim = 128
    window = <begin = 0, dim = 128> max_positions = 0 frequencies = #rope.default<theta = 1.0e4>
