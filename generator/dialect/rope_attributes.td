//===- rope_attributes.td - Attributes of the rope dialect -*- tablegen -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_ROPE_ATTRIBUTES_TD
#define ROPEWALK_DIALECT_ROPE_ATTRIBUTES_TD

include "rope_base.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

// Values equal those of the C enumerators, so that conversion is a cast.

def Pairing : I32Enum<"Pairing", "which components form a pair", [
  I32EnumCase<"Half", 0, "half">,
  I32EnumCase<"Interleaved", 1, "interleaved">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def Place : I32Enum<"Place", "where results go", [
  I32EnumCase<"OutOfPlace", 0, "out">,
  I32EnumCase<"InPlace", 1, "in">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def KernelFamily : I32Enum<"KernelFamily", "what a kernel computes", [
  I32EnumCase<"Rope", 0, "rope">,
  I32EnumCase<"Copy", 1, "copy">,
  I32EnumCase<"Rows", 2, "rows">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def TableSource : I32Enum<"TableSource", "what rows of cos and sin are made from", [
  I32EnumCase<"F32", 0, "f32">,
  I32EnumCase<"F16", 1, "f16">,
  I32EnumCase<"BF16", 2, "bf16">,
  I32EnumCase<"Factored", 3, "factored">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def AxisOrder : I32Enum<"AxisOrder", "axis order", [
  I32EnumCase<"Contiguous", 0, "contiguous">,
  I32EnumCase<"Interleaved", 1, "interleaved">,
  I32EnumCase<"Listed", 2, "listed">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def Angle : I32Enum<"Angle", "angle mode", [
  I32EnumCase<"Exact", 0, "exact">,
  I32EnumCase<"Hf", 1, "hf">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def PairingAttr : EnumAttr<RopeDialect, Pairing, "pairing"> {
  let summary = "Which components form pair i of a window of R components";
  let description = [{
    `half`: x[i] with x[i + R/2] (NeoX, rotate_half).
    `interleaved`: x[2i] with x[2i + 1] (GPT-J, complex).
  }];
}

def PlaceAttr : EnumAttr<RopeDialect, Place, "place"> {
  let summary = "Out of place (`out`) or in place (`in`)";
}

def KernelFamilyAttr : EnumAttr<RopeDialect, KernelFamily, "family"> {
  let summary = "The rotation (`rope`), a copy of components outside a window (`copy`), or rows of "
                "cos and sin for the rotation (`rows`)";
}

def TableSourceAttr : EnumAttr<RopeDialect, TableSource, "source"> {
  let summary = "Tables of a storage type, or f64 factors whose angles add up (`factored`)";
}

//===----------------------------------------------------------------------===//
// Window
//===----------------------------------------------------------------------===//

class RopeAttr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<RopeDialect, name, traits> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}

def WindowAttr : RopeAttr<"Window", "window"> {
  let summary = "The components of a head that are rotated: [begin, begin + dim)";
  let description = [{
    Components outside it are copied (out of place) or left (in place).

    ```mlir
    #rope.window<begin = 0, dim = 32>   // the first 32 of, say, 80
    ```
  }];
  let parameters = (ins "int64_t":$begin, "int64_t":$dim);
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

class BoolParameter<string desc> : AttrOrTypeParameter<"bool", desc> {
  let parser = "::ropewalk::rope::parseBool($_parser)";
  let defaultValue = "false";
}

def AxesAttr : RopeAttr<"Axes", "axes"> {
  let summary = "Positions with several coordinates: which of them turns which pair";
  let description = [{
    With N axes, the pairs of axis a are sections[a] in number; pair i belongs to

        contiguous:   the first sections[0] pairs axis 0, the next sections[1] axis 1, ...
        interleaved:  a = i % N if i < N sections[a], else axis 0
        listed:       pair_axis[i]

    Frequencies run on over all pairs; with `restart` each axis has its own list, as if its
    pairs were all there are. With `blocks` each axis has its own block of 2 sections[a]
    adjacent components and pairs them within it.

    ```mlir
    #rope.axes<order = contiguous, sections = [16, 24, 24]>                  // Qwen2-VL
    #rope.axes<order = interleaved, sections = [24, 20, 20]>                 // Qwen3-VL
    #rope.axes<order = contiguous, sections = [8, 28, 28], restart = true>   // Flux
    #rope.axes<order = listed, sections = [1, 2], pair_axis = [1, 0, 1]>
    ```
  }];
  let parameters = (ins
    EnumParameter<AxisOrder>:$order,
    "::mlir::DenseI64ArrayAttr":$sections,
    BoolParameter<"frequencies begin anew for each axis">:$restart,
    BoolParameter<"each axis pairs the components of its own block">:$blocks,
    OptionalParameter<"::mlir::DenseI8ArrayAttr", "the axis of each pair">:$pair_axis
  );
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// As the runtime takes it; its list lives as long as the context.
    ::ropewalk_axes toAxes() const;
  }];
}

//===----------------------------------------------------------------------===//
// Frequencies
//===----------------------------------------------------------------------===//

def FrequencyAttr : AttrInterface<"FrequencyAttr"> {
  let cppNamespace = "::ropewalk::rope";
  let description = [{
    How inv_freq follows from theta: one attribute per scaling rule. The formula
    itself lives in the runtime; an attribute only carries the rule's numbers.
  }];
  let methods = [
    InterfaceMethod<"The rule and its numbers as the runtime takes them.",
                    "::ropewalk_frequencies", "toFrequencies">
  ];
}

// An f64 that prints and parses without loss, in decimal where that is exact.
class F64Parameter<string desc> : APFloatParameter<desc> {
  let parser = "::ropewalk::rope::parseF64($_parser)";
  let printer = "$_printer.printFloat($_self)";
}

// Absent is 0, which to the runtime means the rule's own number or none.
class OptionalF64Parameter<string desc> : F64Parameter<desc> {
  let defaultValue = "::llvm::APFloat(0.0)";
}

class OptionalI64Parameter<string desc> : AttrOrTypeParameter<"int64_t", desc> {
  let defaultValue = "0";
}

class F64ListParameter<string desc> : AttrParameter<"::mlir::DenseF64ArrayAttr", desc> {
  let printer = "::ropewalk::rope::printF64List($_printer, $_self)";
}

class OptionalF64ListParameter<string desc> : F64ListParameter<desc> {
  let defaultValue = "::mlir::DenseF64ArrayAttr()";
}

def ThetaParameter : F64Parameter<"the base, finite and greater than 1">;
def FactorParameter : F64Parameter<"divides frequencies, or stretches the base">;
def OptionalFactorParameter : OptionalF64Parameter<"divides frequencies">;
def OriginalLengthParameter : AttrOrTypeParameter<"int64_t", "O, tokens seen in pre-training">;
def SeqLenParameter : OptionalI64Parameter<"tokens to be served; absent: not stated yet">;
def DivisorsParameter : OptionalF64ListParameter<"R/2 divisors of f, before the rule">;

// Behind the numbers of each rule.
def AttentionFactorParameter
    : OptionalF64Parameter<"cos and sin are multiplied by it; absent: the rule's own">;
def AngleParameter : EnumParameter<Angle> {
  let defaultValue = "::ropewalk::rope::Angle::Exact";
}

// A rule's constraints are those of the runtime; the parts that depend on R are checked where
// the attribute meets a window. A parameter has the name of the runtime's field, so all an
// attribute does with its parameters follows from their list.
class RopeFrequency<string name, string mnemonic, dag numbers>
    : RopeAttr<name, mnemonic, [DeclareAttrInterfaceMethods<FrequencyAttr>]> {
  let parameters = !con(numbers, (ins AttentionFactorParameter:$attention_factor,
                                      AngleParameter:$angle));
  let genVerifyDecl = 1;

  defvar count = !size(parameters);
  defvar names = !foreach(i, !range(count), !getdagname(parameters, i));
  defvar typed = !foreach(i, !range(count),
      !getdagarg<AttrOrTypeParameter>(parameters, i).cppType # " " # names[i]);
  defvar fields = !foreach(n, names, "&::ropewalk_frequencies::" # n);
  let extraClassDeclaration = [{
    static constexpr ::ropewalk_scaling scaling = ROPEWALK_SCALING_}] # !toupper(mnemonic) # [{;
    /// What the parameters stand for, in their order.
    static constexpr auto fields = std::make_tuple(}] # !interleave(fields, ", ") # [{);
  }];
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify(
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError, }]
      # !interleave(typed, ", ") # [{) {
      return verifyRule<$cppClass>(emitError, }] # !interleave(names, ", ") # [{);
    }
    ::ropewalk_frequencies $cppClass::toFrequencies() const {
      return std::apply([](const auto &...numbers) { return toStruct<$cppClass>(numbers...); },
                        getImpl()->getAsKey());
    }
  }];
}

