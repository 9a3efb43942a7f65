//===- device_loops.h - Blocks and threads of a launch ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch has several outputs, whose loops over blocks and threads are one:
//
//   blocks over batches, heads and tokens
//     threads over tokens, heads and what lies side by side in a head
//       what one row of threads does not reach, one after another
//         the heads of a thread
//
// Grid and block are the caller's choice, so that one kernel serves one token and many.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_LOOPS_H
#define ROPEWALK_HALIDE_DEVICE_LOOPS_H

#include "kernel_spec.h"

#include "Halide.h"

#include <deque>
#include <functional>
#include <string>
#include <vector>

namespace ropewalk {

/// Which of a launch's heads are an output's, and how its memory numbers them; without `count` all.
struct DeviceHeads {
  Halide::Expr first = 0, count;
};

/// An output, with the loops it shares with the others.
struct DeviceSink {
  Halide::Func func;
  Halide::RDom loops; ///< Two inner axes, of which it has `axes`; thread, head, token.
  size_t axes;        ///< In form word lanes and vectors, in form pair components.
  /// Schedules what a thread computes before it stores, for all its heads or for each; null:
  /// nothing.
  std::function<void(const DeviceSink &sink, const Halide::RVar &part, const Halide::RVar &head)>
      stages;

  Halide::RVar thread() const { return loops[2]; }
  Halide::RVar head() const { return loops[3]; } ///< Among all of the launch's.
  Halide::RVar token() const { return loops[4]; }
};

class DeviceLoops {
public:
  using Scalar = Halide::GeneratorInput<int32_t>;
  using AddScalar = std::function<Scalar *(const std::string &)>;

  /// Adds the counts and the block's shape to a kernel's arguments.
  void configure(const AddScalar &addScalar);

  /// `func`, over the axes `inner` before a head's threads, threads, heads, tokens and batches:
  /// where `condition` holds for a token, and for some of `allHeads`.
  DeviceSink &add(Halide::Func func, std::vector<int32_t> inner, Halide::Expr threads,
                  const DeviceHeads &heads,
                  const std::function<Halide::Expr(Halide::Expr)> &condition);

  /// Where a sink stores.
  std::vector<Halide::Expr> placeOf(const DeviceSink &sink) const;

  /// `threads` of a block lie side by side. Blocks of tokens follow each other, or where the call
  /// says so, of heads.
  void schedule(Halide::Pipeline pipeline, const KernelSpec &spec, const Halide::Expr &threads);

  /// Of the output that is one word, whatever the others are: word, thread, head, token, batch.
  void setStatusAxes(Halide::OutputImageParam word, const KernelSpec &spec) const;

  /// Computes a stage's update, over inner axes, a head's threads (`ofHead`, of which `threads` lie
  /// side by side), heads, tokens and batches, for all threads of a block before one of them goes
  /// on, in memory that they share. Blocks end behind the last head and token.
  void computeInBlock(Halide::Func stage, const KernelSpec &spec, const Halide::Expr &ofHead,
                      const Halide::Expr &threads);

  /// The thread's own place, which conditions hide from Halide.
  Halide::Func &boundPlace(Halide::Func &stage) const;

  Scalar *batches = nullptr, *tokens = nullptr;
  Halide::Expr allHeads = 1;
  Halide::Var thread{"thread"}, head{"head"}, token{"token"}, batch{"batch"};

private:
  void schedule(DeviceSink &sink, const KernelSpec &spec, const Halide::Expr &threads);

  Scalar *headsPerBlock = nullptr, *tokensPerBlock = nullptr, *headsFirst = nullptr;
  std::deque<DeviceSink> sinks; ///< The first one's conditions on loops alone guard all.
  Halide::Func firstInBlock;    ///< Whose loops others computed in a block share.
};

/// 0 <= place < count, as one comparison, in which Halide sees no bounds: a loop that ends or
/// begins within a block would have its own.
Halide::Expr isBelow(const Halide::Expr &place, const Halide::Expr &count);

/// Says where coordinates begin on an axis of stride 1: with 0 (isAddressed), or with a multiple of
/// `unit`, so written that Halide can see it.
void setOrigin(Halide::Internal::Dimension axis, const KernelSpec &spec, int32_t unit = 1);

} // namespace ropewalk

#endif
