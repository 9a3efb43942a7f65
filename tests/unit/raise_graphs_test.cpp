//===- raise_graphs_test.cpp - Rotations in graphs of real libraries ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every graph of tests/graphs: what is raised, and that it still computes what the library did.
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "io/safetensors.h"
#include "raise/raise_rope.h"
#include "support/all_dialects.h"
#include "support/elements.h"
#include "support/graph_values.h"
#include "support/identifier.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::test;

namespace {

/// A line of graphs.json.
struct Graph {
  std::string folder, name;
  int64_t applications = 0;
  struct Rotation {
    std::string pairing, table;
    int64_t dim = 0;
    bool isTied = false; ///< By the caller alone.
  };
  std::vector<Rotation> rotations;
  std::vector<std::string> raisedAs; ///< Where it is another form of them.
  bool isMissed = false;             ///< Not all are raised so far: those of raisedAs at most.
  bool isUntied = false;             ///< Its tables are not what a caller could tie.
  std::string path(const char *extension) const {
    return std::string(ROPEWALK_GRAPHS) + "/" + folder + "/" + name + extension;
  }
};

/// Those of one round, or all.
std::vector<Graph> graphsOf(const std::string &folder, int64_t round = 0) {
  const std::string path = std::string(ROPEWALK_GRAPHS) + "/" + folder + "/graphs.json";
  auto text = llvm::MemoryBuffer::getFile(path);
  auto list = text ? llvm::json::parse((*text)->getBuffer()) : llvm::json::Value(nullptr);
  std::vector<Graph> graphs;
  if (!list || !list->getAsArray()) {
    llvm::consumeError(list.takeError());
    return graphs;
  }
  for (const llvm::json::Value &line : *list->getAsArray()) {
    const llvm::json::Object &entry = *line.getAsObject();
    Graph graph;
    graph.folder = folder;
    graph.name = entry.getString("name")->str();
    graph.isMissed = entry.get("missed") != nullptr;
    graph.isUntied = entry.get("untied") != nullptr;
    if (round != 0 && entry.getInteger("round") != round)
      continue;
    if (const llvm::json::Array *rotations = entry.getArray("rotations"))
      for (const llvm::json::Value &value : *rotations) {
        const llvm::json::Object &rotation = *value.getAsObject();
        graph.rotations.push_back({rotation.getString("pairing")->str(),
                                   rotation.getString("table")->str(),
                                   rotation.getInteger("dim").value_or(0),
                                   rotation.getBoolean("tied_by_caller").value_or(false)});
      }
    if (const llvm::json::Array *forms = entry.getArray("raised_as"))
      for (const llvm::json::Value &form : *forms)
        graph.raisedAs.push_back(form.getAsString()->str());
    graph.applications =
        graph.isMissed ? graph.raisedAs.size() : entry.getInteger("rope_apply").value_or(0);
    graphs.push_back(std::move(graph));
  }
  return graphs;
}

class RaisedGraph : public testing::TestWithParam<Graph> {
protected:
  static MLIRContext &context() {
    static MLIRContext *context = [] {
      auto *made = new MLIRContext;
      loadAllDialects(*made);
      return made;
    }();
    return *context;
  }

  void SetUp() override {
    module = parseSourceFile<ModuleOp>(GetParam().path(".mlir"), &context());
    ASSERT_TRUE(module);
  }

  /// Of what was exported; functions that it calls come behind it.
  Block &body() { return (*module->getOps<func::FuncOp>().begin()).getBody().front(); }

  std::vector<rope::ApplyOp> applications() {
    std::vector<rope::ApplyOp> found;
    module->walk([&](rope::ApplyOp op) { found.push_back(op); });
    return found;
  }

  /// Pairing and window of each, sorted.
  std::vector<std::string> found() {
    std::vector<std::string> names;
    for (rope::ApplyOp op : applications())
      names.push_back(
          (stringifyPairing(op.getPairing()) + " " + Twine(op.getWindow().getDim())).str());
    llvm::sort(names);
    return names;
  }
  static std::vector<std::string> expected(bool withTied) {
    std::vector<std::string> names = GetParam().raisedAs;
    if (!names.empty() || GetParam().isMissed)
      return names;
    for (const Graph::Rotation &rotation : GetParam().rotations)
      if (withTied || !rotation.isTied)
        names.push_back(rotation.pairing + " " + std::to_string(rotation.dim));
    llvm::sort(names);
    return names;
  }

  OwningOpRef<ModuleOp> module;
};

std::string nameOf(const testing::TestParamInfo<Graph> &info) {
  return info.param.folder + "_" + identifier(info.param.name);
}

} // namespace

TEST_P(RaisedGraph, HasTheRotationsThatItsLibraryMakes) {
  raiseRope(*module);
  ASSERT_TRUE(succeeded(verify(*module)));
  EXPECT_EQ(static_cast<int64_t>(applications().size()), GetParam().applications);
  EXPECT_EQ(found(), expected(/*withTied=*/false));
}

