//===- kernel_requests.cpp - What the kernels under test compute ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_requests.h"

namespace ropewalk::test {

std::vector<KernelRequest> rotationRequests() {
  std::vector<KernelRequest> all;
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
        for (int32_t channels : {64, 80, 96, 128, 256, 0, 2, 20, 42, 250, 32})
          all.push_back({Family::Rope, pairing, dtype, place, channels});
  return all;
}

std::vector<KernelRequest> reorderRequests() {
  std::vector<KernelRequest> all;
  const auto add = [&](ropewalk_place place, std::initializer_list<int32_t> widths) {
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
        for (int32_t channels : widths)
          all.push_back({Family::Rope, pairing, dtype, place, channels, true});
  };
  add(ROPEWALK_OUT_OF_PLACE, {16, 80, 256, 0, 22});
  add(ROPEWALK_IN_PLACE, {16, 80, 256, 0});
  return all;
}

/// What reordering kernels are compared with.
static std::vector<KernelRequest> plainRequests() {
  std::vector<KernelRequest> all = reorderRequests();
  for (KernelRequest &request : all)
    request.reorder = false;
  return all;
}

/// Leading, trailing and inner windows, one of vectors that are shorter than a register, the
/// longest heads there are, and windows that vectors don't divide, beside them less and more than a
/// vector.
static std::vector<KernelRequest> besideRequests() {
  struct Head {
    int32_t before, channels, behind;
  };
  std::vector<KernelRequest> all;
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (const Head &head : {Head{0, 64, 64},
                               {32, 32, 96},
                               {0, 16, 48},
                               {448, 64, 0},
                               {0, 20, 60},
                               {6, 114, 8},
                               {70, 42, 2}}) {
        const KernelRequest window{Family::Rope, pairing, dtype, ROPEWALK_OUT_OF_PLACE,
                                   head.channels};
        all.push_back(copyingBeside(window, head.before, head.behind).value());
      }
  return all;
}

/// Blocks that vectors divide, that they don't, and whose pairs are odd in number.
static std::vector<KernelRequest> blockRequests() {
  struct Blocks {
    ropewalk_place place;
    int32_t count, channels, before, behind;
  };
  constexpr ropewalk_place out = ROPEWALK_OUT_OF_PLACE, in = ROPEWALK_IN_PLACE;
  std::vector<KernelRequest> all;
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (const Blocks &one : {Blocks{out, 2, 128, 0, 0},
                              {in, 2, 128, 0, 0},
                              {out, 3, 120, 0, 8},
                              {in, 3, 90, 0, 0},
                              {out, 2, 36, 2, 4}}) {
      KernelRequest request{Family::Rope, ROPEWALK_HALF, dtype, one.place, one.channels};
      request.blocks = one.count;
      request.before = one.before;
      request.behind = one.behind;
      all.push_back(request);
    }
  return all;
}

std::vector<KernelRequest> allRotationRequests() {
  std::vector<KernelRequest> all = rotationRequests();
  for (const std::vector<KernelRequest> &more :
       {reorderRequests(), besideRequests(), blockRequests()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::vector<KernelRequest> copyRequests() {
  std::vector<KernelRequest> all;
  for (ropewalk_dtype width : {ROPEWALK_F32, ROPEWALK_F16})
    for (int32_t channels : {0, 16, 48, 64, 96, 128})
      all.push_back({Family::Copy, ROPEWALK_HALF, width, ROPEWALK_OUT_OF_PLACE, channels});
  return all;
}

std::vector<KernelRequest> rowsRequests() {
  std::vector<KernelRequest> all;
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 2, 3, 4, ROPEWALK_MAX_AXES})
      all.push_back(rowsRequest(source, axes));
  return all;
}

std::vector<KernelRequest> readerRequests() {
  struct Reader {
    TableSource source;
    int32_t axes;
    ropewalk_place place;
    int32_t channels, behind, blocks = 0;
  };
  constexpr ropewalk_place out = ROPEWALK_OUT_OF_PLACE, in = ROPEWALK_IN_PLACE;
  std::vector<KernelRequest> all;
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (const Reader &reader : {Reader{TableSource::F32, 3, out, 128, 0},
                                   {TableSource::Factored, 0, in, 128, 0},
                                   {TableSource::Factored, 2, out, 42, 0},
                                   {TableSource::BF16, 0, out, 64, 64},
                                   {TableSource::F16, ROPEWALK_MAX_AXES, in, 80, 0},
                                   {TableSource::F32, 2, out, 128, 0, 2},
                                   {TableSource::Factored, 3, in, 90, 0, 3},
                                   {TableSource::BF16, 3, out, 120, 8, 3}}) {
        if (reader.blocks && pairing != ROPEWALK_HALF)
          continue;
        KernelRequest request{Family::Rope,    pairing, dtype,         reader.place,
                              reader.channels, false,   reader.source, reader.axes};
        request.behind = reader.behind;
        request.blocks = reader.blocks;
        all.push_back(request);
      }
  return all;
}

std::vector<KernelRequest> packagedRequests() {
  std::vector<KernelRequest> all = allRotationRequests();
  for (const std::vector<KernelRequest> &more :
       {plainRequests(), copyRequests(), rowsRequests(), readerRequests()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::vector<KernelSpec> splittingKernels(Architecture architecture) {
  struct Kernel {
    ropewalk_place place;
    int32_t channels, vector, parts;
    Store store = Store::Plain;
  };
  constexpr ropewalk_place out = ROPEWALK_OUT_OF_PLACE, in = ROPEWALK_IN_PLACE;
  std::vector<KernelSpec> all;
  for (Target target : allTargets)
    for (const Kernel &one : {Kernel{out, 64, 16, 1},
                              {out, 64, 16, 1, Store::Stream64},
                              {out, 80, 4, 2},
                              {out, 80, 8, 1, Store::Stream16},
                              {out, 256, 8, 4},
                              {in, 64, 8, 1},
                              {in, 80, 8, 5},
                              {in, 256, 16, 2},
                              {in, 256, 32, 1}})
      if (architectureOf(target) == architecture)
        all.push_back({{Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_F32, one.place, one.channels},
                       target,
                       {Form::Pair, one.vector, one.parts, one.store}});
  return all;
}

KernelSpec withPlainStores(KernelSpec spec) {
  spec.schedule.store = Store::Plain;
  return spec;
}

KernelSpec outOfPlace(KernelSpec spec) {
  spec.request.place = ROPEWALK_OUT_OF_PLACE;
  return withPlainStores(spec);
}

} // namespace ropewalk::test
