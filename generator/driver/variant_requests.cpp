//===- variant_requests.cpp - Kernels that variants of a call take --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "variant_requests.h"

#include "harness/variants.h"
#include "lower/requests.h"
#include "one_pass.h"

#include "llvm/ADT/STLExtras.h"

namespace ropewalk::driver {

void addVariantRequests(const Grid &grid, int64_t width, std::vector<KernelRequest> &result) {
  auto add = [&](const KernelRequest &exact) {
    const KernelRequest request = kernelFor(exact);
    if (!llvm::is_contained(result, request))
      result.push_back(request);
  };
  for (ropewalk_dtype dtype : grid.dtypes)
    for (ropewalk_place place : grid.places)
      for (ropewalk_pairing pairing : grid.pairings) {
        for (const bench::VariantWindow &window : bench::variantWindows(width)) {
          const KernelRequest request{Family::Rope, pairing, dtype, place,
                                      static_cast<int32_t>(window.dim)};
          add(request);
          const int64_t behind = width - window.begin - window.dim;
          if (auto onePass = onePassOver(request, 0, window.begin, behind))
            add(*onePass);
        }
        const KernelRequest whole{Family::Rope, pairing, dtype, place, static_cast<int32_t>(width)};
        for (int32_t axes : {1, 2, 3})
          for (const KernelRequest &reader : readersOf(whole, axes, allTableSources))
            add(reader);
        if (auto blocks = onePassOver(whole, 2, 0, 0)) {
          add(*blocks);
          for (const KernelRequest &reader : readersOf(*blocks, blocks->blocks, allTableSources))
            add(reader);
        }
        KernelRequest reorder = whole;
        reorder.reorder = true;
        add(reorder);
      }
  for (ropewalk_dtype dtype : grid.dtypes)
    for (int64_t rest : bench::variantCopies(width))
      add({Family::Copy, ROPEWALK_HALF, elementBytes(dtype) == 2 ? ROPEWALK_F16 : ROPEWALK_F32,
           ROPEWALK_OUT_OF_PLACE, static_cast<int32_t>(rest)});
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 2, 3})
      add(rowsRequest(source, axes));
}

} // namespace ropewalk::driver
