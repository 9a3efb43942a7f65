//===- oracle.h - Error of a kernel against f64 arithmetic ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_ORACLE_H
#define ROPEWALK_BENCH_HARNESS_ORACLE_H

#include "ropewalk/kernel.h"
#include "ropewalk/ropewalk.h"

namespace ropewalk::bench {

/// Storage bits (an element of 4 or 2 bytes) as f64.
double elementToDouble(ropewalk_dtype dtype, const void *element);

/// Nearest value of the storage type, ties to even; `value` is finite and in its range.
void elementFromDouble(ropewalk_dtype dtype, double value, void *element);

/// Reads what a kernel wrote to args.dst and returns its worst error, in ulp of the storage
/// type, of hypot(x0, x1), over all pairs of all heads of all tokens.
///   args.src  what the kernel read, as it was before (in place: a copy of it)
///   cos, sin  [tokens, channels/2] f64, the values over the reals, sine sign not applied
/// An element that is not a number where the result is one counts as infinity.
double worstUlp(ropewalk_dtype dtype, ropewalk_pairing pairing, const ropewalk_kernel_args &args,
                const double *cos, const double *sin);

} // namespace ropewalk::bench

#endif
