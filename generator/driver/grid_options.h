//===- grid_options.h - Shapes to measure -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_GRID_OPTIONS_H
#define ROPEWALK_DRIVER_GRID_OPTIONS_H

#include "harness/workspace.h"
#include "model_options.h"
#include "number_option.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk::driver {

/// What is measured: every combination.
struct Grid {
  std::vector<ropewalk_pairing> pairings = {ROPEWALK_HALF, ROPEWALK_INTERLEAVED};
  std::vector<ropewalk_dtype> dtypes = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
  std::vector<ropewalk_place> places = {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE};
  std::vector<int64_t> tokens, heads, widths;

  /// Those of one rotation (dtype, pairing, place, width) follow each other. Buffers of 4096 tokens
  /// and more come from DRAM.
  std::vector<bench::Case> cases() const;
};

/// --tokens, --heads, --head-dim, --dtype and --place. Make one per subcommand, static.
class GridOptions {
public:
  explicit GridOptions(llvm::cl::SubCommand &command);

  /// `standard` with what the options and a model, if one is given, say instead.
  llvm::Expected<Grid> read(Grid standard, const ModelOptions &model) const;

  /// Those that mean nothing where no calls are made.
  std::vector<std::reference_wrapper<const llvm::cl::Option>> ofCalls() const {
    return {tokenCounts, headCounts};
  }
  std::vector<std::reference_wrapper<const llvm::cl::Option>> all() const {
    return {tokenCounts, headCounts, widths, dtypeNames, placeNames};
  }

private:
  NumberList<long long> tokenCounts, headCounts, widths;
  llvm::cl::list<std::string> dtypeNames, placeNames;
};

/// Refuses a --cpu that nothing can be measured on.
llvm::Error checkCpu(const NumberOption<int> &cpu);

} // namespace ropewalk::driver

#endif