def DefaultFrequencyAttr : RopeFrequency<"DefaultFrequency", "default", (ins
    ThetaParameter:$theta, DivisorsParameter:$divisors)> {
  let summary = "The default rule: f[i] = theta^(-2i/R), 0 <= i < R/2";
  let description = [{
    ```mlir
    #rope.default<theta = 1.000000e+04>
    ```
  }];
}

def LinearFrequencyAttr : RopeFrequency<"LinearFrequency", "linear", (ins
    ThetaParameter:$theta, FactorParameter:$factor, DivisorsParameter:$divisors)> {
  let summary = "Position interpolation: f[i] / factor";
  let description = [{
    ```mlir
    #rope.linear<theta = 1.000000e+06, factor = 8.000000e+00>   // Gemma 3, global layers
    ```
  }];
}

def DynamicFrequencyAttr : RopeFrequency<"DynamicFrequency", "dynamic", (ins
    ThetaParameter:$theta, FactorParameter:$factor,
    AttrOrTypeParameter<"int64_t", "M, tokens">:$max_position_embeddings,
    SeqLenParameter:$seq_len)> {
  let summary = "The default rule with a base that grows with the length served";
  let description = [{
    With M = max_position_embeddings and L = max(seq_len, M), the default rule for the base
    theta (factor L/M - (factor - 1))^(R/(R-2)). Source: Hugging Face modeling_rope_utils.

    ```mlir
    #rope.dynamic<theta = 1.000000e+04, factor = 4.000000e+00,
                  max_position_embeddings = 4096, seq_len = 16384>
    ```
  }];
}

