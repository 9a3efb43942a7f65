//===- call_text.cpp - A plan and a call as text --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_text.h"

#include <cstdlib>
#include <cstring>
#include <map>
#include <sstream>
#include <type_traits>

namespace ropewalk {
namespace {

// The one list of fields: visit(name, field), in groups.

template <class Call, class Visit> void visitRotation(Call &call, Visit visit) {
  auto &rotation = call.rotation;
  visit("head_dim", rotation.head_dim);
  visit("window_begin", rotation.window_begin);
  visit("rotary_dim", rotation.rotary_dim);
  visit("pairing", rotation.pairing);
  visit("reorder", rotation.reorder);
  visit("inverse", rotation.inverse);
  visit("axes", rotation.axes.count);
  visit("axis_order", rotation.axes.order);
  visit("axis_restart", rotation.axes.restart);
  visit("axis_blocks", rotation.axes.blocks);
  for (int a = 0; a < ROPEWALK_MAX_AXES; ++a)
    visit("section" + std::to_string(a), rotation.axes.sections[a]);
  visit("pair_axis", call.pairAxis);
}

template <class Call, class Visit> void visitFrequencies(Call &call, Visit visit) {
  auto &frequencies = call.rotation.frequencies;
  visit("theta", frequencies.theta);
  visit("scaling", frequencies.scaling);
  visit("angle", frequencies.angle);
  visit("factor", frequencies.factor);
  visit("low_freq_factor", frequencies.low_freq_factor);
  visit("high_freq_factor", frequencies.high_freq_factor);
  visit("original_max", frequencies.original_max_position_embeddings);
  visit("max_positions", frequencies.max_position_embeddings);
  visit("alpha", frequencies.alpha);
  visit("mixed_b", frequencies.mixed_b);
  visit("beta_fast", frequencies.beta_fast);
  visit("beta_slow", frequencies.beta_slow);
  visit("mscale", frequencies.mscale);
  visit("mscale_all_dim", frequencies.mscale_all_dim);
  visit("extrapolation_factor", frequencies.extrapolation_factor);
  visit("no_truncate", frequencies.no_truncate);
  visit("log_blend", frequencies.log_blend);
  visit("active_pairs", frequencies.active_pairs);
  visit("seq_len", frequencies.seq_len);
  visit("list_length", frequencies.list_length);
  visit("lists", call.lists);
  visit("list_first", call.listFirst);
  visit("list_step", call.listStep);
  visit("attention_factor", frequencies.attention_factor);
}

template <class Tensor, class Visit>
void visitTensor(const std::string &name, Tensor &tensor, Visit visit) {
  visit(name + ".heads", tensor.heads);
  visit(name + ".src_batch", tensor.src_batch_stride);
  visit(name + ".src_token", tensor.src_token_stride);
  visit(name + ".src_head", tensor.src_head_stride);
  visit(name + ".dst_batch", tensor.dst_batch_stride);
  visit(name + ".dst_token", tensor.dst_token_stride);
  visit(name + ".dst_head", tensor.dst_head_stride);
}

template <class Call, class Visit> void visitLayout(Call &call, Visit visit) {
  visit("dtype", call.layout.dtype);
  visit("place", call.layout.place);
  visitTensor("q", call.layout.q, visit);
  visitTensor("k", call.layout.k, visit);
}

template <class Call, class Visit> void visitTable(Call &call, Visit visit) {
  visit("position_begin", call.positionBegin);
  visit("position_end", call.positionEnd);
  visit("table_form", call.tableForm);
  visit("shared_table", call.sharedTable);
  visit("grow_begin", call.growBegin);
  visit("grow_end", call.growEnd);
  visit("listed_rows", call.listedRows);
  visit("listed_first", call.listedFirst);
  visit("listed_step", call.listedStep);
  visit("cache_rows", call.cacheRows);
  visit("cache_row", call.cacheRowStride);
  visit("cache_pair", call.cachePairStride);
  visit("cache_type", call.cacheType);
}

template <class Call, class Visit> void visitPositions(Call &call, Visit visit) {
  visit("pad", call.pad);
  visit("pad_position", call.padPosition);
  visit("batches", call.tensors.batches);
  visit("tokens", call.tensors.tokens);
  visit("index", call.tensors.index);
  visit("position_axis", call.tensors.position_axis_stride);
  visit("position_batch", call.tensors.position_batch_stride);
  visit("position_offset", call.tensors.position_offset);
  visit("first_position", call.firstPosition);
  visit("position_axis_step", call.positionAxisStep);
  visit("position_batch_step", call.positionBatchStep);
  visit("position_step", call.positionStep);
  visit("pad_every", call.padEvery);
  visit("stray_list", call.strayList);
  visit("ragged_index", call.tensors.ragged_index);
  visit("sequences", call.tensors.sequences);
  visit("sequence_length", call.sequenceLength);
  visit("sequence_error", call.sequenceError);
  visit("starts", call.hasStarts);
  visit("first_start", call.firstStart);
  visit("start_step", call.startStep);
}

template <class Call, class Visit> void visitMemoryAndChecks(Call &call, Visit visit) {
  visit("shared_memory", call.sharedMemory);
  visit("q_src", call.qSrcOrigin);
  visit("q_dst", call.qDstOrigin);
  visit("k_src", call.kSrcOrigin);
  visit("k_dst", call.kDstOrigin);
  visit("misaligned", call.misaligned);
  visit("guard_at_end", call.guardAtEnd);
  visit("special", call.special);
  visit("ranges", call.ranges);
  visit("split", call.split);
  visit("made_rows", call.madeRows);
  visit("rows_missing", call.rowsMissing);
  visit("rows_misaligned", call.rowsMisaligned);
  visit("check", call.check);
}

template <class Call, class Visit> void forEachField(Call &call, Visit visit) {
  visitRotation(call, visit);
  visitFrequencies(call, visit);
  visitLayout(call, visit);
  visitTable(call, visit);
  visitPositions(call, visit);
  visitMemoryAndChecks(call, visit);
}

/// Any number, be it an enumerator or not.
template <class Field> void parseInto(const std::string &text, Field &field) {
  if constexpr (std::is_same_v<Field, double>) {
    field = std::strtod(text.c_str(), nullptr);
  } else {
    const int64_t number = std::strtoll(text.c_str(), nullptr, 0);
    if constexpr (std::is_same_v<Field, int64_t>) {
      field = number;
    } else {
      static_assert(sizeof(Field) == sizeof(int32_t));
      const int32_t narrow = static_cast<int32_t>(number);
      std::memcpy(&field, &narrow, sizeof field);
    }
  }
}

} // namespace

FuzzCall parseCall(const std::string &text) {
  std::map<std::string, std::string> values;
  std::istringstream stream(text);
  for (std::string name, value; stream >> name >> value;)
    values[name] = value;
  FuzzCall call;
  forEachField(call, [&](const std::string &name, auto &field) {
    auto found = values.find(name);
    if (found != values.end())
      parseInto(found->second, field);
  });
  return call;
}

std::string printCall(const FuzzCall &call) {
  std::ostringstream text;
  text.precision(17);
  forEachField(call, [&](const std::string &name, const auto &field) {
    if (field)
      text << name << " " << field << "\n";
  });
  return text.str();
}

} // namespace ropewalk
