//===- plan.h - What a plan decides -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that can be known before the pointers are: checked sizes in bytes, the
// table, the kernels of each piece, the sizes of blocks. run() only adds pointers.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_PLAN_H
#define ROPEWALK_SRC_PLAN_H

#include "dispatch.h"
#include "tables.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// Adjacent components of every head that one kernel treats: the rotary window (or one of its
/// blocks), or what lies before or behind it.
struct Piece {
  KernelRequest request; ///< With the exact width.
  /// Filled but for pointers, counts of tokens and heads, and rows.
  ropewalk_kernel_args args = {};
  int64_t offset = 0;    ///< Bytes from the head's first component.
  int64_t firstPair = 0; ///< Of the rotation's pairs.
  int32_t onlyAxis = -1; ///< That turns all its pairs; -1: there are several.
  Choice choice;         ///< Where cos and sin are f32 rows, the table's own or made of it.
  Choice readers; ///< Of the table itself, where it is no f32 rows; empty where rows are made.
  /// The same where every token's coordinates are equal, so that one row has all its pairs; empty
  /// where one axis turns them anyway.
  Choice readersOfOne;

  bool rotates() const { return request.family == Family::Rope; }
  /// Components that are read and written, from `offset` on.
  int64_t width() const { return request.before + args.channels + request.behind; }
};

/// One of q and k. Strides and sizes in bytes; dimensions are batch, token, head.
struct TensorPlan {
  const char *name = "";
  bool isKey = false;
  int64_t heads = 0;
  int64_t srcStride[3] = {};
  int64_t dstStride[3] = {};
  int8_t srcOrder[3] = {}; ///< Dimensions by magnitude of stride, smallest first.
  int8_t dstOrder[3] = {};
  int64_t accessBytes = 0;  ///< Read and written per head: the window in place, else all of it.
  int64_t writtenBytes = 0; ///< Per token, all heads.
  int64_t headBlock = 0;    ///< Heads per kernel call of fewer than `manyTokens` tokens.
  int64_t headsOfManyTokens = 0; ///< Heads per kernel call of as many or more.
  std::vector<Piece> pieces;
  /// What would turn the window, or all of its blocks, and copy what is beside it in one pass,
  /// whether or not there are kernels for it; nothing where the window's own kernel does.
  std::optional<KernelRequest> onePass;
  std::string noOnePass; ///< Why that isn't done; empty where it is, or nobody could.
};

/// From so many tokens on, a head's lie together where heads lie apart.
inline constexpr int64_t manyTokens = 8;

/// cos and sin as the kernels see them. Strides in bytes.
struct TableView {
  const void *cos = nullptr;
  const void *sin = nullptr;
  int64_t begin = 0, end = 0; ///< Valid positions; row 0 belongs to `begin`.
  int64_t rowStride = 0, pairStride = 0;
  int64_t maxRowSpan = 0; ///< Rows of one kernel call lie within this many of each other.
};

/// A head has at most a block per axis and a copy on each side.
inline constexpr int maxPieces = ROPEWALK_MAX_AXES + 2;

/// Rows made in a scratch: its size, and the most tokens and components they are made for.
inline constexpr int64_t stagedRowBytes = 16 * 1024, maxStagedTokens = 64;

/// How made rows lie, in a scratch or in the caller's memory: f32, pairs adjacent. Bytes.
struct RowForm {
  int64_t sinOffset = 0; ///< From a row's first cosine to its first sine.
  int64_t stride = 0;    ///< From row to row.
};

/// Tokens between switching pieces or tensors.
struct BlockTokens {
  int64_t found = 0; ///< Where the plan finds rows, stages them, or reads them elsewhere.
  int64_t made = 0;  ///< Where the call brings rows made before.
};