def NtkFrequencyAttr : RopeFrequency<"NtkFrequency", "ntk", (ins
    ThetaParameter:$theta, FactorParameter:$factor,
    OptionalF64Parameter<"exponent of the mixed form">:$mixed_b)> {
  let summary = "(theta factor)^(-2i/R) / factor^(2/R), static";
  let description = [{
    With mixed_b: f[i] / exp(a (i+1)^mixed_b), a = ln factor / (R/2)^mixed_b. Source: vLLM.

    ```mlir
    #rope.ntk<theta = 1.000000e+04, factor = 8.000000e+00, mixed_b = 6.250000e-01>
    ```
  }];
}

def NtkAlphaFrequencyAttr : RopeFrequency<"NtkAlphaFrequency", "ntk_alpha", (ins
    ThetaParameter:$theta, F64Parameter<"stretches the base">:$alpha)> {
  let summary = "The default rule for the base theta alpha^(R/(R-2))";
  let description = [{
    Source: Hunyuan.

    ```mlir
    #rope.ntk_alpha<theta = 1.000000e+04, alpha = 1.000000e+03>
    ```
  }];
}

def YarnFrequencyAttr : RopeFrequency<"YarnFrequency", "yarn", (ins
    ThetaParameter:$theta, FactorParameter:$factor,
    OriginalLengthParameter:$original_max_position_embeddings,
    OptionalF64Parameter<"turns above which a pair is kept">:$beta_fast,
    OptionalF64Parameter<"turns below which a pair is divided">:$beta_slow,
    OptionalF64Parameter<"of the attention factor">:$mscale,
    OptionalF64Parameter<"of the attention factor">:$mscale_all_dim,
    OptionalF64Parameter<"weight of kept pairs">:$extrapolation_factor,
    BoolParameter<"ends of the ramp are not rounded">:$no_truncate,
    BoolParameter<"logarithms are blended">:$log_blend,
    DivisorsParameter:$divisors)> {
  let summary = "Pairs that turn often within O keep f[i], those that turn seldom have f[i] / factor";
  let description = [{
    Pairs that turn at least beta_fast times (32 if absent) within O = original length are
    kept, those that turn at most beta_slow times (1) are divided by factor, between them is
    a ramp over the pair index whose ends are rounded outwards unless no_truncate.
    extrapolation_factor (1) weighs what is kept; with log_blend logarithms are blended.

    The rule's own attention factor is g(mscale) / g(mscale_all_dim) if both are given, else
    g(1), where g(m) = 0.1 m ln(factor) + 1. Source: Hugging Face modeling_rope_utils.

    ```mlir
    #rope.yarn<theta = 1.500000e+05, factor = 3.200000e+01,
               original_max_position_embeddings = 4096, no_truncate = true>   // GPT-OSS
    ```
  }];
}

