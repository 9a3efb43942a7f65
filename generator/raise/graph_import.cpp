//===- graph_import.cpp - A graph's rotations as a model ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/graph_import.h"

#include "dialect/rope_dialect.h"
#include "raise/raise_rope.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SourceMgr.h"

#include <numeric>

using namespace mlir;

namespace ropewalk {

namespace {

/// One kind of rotation, and by how many heads it is used.
struct Found {
  rope::ApplyOp apply; ///< The first of its kind.
  rope::TableOp table;
  int64_t most = 1, fewest = 1;
  rope::ApplyOp back = {}; ///< The first that turns back, by the inverse.

  /// But for the direction, which is a plan's.
  bool isLike(rope::ApplyOp other, rope::TableOp otherTable) {
    return apply.getPairing() == other.getPairing() && apply.getWindow() == other.getWindow() &&
           apply.getReorder() == other.getReorder() && apply.getHeadDim() == other.getHeadDim() &&
           table.getFrequencies() == otherTable.getFrequencies() &&
           table.getAxes() == otherTable.getAxes();
  }
};

} // namespace

static std::string placeOf(Location location, StringRef path) {
  auto place = location->findInstanceOf<FileLineColLoc>();
  return (path + (place ? ":" + Twine(place.getLine()) : Twine(""))).str();
}

constexpr size_t mostOpen = 500;

/// Where text opens a bracket inside of so many others that MLIR's parser, which recurses, may run
/// out of stack; npos: nowhere. Strings and comments are none.
static size_t findTooDeep(StringRef text) {
  size_t open = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const StringRef rest = text.substr(i);
    if (text[i] == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i)
        i += text[i] == '\\';
    } else if (rest.starts_with("//")) {
      i = std::min(text.find('\n', i), text.size());
    } else if (rest.starts_with("->") || rest.starts_with("<=") || rest.starts_with(">=")) {
      ++i;
    } else if (StringRef("([{<").contains(text[i])) {
      if (++open > mostOpen)
        return i;
    } else if (open > 0 && StringRef(")]}>").contains(text[i])) {
      --open;
    }
  }
  return StringRef::npos;
}

/// Parses with messages as one error.
static llvm::Expected<OwningOpRef<ModuleOp>> parse(llvm::MemoryBufferRef file,
                                                   MLIRContext &context) {
  const std::string path = file.getBufferIdentifier().str();
  if (!isBytecode(file))
    if (const size_t deep = findTooDeep(file.getBuffer()); deep != StringRef::npos)
      return llvm::createStringError(
          path + ":" + Twine(file.getBuffer().take_front(deep).count('\n') + 1) +
          ": a bracket is inside of " + Twine(mostOpen) + " others, expected fewer");
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (message.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error) {
      auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>();
      message =
          (path +
           (place ? ":" + Twine(place.getLine()) + ":" + Twine(place.getColumn()) : Twine("")) +
           ": " + diagnostic.str())
              .str();
    }
    return success();
  });
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(file), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  if (!module)
    return llvm::createStringError(message.empty() ? path + ": expected an MLIR module" : message);
  return module;
}

bool isGraph(llvm::MemoryBufferRef file) {
  StringRef text = file.getBuffer().ltrim();
  return !text.empty() && (!text.starts_with("{") || text.starts_with("{-#"));
}

static std::string lineOn(const RaisedValue &value, StringRef path) {
  return placeOf(value.location, path) + ": " + value.operation + ": " +
         (value.applications ? "" : "left: ") + value.text;
}

