//===- model_text.cpp - What the header says of a model -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "contents.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// The two components of pair i.
struct PairText {
  const char *first, *second;
};

PairText pairText(ropewalk_pairing pairing) {
  return pairing == ROPEWALK_HALF ? PairText{"[i]", "[i+R/2]"} : PairText{"[2i]", "[2i+1]"};
}

void printFormula(raw_ostream &os, const ropewalk_rotation &rotation) {
  const PairText x = pairText(rotation.pairing);
  const PairText y = pairText(rotation.reorder ? otherPairing(rotation.pairing) : rotation.pairing);
  const auto print = [&](const char *result, const char *own, char sign, const char *other) {
    os << "     y" << left_justify(result, 7) << " = x" << own << "*cos(p*f[i]) " << sign << " x"
       << other << "*sin(p*f[i])\n";
  };
  print(y.first, x.first, '-', x.second);
  print(y.second, x.second, '+', x.first);
}

/// Whose coordinate p is, for pair i.
std::string axisOfPair(const ropewalk_axes &axes) {
  if (axes.order == ROPEWALK_AXES_LISTED)
    return "axis axes.pair_axis[i]";
  const std::string count = std::to_string(axes.count);
  if (axes.order == ROPEWALK_AXES_INTERLEAVED)
    return "axis a = i % " + count + " if i < " + count + "*axes.sections[a], else of axis 0";
  std::string text;
  int64_t begin = 0;
  for (int32_t axis = 0; axis < axes.count; begin += axes.sections[axis++])
    text += (axis ? ", of axis " : "axis ") + std::to_string(axis) + " from pair " +
            std::to_string(begin);
  return text;
}

void printAxes(raw_ostream &os, const ropewalk_axes &axes) {
  if (axes.count < 2)
    return;
  os << "   A position has " << axes.count << " coordinates, [" << axes.count
     << ", batches, tokens] in a call. ";
  if (axes.blocks)
    os << "Axis a turns its own block of\n   R = 2*axes.sections[a] components, by its coordinate "
          "p.\n";
  else
    os << "p is that of\n   " << axisOfPair(axes) << ".\n";
}

/// Whether cos and sin are multiplied by anything but 1.
bool hasFactor(const ropewalk_frequencies &frequencies) {
  if (frequencies.attention_factor != 0)
    return frequencies.attention_factor != 1;
  return frequencies.scaling == ROPEWALK_SCALING_YARN ||
         frequencies.scaling == ROPEWALK_SCALING_LONGROPE;
}

void printFrequencies(raw_ostream &os, const ropewalk_frequencies &frequencies) {
  if (hasFactor(frequencies))
    os << "   cos and sin are multiplied by the attention factor that ropewalk_inv_freq gives.\n";
  if (frequencies.scaling == ROPEWALK_SCALING_DYNAMIC ||
      frequencies.scaling == ROPEWALK_SCALING_LONGROPE)
    os << "   Frequencies depend on the number of tokens to be served: copy the constant and\n"
          "   set frequencies.seq_len"
       << (frequencies.seq_len ? " where it is not " + std::to_string(frequencies.seq_len) : "")
       << ".\n";
  os << "   Frequencies and their scaling are in the constant. */\n";
}

} // namespace

std::string title(const Model &model) {
  return model.modelType.empty() ? model.name : model.modelType;
}

std::string modelText(const PackagedModel &packaged) {
  const Model &model = packaged.model;
  const ropewalk_rotation &rotation = model.rotation;
  std::string text;
  raw_string_ostream os(text);
  os << "\n/* " << title(model)
     << ": with x the rotated window of a head, R = " << rotation.rotary_dim << " components from "
     << rotation.window_begin << " of " << rotation.head_dim
     << ",\n   p the position and f[i] = ropewalk_inv_freq, 0 <= i < " << rotation.rotary_dim / 2
     << ":\n";
  printFormula(os, rotation);
  printAxes(os, rotation.axes);
  printFrequencies(os, rotation.frequencies);
  os << "ROPEWALK_PACKAGE_API extern const ropewalk_rotation " << packaged.prefix
     << "_rotation;\nenum {\n  " << packaged.prefix << "_attention_heads = " << model.attentionHeads
     << ",\n  " << packaged.prefix << "_key_value_heads = " << model.keyValueHeads;
  // What the model was trained for, not a limit of the kernels.
  if (model.maxPositions)
    os << ",\n  " << packaged.prefix << "_max_positions = " << *model.maxPositions;
  os << "\n};\n";
  return text;
}

} // namespace ropewalk
