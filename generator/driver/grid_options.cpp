//===- grid_options.cpp - Shapes to measure -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "grid_options.h"

#include "command.h"
#include "harness/cpu.h"
#include "kernel_spec.h"
#include "layout.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace ropewalk::driver {

static constexpr int64_t dramTokens = 4096;

std::vector<bench::Case> Grid::cases() const {
  std::vector<bench::Case> result;
  for (ropewalk_dtype dtype : dtypes)
    for (ropewalk_pairing pairing : pairings)
      for (ropewalk_place place : places)
        for (int64_t width : widths)
          for (int64_t headCount : heads)
            for (int64_t count : tokens)
              result.push_back(
                  {dtype, pairing, place, count, headCount, width, count >= dramTokens});
  return result;
}

GridOptions::GridOptions(cl::SubCommand &command)
    : tokenCounts("tokens", cl::desc("Numbers of tokens"), cl::value_desc("n,..."),
                  cl::CommaSeparated, cl::sub(command)),
      headCounts("heads", cl::desc("Numbers of heads; default: the model's q and k"),
                 cl::value_desc("n,..."), cl::CommaSeparated, cl::sub(command)),
      widths("head-dim", cl::desc("Widths of heads; default: the model's window"),
             cl::value_desc("n,..."), cl::CommaSeparated, cl::sub(command)),
      dtypeNames("dtype", cl::desc("Default: f32,f16,bf16"), cl::value_desc("name,..."),
                 cl::CommaSeparated, cl::sub(command)),
      placeNames("place", cl::desc("Default: out,in"), cl::value_desc("name,..."),
                 cl::CommaSeparated, cl::sub(command)) {}

template <class T>
static llvm::Error readNames(const cl::list<std::string> &option, std::vector<T> &values,
                             std::optional<T> (*parse)(std::string_view), StringRef expected) {
  if (!option.empty())
    values.clear();
  for (const std::string &name : option) {
    std::optional<T> value = parse(name);
    if (!value)
      return optionError(option, name, expected);
    values.push_back(*value);
  }
  return llvm::Error::success();
}

static llvm::Error readCounts(const NumberList<long long> &option, std::vector<int64_t> &values,
                              int64_t most) {
  if (!option.empty())
    values.clear();
  for (long long value : option)
    if (!is_contained(values, value))
      values.push_back(value);
  for (int64_t value : values)
    if (value < 1 || value > most)
      return optionError(option, std::to_string(value), "1 to " + Twine(most));
  return llvm::Error::success();
}

llvm::Expected<Grid> GridOptions::read(Grid grid, const ModelOptions &modelOptions) const {
  if (modelOptions.given()) {
    auto loaded = modelOptions.load();
    if (!loaded)
      return loaded.takeError();
    const Model &model = loaded->models.front();
    grid.pairings = {model.rotation.pairing};
    grid.widths = {model.rotation.rotary_dim};
    grid.heads = {model.attentionHeads};
    if (model.keyValueHeads != model.attentionHeads)
      grid.heads.push_back(model.keyValueHeads);
  } else {
    if (llvm::Error error = modelOptions.refuseAlone())
      return error;
    auto pairing = modelOptions.pairing();
    if (!pairing)
      return pairing.takeError();
    if (*pairing)
      grid.pairings = {**pairing};
  }
  if (llvm::Error error =
          readNames<ropewalk_dtype>(dtypeNames, grid.dtypes, parseDtype, "f32, f16 or bf16"))
    return error;
  if (llvm::Error error =
          readNames<ropewalk_place>(placeNames, grid.places, parsePlace, "out or in"))
    return error;
  if (llvm::Error error = readCounts(tokenCounts, grid.tokens, 1 << 20))
    return error;
  if (llvm::Error error = readCounts(headCounts, grid.heads, maxHeads))
    return error;
  if (llvm::Error error = readCounts(widths, grid.widths, 1 << 16))
    return error;
  for (int64_t width : grid.widths)
    if (width % 2 != 0)
      return optionError(widths, std::to_string(width), "an even number");
  return grid;
}

llvm::Error checkCpu(const NumberOption<int> &cpu) {
  if (cpu.getNumOccurrences() && (cpu < 0 || !bench::canPinToCpu(cpu)))
    return optionError(cpu, std::to_string(cpu), "a CPU that this process may run on");
  return llvm::Error::success();
}

} // namespace ropewalk::driver