TEST_P(RaisedGraph, HasThoseThatItsCallerTies) {
  RaiseOptions options;
  options.assumeRepeatedTables = true;
  raiseRope(*module, options);
  ASSERT_TRUE(succeeded(verify(*module)));
  // Tables of their own for both components are a near miss's change, and some libraries' mistake;
  // and of what is missed, more may be found where more is assumed.
  if (GetParam().folder != "near_misses" && !GetParam().isUntied && !GetParam().isMissed)
    EXPECT_EQ(found(), expected(/*withTied=*/true));
}

TEST_P(RaisedGraph, IsRaisedOnce) {
  raiseRope(*module);
  const size_t first = applications().size();
  raiseRope(*module);
  if (GetParam().isMissed)
    return; // what stays of it may be found again
  EXPECT_EQ(applications().size(), first);
}

static std::vector<GraphValue> readValues(const SafetensorsFile &file, const std::string &prefix,
                                          std::vector<double> *ulps = nullptr) {
  std::vector<GraphValue> values;
  while (const auto *tensor = file.find(prefix + std::to_string(values.size()))) {
    GraphValue value = {tensor->shape, {}};
    const auto read = [&](auto *as, auto convert) {
      using T = std::remove_pointer_t<decltype(as)>;
      for (size_t at = 0; at + sizeof(T) <= tensor->data.size(); at += sizeof(T))
        value.elements.push_back(convert(
            llvm::support::endian::read<T>(tensor->data.data() + at, llvm::endianness::little)));
    };
    const auto asFloat = [](ropewalk_dtype dtype) {
      return [format = formatOf(dtype)](uint32_t bits) { return decode(format, bits); };
    };
    const auto asInteger = [](auto number) { return static_cast<double>(number); };
    if (tensor->dtype == "F32")
      read(static_cast<uint32_t *>(nullptr), asFloat(ROPEWALK_F32));
    else if (tensor->dtype == "F16")
      read(static_cast<uint16_t *>(nullptr), asFloat(ROPEWALK_F16));
    else if (tensor->dtype == "BF16")
      read(static_cast<uint16_t *>(nullptr), asFloat(ROPEWALK_BF16));
    else if (tensor->dtype == "I64")
      read(static_cast<int64_t *>(nullptr), asInteger);
    else if (tensor->dtype == "I32")
      read(static_cast<int32_t *>(nullptr), asInteger);
    else if (tensor->dtype == "BOOL")
      read(static_cast<uint8_t *>(nullptr), asInteger);
    else
      ADD_FAILURE() << tensor->dtype;
    if (ulps)
      ulps->push_back(tensor->dtype == "BF16"  ? std::ldexp(1., -8)
                      : tensor->dtype == "F16" ? std::ldexp(1., -11)
                                               : std::ldexp(1., -24));
    values.push_back(std::move(value));
  }
  return values;
}

/// Largest difference, by the largest element.
static double errorOf(const GraphValue &found, const GraphValue &expected) {
  double largest = 0, difference = 0;
  for (auto [a, b] : llvm::zip_equal(found.elements, expected.elements)) {
    difference = std::fmax(difference, std::fabs(a - b));
    largest = std::fmax(largest, std::fabs(b));
  }
  return largest == 0 ? difference : difference / largest;
}

/// How far results may be from those of exact angles, by the largest element: raised tables round
/// angles to f32 where their library does, and no frequency is above 1.
static double angleError(const SafetensorsFile &file, const std::vector<GraphValue> &arguments) {
  double largest = 0;
  for (auto [i, argument] : llvm::enumerate(arguments))
    if (StringRef(file.find("in" + std::to_string(i))->dtype).starts_with("I"))
      for (double position : argument.elements)
        largest = std::fmax(largest, std::fabs(position));
  return std::ldexp(largest, -24);
}

TEST_P(RaisedGraph, ComputesWhatItsLibraryComputed) {
  if (GetParam().applications == 0)
    return; // nothing is changed
  auto file = SafetensorsFile::open(GetParam().path(".safetensors"));
  ASSERT_TRUE(static_cast<bool>(file));
  std::vector<double> ulps;
  const auto arguments = readValues(*file, "in");
  const auto expected = readValues(*file, "out", &ulps);
  const auto before = graphValues(body(), arguments, expected);
  raiseRope(*module);
  const auto after = graphValues(body(), arguments, expected);
  for (auto [i, result] : llvm::enumerate(expected)) {
    if (!before[i])
      continue;
    const double own = errorOf(*before[i], result);
    if (!after[i] && own > 0.1)
      continue; // no value: before, writes in place were not read, nor what they wrote
    ASSERT_TRUE(after[i].has_value());
    const double raised = errorOf(*after[i], result);
    // Libraries round each step, angles among them; over the reals both are as near. What they
    // rounded before, to constants of the graph, is no part of `own`, and neither is what a raised
    // table rounds.
    EXPECT_LE(raised, std::max({2 * own, 8 * ulps[i], own + angleError(*file, arguments)}))
        << "result " << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Open, RaisedGraph, testing::ValuesIn(graphsOf("open")), nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOut, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 1)), nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOutInRound2, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 2)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOutInRound3, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 3)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOutInRound4, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 4)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOutInRound5, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 5)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOutInRound6, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 6)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(HeldOutInRound7, RaisedGraph, testing::ValuesIn(graphsOf("held_out", 7)),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(NearMisses, RaisedGraph, testing::ValuesIn(graphsOf("near_misses")),
                         nameOf);
