//===- variant_list.h - Other forms of a call -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_VARIANT_LIST_H
#define ROPEWALK_BENCH_HARNESS_VARIANT_LIST_H

#include "variant_setup.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk::bench {

/// What is timed beside the variant's call.
enum class VariantBeside {
  Nothing,
  Copy,    ///< Its rows lie otherwise than the plain call's: a copy loop.
  MadeRows ///< The call with rows made before, as layers after the first have, and the making.
};

struct Variant {
  const char *name;
  std::function<void(Setup &)> apply;
  VariantBeside beside = VariantBeside::Nothing;
};

/// The plain call first.
const std::vector<Variant> &callVariants();

/// What a variant's time per byte may be of the plain call's. None where it reads from memory what
/// the plain call finds in the caches.
std::optional<double> variantLimit(const std::string &name);

} // namespace ropewalk::bench

#endif