/// Why values were left, each reason at its first place.
static GraphReport distinctLines(ArrayRef<RaisedValue> values, StringRef path) {
  constexpr size_t maxLines = 8;
  llvm::MapVector<StringRef, std::pair<const RaisedValue *, size_t>> distinct;
  for (const RaisedValue &value : values) {
    auto &[first, count] = distinct[value.text];
    first = first ? first : &value;
    ++count;
  }
  GraphReport lines;
  for (const auto &[text, found] : ArrayRef(distinct.getArrayRef()).take_front(maxLines))
    lines.push_back(lineOn(*found.first, path) +
                    (found.second > 1 ? " (" + std::to_string(found.second) + " times)" : ""));
  if (distinct.size() > maxLines)
    lines.push_back((path + ": " + Twine(distinct.size() - maxLines) + " more reasons").str());
  return lines;
}

static std::vector<Found> kindsOf(ModuleOp module) {
  std::vector<Found> kinds;
  module->walk([&](rope::ApplyOp apply) {
    auto table = apply.getCos().getDefiningOp<rope::TableOp>();
    if (!table || table.getSin() != apply.getSin() || !apply.isOnTensors())
      return;
    ArrayRef<int64_t> shape = apply.getXType().getShape();
    const int64_t heads = std::max<int64_t>(shape[shape.size() - 2], 1);
    auto kind = llvm::find_if(kinds, [&](Found &k) { return k.isLike(apply, table); });
    if (kind == kinds.end())
      kind = kinds.insert(kinds.end(), {apply, table, heads, heads});
    if (apply.getInverse() && !kind->back)
      kind->back = apply;
    kind->most = std::max(kind->most, heads);
    kind->fewest = std::min(kind->fewest, heads);
  });
  return kinds;
}

static ropewalk_rotation rotationOf(Found &kind) {
  ropewalk_rotation rotation = kind.table.toRotation();
  rotation.head_dim = kind.apply.getHeadDim();
  rotation.window_begin = kind.apply.getWindow().getBegin();
  rotation.rotary_dim = kind.apply.getWindow().getDim();
  rotation.pairing = static_cast<ropewalk_pairing>(kind.apply.getPairing());
  rotation.reorder = kind.apply.getReorder();
  return rotation;
}

static void loadDialects(MLIRContext &context) {
  DialectRegistry registry;
  registerAllDialects(registry);
  registry.insert<rope::RopeDialect>();
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
}

/// Why a graph in which no kind was found is no model.
static llvm::Error nothingFound(ModuleOp graph, StringRef path) {
  const bool hasAny =
      graph->walk([](rope::ApplyOp) { return WalkResult::interrupt(); }).wasInterrupted();
  return llvm::createStringError(
      path + (hasAny ? ": cos and sin are the caller's or the graph's own, expected ones that are "
                       "computed in the graph from integer positions, which say the frequencies"
                     : ": no rotation was found, expected at least one"));
}

llvm::Expected<OwningOpRef<ModuleOp>> importGraph(llvm::MemoryBufferRef file, StringRef name,
                                                  MLIRContext &context, GraphReport &report) {
  loadDialects(context);
  auto graph = parse(file, context);
  if (!graph)
    return graph.takeError();
  const StringRef path = file.getBufferIdentifier();
  const std::vector<RaisedValue> values = raiseRope(**graph);
  if (failed(verify(**graph)))
    return llvm::createStringError(path + ": the raised graph is not valid");
  std::vector<Found> kinds = kindsOf(**graph);
  if (kinds.empty()) {
    report = distinctLines(values, path);
    return nothingFound(**graph, path);
  }
  for (const RaisedValue &value : values)
    report.push_back(lineOn(value, path));
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  for (auto [i, kind] : llvm::enumerate(kinds)) {
    const std::string symbol = kinds.size() == 1 ? name.str() : (name + "_" + Twine(i)).str();
    if (kind.back)
      report.push_back(placeOf(kind.back.getLoc(), path) + ": turns back, by the inverse of " +
                       symbol);
    // k of one head may have its batches there, as many as they are.
    rope::RotationOp::create(builder, kind.apply.getLoc(), symbol, rotationOf(kind), kind.most,
                             std::gcd(kind.most, kind.fewest));
  }
  return module;
}

} // namespace ropewalk