def LongropeFrequencyAttr : RopeFrequency<"LongropeFrequency", "longrope", (ins
    ThetaParameter:$theta,
    OptionalF64Parameter<"of the attention factor">:$factor,
    OriginalLengthParameter:$original_max_position_embeddings,
    F64ListParameter<"R/2 divisors up to O">:$short_factor,
    F64ListParameter<"R/2 divisors above O">:$long_factor,
    SeqLenParameter:$seq_len)> {
  let summary = "One of two lists, by the length served, divides f[i]";
  let description = [{
    Divided by long_factor[i] if seq_len > O, else by short_factor[i]. The rule's own
    attention factor is sqrt(1 + ln(factor) / ln(O)), 1 for a factor of at most 1.
    Source: Phi-3, Hugging Face modeling_rope_utils.

    ```mlir
    #rope.longrope<theta = 1.000000e+04, factor = 3.200000e+01, original_max_position_embeddings = 4096,
                   short_factor = [1.0, 1.0], long_factor = [1.0, 32.0], seq_len = 8192>
    ```
  }];
}

def Llama3FrequencyAttr : RopeFrequency<"Llama3Frequency", "llama3", (ins
    ThetaParameter:$theta, FactorParameter:$factor,
    F64Parameter<"wavelengths above O over this are divided">:$low_freq_factor,
    F64Parameter<"wavelengths below O over this are kept">:$high_freq_factor,
    OriginalLengthParameter:$original_max_position_embeddings)> {
  let summary = "The default rule with long wavelengths stretched, as in Llama 3.1";
  let description = [{
    With the default rule's f = theta^(-2i/R), wavelength w = 2 pi / f, original
    length O and t = (O/w - low_freq_factor) / (high_freq_factor - low_freq_factor)
    clamped to [0, 1]:

        inv_freq[i] = (1 - t) * f / factor + t * f

    When both factors are equal, t is a step: 0 where O/w is below them, else 1.
    Source: Hugging Face modeling_rope_utils.

    ```mlir
    #rope.llama3<theta = 5.000000e+05, factor = 8.000000e+00,
                 low_freq_factor = 1.000000e+00, high_freq_factor = 4.000000e+00,
                 original_max_position_embeddings = 8192>
    ```
  }];
}

def ProportionalFrequencyAttr : RopeFrequency<"ProportionalFrequency", "proportional", (ins
    ThetaParameter:$theta, OptionalFactorParameter:$factor,
    AttrOrTypeParameter<"int64_t", "pairs that turn">:$active_pairs)> {
  let summary = "The first active_pairs pairs have f[i] / factor, the rest 0";
  let description = [{
    Pairs with frequency 0 stay as they are, though they lie inside the window. Source:
    Gemma 4, Hugging Face modeling_rope_utils.

    ```mlir
    #rope.proportional<theta = 1.000000e+06, active_pairs = 64>
    ```
  }];
}

def ListFrequencyAttr : RopeFrequency<"ListFrequency", "list", (ins
    F64ListParameter<"R/2 numbers of either sign">:$inv_freq)> {
  let summary = "inv_freq[i] as given";
  let description = [{
    ```mlir
    #rope.list<inv_freq = [1.0, 0.5, 0.25]>
    ```
  }];
}

#endif
