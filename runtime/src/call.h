//===- call.h - One call of ropewalk_run, checked ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CALL_H
#define ROPEWALK_SRC_CALL_H

#include "enum_value.h"
#include "row_source.h"

namespace ropewalk {

inline constexpr int maxTensors = 2;

struct TensorPointers {
  uintptr_t src = 0;
  uintptr_t dst = 0;
};

struct Call {
  /// `rows`: of the call's positions, made before, or null. `error` may be null: run() has no use
  /// for words.
  Call(const ropewalk_plan &plan, const ropewalk_tensors &tensors, const void *rows,
       ropewalk_error *error = nullptr)
      : plan(plan), tensors(tensors),
        madeRows(plan.rotates ? static_cast<const char *>(rows) : nullptr),
        positions(plan, tensors, plan.rotates && !rows), error(error) {}

  const ropewalk_plan &plan;
  const ropewalk_tensors &tensors;
  const char *madeRows; ///< Null where the call finds rows itself.
  CallPositions positions;
  ropewalk_error *error;
  int64_t rows = 0;
  TensorPointers pointers[maxTensors];
  const Candidate *kernels[maxTensors][maxPieces]; ///< Filled for the plan's pieces.
  RowFinder finder;
  bool readsTable = false;  ///< By kernels that do, where the plan has them. Set by prepareCall.
  bool isScattered = false; ///< Positions have rows here and there. Set by findPositions.
  bool coordinatesAgree = false; ///< Each token's are equal, as text's are. Set by findPositions,
                                 ///< where the plan can make use of it.
  bool joins = false;            ///< k's heads follow q's, so that plan.joined stands for both.

  size_t tensorCount() const { return joins ? 1 : plan.tensors.size(); }
  const TensorPlan &tensor(size_t i) const { return joins ? plan.joined->tensor : plan.tensors[i]; }
  /// Of a token: those that may differ, so that each has a row of its own.
  int64_t ownCoordinates() const { return coordinatesAgree ? 1 : plan.coordinates; }
  /// Those that kernels which read the table find rows by; 0: none do.
  int64_t readCoordinates() const { return readsTable ? ownCoordinates() : 0; }
  const Choice &choiceOf(const Piece &piece) const {
    if (!readsTable || !piece.rotates())
      return piece.choice;
    return coordinatesAgree && piece.onlyAxis < 0 ? piece.readersOfOne : piece.readers;
  }
  int64_t blockTokens() const {
    const BlockTokens &tokens = joins ? plan.joined->blockTokens : plan.blockTokens;
    return madeRows ? tokens.made : tokens.found;
  }

  /// Gives the status, and the reason to whom it may concern.
#if defined(__GNUC__)
  __attribute__((format(printf, 3, 4)))
#endif
  ropewalk_status
  refuse(ropewalk_status status, const char *format, ...) const;
};

/// Where run would only give a status: which of plan and tensors is missing.
ropewalk_status refuseNull(const void *plan, ropewalk_error *error);

/// Why checkCounts says no.
ropewalk_status refuseCounts(const Call &call, int64_t begin, int64_t end);

/// Counts rows and checks that [begin, end) are some of them.
inline ropewalk_status checkCounts(Call &call, int64_t begin, int64_t end) {
  const ropewalk_tensors &tensors = call.tensors;
  int index = enumValue(tensors.index);
  bool valid = tensors.batches >= 0 && tensors.tokens >= 0 && index >= ROPEWALK_INDEX_NONE &&
               index <= ROPEWALK_INDEX_I64 &&
               !__builtin_mul_overflow(tensors.batches, tensors.tokens, &call.rows) && begin >= 0 &&
               begin <= end && end <= call.rows;
  return valid ? ROPEWALK_OK : refuseCounts(call, begin, end);
}

/// What can be known of lists of positions, sequences and starts before anything else is looked at.
/// Does not read them.
ropewalk_status checkListTypes(const Call &call);

/// Memory of rows, to be read or written: aligned, and not larger than memory can be.
ropewalk_status checkRowMemory(const Call &call, const void *rows);

/// `bytes` bytes of memory for all the call's rows, and the positions' pointer.
ropewalk_status checkRowsMemory(Call &call, const void *rows, int64_t bytes);

/// Takes the tensors' pointers and checks them, the positions' pointer, and that nothing overlaps.
/// Reads none of that memory.
ropewalk_status checkMemory(Call &call);

/// The same as findPositions, in every case.
ropewalk_status findAnyPositions(Call &call, int64_t begin, int64_t end);

/// Checks that rows [begin, end) have positions within the table, and prepares finding them. The
/// usual case first: all batches alike, and no sum can overflow.
inline ropewalk_status findPositions(Call &call, int64_t begin, int64_t end) {
  const TableView &table = call.plan.table;
  const ropewalk_tensors &tensors = call.tensors;
  if (!call.positions.isListed() && !tensors.cu_seqlens && !tensors.starts &&
      tensors.position_offset >= table.begin && tensors.position_offset < table.end &&
      tensors.tokens <= table.end - tensors.position_offset) {
    call.coordinatesAgree = call.plan.readsOne;
    return ROPEWALK_OK;
  }
  return findAnyPositions(call, begin, end);
}

/// All that must hold before anything is written; picks the kernels.
ropewalk_status prepareCall(Call &call, int64_t begin, int64_t end);

/// The same before rows of all the call's positions are made in `bytes` bytes from `rows` on.
ropewalk_status prepareRows(Call &call, const void *rows, int64_t bytes);

} // namespace ropewalk

#endif
