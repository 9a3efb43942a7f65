//===- variant_list.cpp - Other forms of a call ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "variant_list.h"

#include "ropewalk/rotation.h"

#include <algorithm>

namespace ropewalk::bench {
namespace {

constexpr char rowsInMemory[] = "scattered positions, rows in memory";

void useWindow(Setup &s, int64_t begin, int64_t dim) {
  s.rotation.window_begin = begin;
  s.rotation.rotary_dim = dim;
}

} // namespace

const std::vector<Variant> &callVariants() {
  using Beside = VariantBeside;
  static const std::vector<Variant> variants = {
      {"plain", [](Setup &) {}, Beside::MadeRows},
      {"inverse", [](Setup &s) { s.rotation.inverse = 1; }},
      {"counted positions",
       [](Setup &s) {
         s.count();
         s.tensors.position_offset = 5;
       }},
      {"i64 positions",
       [](Setup &s) {
         s.longPositions.assign(s.positions.begin(), s.positions.end());
         s.tensors.index = ROPEWALK_INDEX_I64;
         s.tensors.positions = s.longPositions.data();
       }},
      {"scattered positions", [](Setup &s) { s.scatter(false); }},
      {rowsInMemory, [](Setup &s) { s.scatter(true); }},
      {"factored table", [](Setup &s) { s.options.table_form = ROPEWALK_TABLE_FACTORED; },
       Beside::MadeRows},
      {"axes contiguous", [](Setup &s) { s.useAxes(ROPEWALK_AXES_CONTIGUOUS); }, Beside::MadeRows},
      {"axes interleaved", [](Setup &s) { s.useAxes(ROPEWALK_AXES_INTERLEAVED); },
       Beside::MadeRows},
      {"axes contiguous, image", [](Setup &s) { s.useImage(ROPEWALK_AXES_CONTIGUOUS); },
       Beside::MadeRows},
      {"axes interleaved, image", [](Setup &s) { s.useImage(ROPEWALK_AXES_INTERLEAVED); },
       Beside::MadeRows},
      {"axes interleaved, text",
       [](Setup &s) {
         s.useAxes(ROPEWALK_AXES_INTERLEAVED);
         s.tensors.position_axis_stride = 0; // equal coordinates
       },
       Beside::MadeRows},
      {"axes interleaved, factored",
       [](Setup &s) {
         s.useAxes(ROPEWALK_AXES_INTERLEAVED);
         s.options.table_form = ROPEWALK_TABLE_FACTORED;
       },
       Beside::MadeRows},
      {"axes interleaved, image, factored",
       [](Setup &s) {
         s.useImage(ROPEWALK_AXES_INTERLEAVED);
         s.options.table_form = ROPEWALK_TABLE_FACTORED;
       },
       Beside::MadeRows},
      {"blocks",
       [](Setup &s) {
         s.rotation.axes.count = 2;
         s.rotation.axes.blocks = 1;
         s.rotation.axes.sections[0] = s.rotation.axes.sections[1] = s.rotation.rotary_dim / 4;
       },
       Beside::MadeRows},
      {"complex f32 cache", [](Setup &s) { s.useCache(ROPEWALK_F32, 2); }, Beside::MadeRows},
      {"f16 cache", [](Setup &s) { s.useCache(ROPEWALK_F16, 1); }, Beside::MadeRows},
      {"bf16 cache", [](Setup &s) { s.useCache(ROPEWALK_BF16, 1); }, Beside::MadeRows},
      {"complex f16 cache", [](Setup &s) { s.useCache(ROPEWALK_F16, 2); }, Beside::MadeRows},
      {"ragged",
       [](Setup &s) {
         const int64_t tokens = s.tensors.tokens, sequences = std::min<int64_t>(16, tokens);
         for (int64_t i = 0; i <= sequences; ++i)
           s.lengths.push_back(static_cast<int32_t>(i * tokens / sequences));
         s.count();
         s.tensors.ragged_index = ROPEWALK_INDEX_I32;
         s.tensors.cu_seqlens = s.lengths.data();
         s.tensors.sequences = sequences;
       }},
      {"pads in between",
       [](Setup &s) {
         for (size_t t = 7; t < s.positions.size(); t += 8)
           s.positions[t] = -1;
         s.options.pad = ROPEWALK_PAD_COPY;
         s.options.pad_position = -1;
       }},
      {"head-major",
       [](Setup &s) { s.layout.q = bhsd(s.tensors.tokens, s.layout.q.heads, s.rotation.head_dim); },
       Beside::Copy},
      {"packed QKV rows",
       [](Setup &s) {
         ropewalk_tensor_layout &q = s.layout.q;
         q.src_token_stride = q.dst_token_stride = q.heads * s.rotation.head_dim * 3 / 2;
       },
       Beside::Copy},
      {"q and k in one row",
       [](Setup &s) {
         const int64_t heads = s.layout.q.heads, dim = s.rotation.head_dim;
         const int64_t queries = heads * 4 / 5;
         s.layout.q.heads = queries;
         s.layout.k = s.layout.q;
         s.layout.k.heads = heads - queries;
         s.tensors.k_src = reinterpret_cast<const void *>(queries * dim); // elements behind q
       }},
      {"q and k apart",
       [](Setup &s) {
         const int64_t heads = s.layout.q.heads, dim = s.rotation.head_dim;
         const int64_t queries = heads * 4 / 5, tokens = s.tensors.tokens;
         s.layout.q = bshd(tokens, queries, dim);
         s.layout.k = bshd(tokens, heads - queries, dim);
         s.tensors.k_src =
             reinterpret_cast<const void *>(tokens * queries * dim); // behind all of q
       }},
      {"16 bytes past a line", [](Setup &s) { s.pastLine = 16; }, Beside::Copy}, // as malloc's are
      {"reorder", [](Setup &s) { s.rotation.reorder = 1; }},
      {"leading half", [](Setup &s) { useWindow(s, 0, s.rotation.head_dim / 2); }},
      {"trailing half",
       [](Setup &s) { useWindow(s, s.rotation.head_dim / 2, s.rotation.head_dim / 2); }},
      {"odd window", [](Setup &s) { useWindow(s, 0, s.rotation.head_dim - 12); }},
      {"odd window inside", [](Setup &s) { useWindow(s, 6, s.rotation.head_dim - 14); }},
  };
  return variants;
}

std::optional<double> variantLimit(const std::string &name) {
  if (name == rowsInMemory)
    return std::nullopt;
  return name.rfind("odd", 0) == 0 ? 1.25 : 1.10;
}

} // namespace ropewalk::bench
