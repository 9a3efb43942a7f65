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
  I32EnumCase<"Copy", 1, "copy">
]> {
  let cppNamespace = "::ropewalk::rope";
}

def AxisOrder : I32Enum<"AxisOrder", "which axis of a position turns a pair", [
  I32EnumCase<"Contiguous", 0, "contiguous">,
  I32EnumCase<"Interleaved", 1, "interleaved">,
  I32EnumCase<"Listed", 2, "listed">
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
  let summary = "The rotation (`rope`) or a copy of components outside a window (`copy`)";
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

def AttentionFactorParameter : F64Parameter<"cos and sin are multiplied by it"> {
  let defaultValue = "::llvm::APFloat(1.0)";
}

class RopeFrequency<string name, string mnemonic>
    : RopeAttr<name, mnemonic, [DeclareAttrInterfaceMethods<FrequencyAttr>]> {
  let genVerifyDecl = 1;
}

def DefaultFrequencyAttr : RopeFrequency<"DefaultFrequency", "default"> {
  let summary = "inv_freq[i] = theta^(-2i/R), 0 <= i < R/2";
  let description = [{
    ```mlir
    #rope.default<theta = 1.000000e+04>
    ```
  }];
  let parameters = (ins
    F64Parameter<"the base, finite and greater than 1">:$theta,
    AttentionFactorParameter:$attention_factor
  );
}

def Llama3FrequencyAttr : RopeFrequency<"Llama3Frequency", "llama3"> {
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
  let parameters = (ins
    F64Parameter<"the base, finite and greater than 1">:$theta,
    F64Parameter<"divides the lowest frequencies">:$factor,
    F64Parameter<"wavelengths above O over this are divided by factor">:$low_freq_factor,
    F64Parameter<"wavelengths below O over this are kept">:$high_freq_factor,
    "int64_t":$original_max_position_embeddings,
    AttentionFactorParameter:$attention_factor
  );
}

#endif