/// q and k as one tensor of all their heads, for calls where k's heads follow q's in memory, as
/// those of one projection do.
struct JoinedTensor {
  TensorPlan tensor;
  int64_t srcOffset = 0, dstOffset = 0; ///< Bytes from q's first head to k's.
  BlockTokens blockTokens;
};

/// How rows that every kernel can read are made of a table in another form. Calls make them where
/// there are no kernels that read that form, and for layers to come.
struct Staging {
  KernelRequest request;
  Choice choice;
  ropewalk_kernel_args args = {}; ///< Filled but for positions, tokens and dst.
  bool factored = false;
  bool isReadable = false; ///< Kernels can read the table as it is.
};

/// What plan creation takes from outside its arguments.
struct Environment {
  TargetSet cpu;
  std::string cpuClass; ///< Kernels that are preferred on others are not.
  const char *maxIsa = nullptr;
  const char *kernel = nullptr;
  const char *wisdom = nullptr; ///< A file.
  bool verbosePlan = false;
};

/// This CPU, and ROPEWALK_MAX_ISA, ROPEWALK_KERNEL, ROPEWALK_WISDOM, ROPEWALK_VERBOSE.
Environment hostEnvironment();

} // namespace ropewalk

/// The C API's opaque type.
struct ropewalk_plan {
  ropewalk_rotation rotation = {};
  ropewalk_dtype dtype = ROPEWALK_F32;
  bool inPlace = false;
  int64_t elementBytes = 0;
  std::vector<ropewalk::TensorPlan> tensors;
  bool rotates = false; ///< There is a window, so positions matter.
  ropewalk::TableView table;
  ropewalk::TableRef builtTable;              ///< Empty with a caller's cache.
  int64_t coordinates = 1;                    ///< Of each token's position.
  std::vector<int32_t> pairAxis;              ///< Which of the rotation's axes turns each pair.
  std::unique_ptr<ropewalk::Staging> staging; ///< Null where the table is f32 rows.
  bool readsTable = false; ///< With staging: all pieces that turn have readers of `table` itself.
  bool readsOne = false;   ///< And readers of one row where coordinates are equal.
  /// Calls that write as many bytes, or combine rows of more tokens, make rows all the same.
  int64_t leastStreamedBytes = INT64_MAX, mostReadTokens = INT64_MAX;
  ropewalk::RowForm rowForm; ///< All 0 where nothing turns.
  ropewalk_pad pad = ROPEWALK_PAD_NONE;
  int64_t padPosition = 0;
  std::unique_ptr<ropewalk::JoinedTensor> joined; ///< Null where strides or kernels differ.
  ropewalk::BlockTokens blockTokens;
  int64_t writtenBytes = 0; ///< Per token, all tensors.
  ropewalk_parallel_for parallelFor = nullptr;
  int64_t parallelMinBytes = 0; ///< Written by a call that is worth it.
  void *parallelContext = nullptr;
  std::string description;
};

namespace ropewalk {

Expected<std::unique_ptr<ropewalk_plan>> createPlan(const ropewalk_rotation &rotation,
                                                    const ropewalk_layout &layout,
                                                    const ropewalk_plan_options &options,
                                                    const Environment &environment);

/// What the plan runs and why, one line per tensor and kernel.
std::string describe(const ropewalk_plan &plan);

/// What reads the plan's table itself in the place of a kernel for f32 rows, if any kernel can:
/// that one, where the table is f32 and one axis turns all of the window.
std::optional<KernelRequest> readerFor(const ropewalk_plan &plan, KernelRequest ofRows,
                                       int32_t onlyAxis);

/// The axis that turns all of so many pairs; -1: there are several.
int32_t onlyAxisOf(const ropewalk_plan &plan, int64_t firstPair, int64_t pairs);

/// Where cos and sin come from, in a few words.
std::string tableText(const ropewalk_plan &plan);

/// The same in one line, for ROPEWALK_VERBOSE=plan.
std::string describeInOneLine(const ropewalk_plan &plan);

} // namespace ropewalk

#endif
