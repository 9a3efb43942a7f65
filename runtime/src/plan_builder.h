//===- plan_builder.h - Making a plan ---------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_PLAN_BUILDER_H
#define ROPEWALK_SRC_PLAN_BUILDER_H

#include "plan.h"

#include <optional>

namespace ropewalk {

/// Kernels compute offsets in 32 bits.
inline constexpr int64_t maxSpan = (INT64_C(1) << 31) - 1; // elements

/// Builds one plan. Each step either fills its part or says why it can't.
class PlanBuilder {
public:
  PlanBuilder(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
              const ropewalk_plan_options &options, const Environment &environment)
      : rotation(rotation), layout(layout), options(options), environment(environment),
        plan(std::make_unique<ropewalk_plan>()) {}

  Expected<std::unique_ptr<ropewalk_plan>> build();

private:
  std::optional<Error> validate();
  std::optional<Error> setLimits();
  std::optional<Error> setWisdom();
  std::optional<Error> setTable();
  std::optional<Error> setBuiltTable();
  std::optional<Error> setCache(const ropewalk_cache &cache);
  std::optional<Error> setStaging();
  std::optional<Error> addTensors();
  std::optional<Error> addTensor(const char *name, bool isKey,
                                 const ropewalk_tensor_layout &tensor);
  std::optional<KernelRequest> onePassFor(int64_t before, int64_t behind) const;
  std::optional<Error> addOnePass(TensorPlan &tensor);
  std::optional<Error> addPasses(TensorPlan &tensor);
  std::optional<Error> addWindow(TensorPlan &tensor);
  bool turnsBlocks() const;
  KernelRequest requestOf(Family family, int64_t width) const;
  std::optional<Error> addPiece(TensorPlan &tensor, Family family, int64_t begin, int64_t width,
                                int64_t firstPair = 0);
  std::optional<Error> choose(TensorPlan &tensor, Piece piece, const DispatchLimits &allowed);
  void chooseReaders(const TensorPlan &tensor, Piece &piece);
  DispatchLimits limitsBeside(const Piece &piece, const DispatchLimits &allowed) const;
  void settleReaders();
  bool combinesRows() const;
  bool isNamed(const Choice &choice) const;
  std::optional<Error> checkNamedKernel();
  void setBlocks();
  BlockTokens blockTokens(TensorPlan *tensors, size_t count) const;
  int64_t limitTokens(TensorPlan &tensor) const;
  int64_t headsTogether(const TensorPlan &tensor) const;
  RowAlignment alignmentOf(const TensorPlan &tensor, const Piece &piece) const;

  const ropewalk_rotation &rotation;
  const ropewalk_layout &layout;
  const ropewalk_plan_options &options;
  const Environment &environment;
  DispatchLimits limits;
  Wisdom wisdom;
  std::string wisdomLine;                ///< Of the description.
  TableSource source = TableSource::F32; ///< What the table holds.
  std::unique_ptr<ropewalk_plan> plan;
};

} // namespace ropewalk

#endif
