//===- rope_ops.td - Operations of the rope dialect --------*- tablegen -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_ROPE_OPS_TD
#define ROPEWALK_DIALECT_ROPE_OPS_TD

include "rope_attributes.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class RopeOp<string mnemonic, list<Trait> traits = []> : Op<RopeDialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// rope.rotation
//===----------------------------------------------------------------------===//

def RotationOp : RopeOp<"rotation", [Symbol]> {
  let summary = "What one model, or one kind of its layers, needs rotated";
  let description = [{
    Names a rotation: the heads it turns and how. It has no storage type and no
    layout, so one rotation serves every dtype, place and target it is compiled for.

    For x of one head at position p, with R = window.dim, b = window.begin, i < R/2,
    c = a cos(p inv_freq[i]), s = a sin(p inv_freq[i]), a the attention factor:

        half:         y[b+i]     = x[b+i] c     - x[b+i+R/2] s
                      y[b+i+R/2] = x[b+i+R/2] c + x[b+i] s
        interleaved:  y[b+2i]    = x[b+2i] c    - x[b+2i+1] s
                      y[b+2i+1]  = x[b+2i+1] c  + x[b+2i] s

    With `axes`, p is the coordinate of the pair's axis. With `reorder`, the pairing is
    that of x, and y has its pairs where the other pairing has them.

    A model with several kinds of layers has one rotation for each `layer_type`. Which of its
    layers do not turn at all is said by `unrotated_layers`, for people.

    Example:

    ```mlir
    rope.rotation @phi half attention_heads = 32 key_value_heads = 32 head_dim = 80
        window = <begin = 0, dim = 32> max_positions = 2048 model_type = "phi"
        frequencies = #rope.default<theta = 1.000000e+04>
    rope.rotation @qwen2_vl half attention_heads = 28 key_value_heads = 4 head_dim = 128
        window = <begin = 0, dim = 128> axes = <order = contiguous, sections = [16, 24, 24]>
        frequencies = #rope.default<theta = 1.000000e+06>
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    PairingAttr:$pairing,
    UnitAttr:$reorder,
    I64Attr:$attention_heads,
    I64Attr:$key_value_heads,
    I64Attr:$head_dim,
    WindowAttr:$window,
    OptionalAttr<AxesAttr>:$axes,
    FrequencyAttr:$frequencies,
    OptionalAttr<I64Attr>:$max_positions,
    OptionalAttr<StrAttr>:$model_type,
    OptionalAttr<StrAttr>:$layer_type,
    OptionalAttr<StrAttr>:$unrotated_layers
  );
  let assemblyFormat = [{
    $sym_name `` $pairing (`reorder` $reorder^)? `attention_heads` `=` $attention_heads
    `key_value_heads` `=` $key_value_heads `head_dim` `=` $head_dim
    `window` `=` $window (`axes` `=` $axes^)?
    (`max_positions` `=` $max_positions^)? (`model_type` `=` $model_type^)?
    (`layer_type` `=` $layer_type^)? (`unrotated_layers` `=` $unrotated_layers^)?
    `\n` ` ` ` ` `frequencies` `=` $frequencies attr-dict
  }];
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name,
                                 "const ::ropewalk_rotation &":$rotation,
                                 "int64_t":$attentionHeads, "int64_t":$keyValueHeads)>];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The rotation as the runtime takes it, forward. Its lists live as long as the context;
    /// seq_len is 0 where it is not stated.
    ::ropewalk_rotation toRotation();
  }];
}

//===----------------------------------------------------------------------===//
// rope.table
//===----------------------------------------------------------------------===//

def PositionTensor : RankedTensorOf<[I32, I64, Index]>;
def TableTensor : RankedTensorOf<[F16, BF16, F32, F64]>;

def TableOp : RopeOp<"table", [Pure, AllTypesMatch<["cos", "sin"]>]> {
  let summary = "cos and sin of every position and pair";
  let description = [{
    With R/2 the last extent of the results and a the attention factor:

        cos[.., i] = a cos(positions[..] inv_freq[i]),  0 <= i < R/2
        sin[.., i] = a sin(positions[..] inv_freq[i])

    inv_freq is what `frequencies` says for R. Values are those over the reals,
    rounded to the element type. Positions may be negative.

    With `axes`, positions have one more extent, the first: the axes' coordinates. Each
    pair takes the one of its axis.

    Example:

    ```mlir
    %cos, %sin = rope.table #rope.default<theta = 1.000000e+04> at %positions
        : tensor<?xi64> -> tensor<?x64xf32>
    %cos, %sin = rope.table #rope.default<theta = 1.000000e+06>
        axes = <order = contiguous, sections = [16, 24, 24]> at %positions
        : tensor<3x?xi64> -> tensor<?x64xf32>
    ```
  }];
  let arguments = (ins PositionTensor:$positions, FrequencyAttr:$frequencies,
                       OptionalAttr<AxesAttr>:$axes);
  let results = (outs TableTensor:$cos, TableTensor:$sin);
  let assemblyFormat = [{
    $frequencies (`axes` `=` $axes^)? `at` $positions attr-dict `:` type($positions) `->` type($cos)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    int64_t getRotaryDim() { return 2 * getCos().getType().getShape().back(); }
    /// A rotation whose table this is.
    ::ropewalk_rotation toRotation();
  }];
}

//===----------------------------------------------------------------------===//
// rope.write_table
//===----------------------------------------------------------------------===//

def PositionMemRef : MemRefOf<[I32, I64, Index]>;
def TableMemRef : MemRefOf<[F16, BF16, F32, F64]>;

def WriteTableOp : RopeOp<"write_table", [AllTypesMatch<["cos", "sin"]>]> {
  let summary = "cos and sin of every position and pair, to memory";
  let description = [{
    What `rope.table` becomes on memrefs: its cos and sin are written to memory, which positions
    do not overlap.

    Example:

    ```mlir
    rope.write_table #rope.default<theta = 1.000000e+04> at %positions into %cos, %sin
        : memref<?xi64> into memref<?x64xf32>
    ```
  }];
  let arguments = (ins Arg<PositionMemRef, "", [MemRead]>:$positions, FrequencyAttr:$frequencies,
                       OptionalAttr<AxesAttr>:$axes, Arg<TableMemRef, "", [MemWrite]>:$cos,
                       Arg<TableMemRef, "", [MemWrite]>:$sin);
  let assemblyFormat = [{
    $frequencies (`axes` `=` $axes^)? `at` $positions `into` $cos `,` $sin attr-dict
    `:` type($positions) `into` type($cos)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// A rotation whose table this is.
    ::ropewalk_rotation toRotation();
  }];
}

//===----------------------------------------------------------------------===//
// rope.apply
//===----------------------------------------------------------------------===//

def StorageTensor : RankedTensorOf<[F32, F16, BF16]>;
def StorageMemRef : MemRefOf<[F32, F16, BF16]>;
def StorageTensorOrMemRef : AnyTypeOf<[StorageTensor, StorageMemRef]>;
def TableTensorOrMemRef : AnyTypeOf<[TableTensor, MemRefOf<[F16, BF16, F32, F64]>]>;

def ApplyOp : RopeOp<"apply", [
    AllTypesMatch<["cos", "sin"]>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "Turns the window of every head by given cos and sin";
  let description = [{
    Shapes, with B any number of leading extents, T tokens, N heads, H components:

        x, dst, result   [B.., T, N, H]    f32, f16 or bf16
        cos, sin         [B.., T, R/2], or [T, R/2] for all batches

    For each token and head, with c = cos[.., i], s = sin[.., i], 0 <= i < R/2 and
    b = window.begin:

        half:         y[b+i]     = x[b+i] c     - x[b+i+R/2] s
                      y[b+i+R/2] = x[b+i+R/2] c + x[b+i] s
        interleaved:  y[b+2i]    = x[b+2i] c    - x[b+2i+1] s
                      y[b+2i+1]  = x[b+2i+1] c  + x[b+2i] s
        elsewhere:    y[j] = x[j]

    computed in f32 and rounded once. With `inverse`, s is negated: the transpose,
    which undoes the forward form when cos^2 + sin^2 = 1. With `reorder`, the pairing is
    that of x, and y has its pairs where the other pairing has them.

    On tensors, y is the result. On memrefs, y is written to dst, which is x itself
    (in place) or does not overlap it; cos and sin do not overlap dst. Other orders of
    the dimensions are strides of the memref.

    Example:

    ```mlir
    %r = rope.apply half %q, %cos, %sin window = <begin = 0, dim = 128>
        : tensor<1x?x32x128xbf16>, tensor<1x?x64xf32> -> tensor<1x?x32x128xbf16>

    rope.apply interleaved %q, %cos, %sin into %q window = <begin = 0, dim = 64>
        : memref<?x16x256xf32>, memref<?x32xf32> into memref<?x16x256xf32>
    ```
  }];
  let arguments = (ins
    StorageTensorOrMemRef:$x,
    TableTensorOrMemRef:$cos,
    TableTensorOrMemRef:$sin,
    Optional<StorageMemRef>:$dst,
    PairingAttr:$pairing,
    WindowAttr:$window,
    UnitAttr:$inverse,
    UnitAttr:$reorder
  );
  let results = (outs Optional<StorageTensor>:$result);
  let assemblyFormat = [{
    (`inverse` $inverse^)? `` $pairing (`reorder` $reorder^)? $x `,` $cos `,` $sin (`into` $dst^)? `window` `=` $window
    attr-dict
    `:` type($x) `,` type($cos) (`into` type($dst)^)? (`->` type($result)^)?
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    ::mlir::ShapedType getXType() { return ::llvm::cast<::mlir::ShapedType>(getX().getType()); }
    int64_t getHeadDim() { return getXType().getShape().back(); }
    bool isOnTensors() { return ::llvm::isa<::mlir::TensorType>(getX().getType()); }
    Place getPlace() { return getDst() == getX() ? Place::InPlace : Place::OutOfPlace; }
  }];
}

//===----------------------------------------------------------------------===//
// rope.kernel
//===----------------------------------------------------------------------===//

def KernelOp : RopeOp<"kernel", [Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A request for one generated function";
  let description = [{
    What one function computes, without saying how: the part of a kernel's name before
    `__`, which is also the name of this symbol. `channels` is the number of
    components it is specialised for, the window's (rope) or the row's (copy);
    0 means any number. A rotation's window may be so many equal `blocks`, each paired within
    itself, and it may copy so many components `before` and `behind` it as well. Copies move
    bits, so their element type is an integer. With `reorder`, `pairing` is that of the source,
    and the destination has the other one.
    Rows of cos and sin are f32 and of any width; they are made from tables in the form
    `source`, for positions with `axes` coordinates. A rotation reads f32 rows of one position
    per token, or with `source` or `axes` caches of 16 bits, factors (CPUs only) or rows of
    several coordinates. `for` lists the rotations that asked for it.

    Example:

    ```mlir
    rope.kernel @rope_half_bf16_out_d128 rope pairing = half bf16 out channels = 128 for [@llama]
    rope.kernel @rope_half_f32_out_d64_behind64 rope pairing = half f32 out channels = 64
                behind = 64
    rope.kernel @rope_half_bf16_in_d128_blocks2 rope pairing = half bf16 in channels = 128
                blocks = 2
    rope.kernel @copy_b16_out_dany copy i16 out channels = 0 for [@phi]
    rope.kernel @rope_half_f16_in_d64_from_f16_a2 rope pairing = half source = f16 axes = 2 f16 in
                channels = 64
    rope.kernel @rows_factored_a3 rows source = factored axes = 3 f32 out channels = 0
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    KernelFamilyAttr:$family,
    OptionalAttr<PairingAttr>:$pairing,
    UnitAttr:$reorder,
    OptionalAttr<TableSourceAttr>:$source,
    OptionalAttr<I64Attr>:$axes,
    TypeAttrOf<AnyTypeOf<[F32, F16, BF16, I32, I16]>>:$element_type,
    PlaceAttr:$place,
    I64Attr:$channels,
    OptionalAttr<I64Attr>:$blocks,
    OptionalAttr<I64Attr>:$before,
    OptionalAttr<I64Attr>:$behind,
    OptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "rotations">>:$rotations
  );
  let assemblyFormat = [{
    $sym_name `` $family (`pairing` `=` `` $pairing^)? (`reorder` $reorder^)?
    (`source` `=` `` $source^)? (`axes` `=` $axes^)? $element_type `` $place
    `channels` `=` $channels (`blocks` `=` $blocks^)? (`before` `=` $before^)?
    (`behind` `=` $behind^)?
    (`for` $rotations^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::ropewalk::KernelRequest toRequest();
  }];
}

#endif
