//===- fuzz_graphs.cpp - Graphs of other dialects, raised -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exported graphs with numbers, names, operands and types changed: operations that are not
// registered may have any attributes and shapes.
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "fresh_context.h"
#include "fuzz_target.h"
#include "raise/raise_rope.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <filesystem>
#include <regex>

using namespace ropewalk;
namespace fs = std::filesystem;

namespace {

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  return text;
}

std::string raised(mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  raiseRope(*copy, {/*assumeRepeatedTables=*/true});
  return mlir::succeeded(mlir::verify(*copy)) ? print(*copy) : "";
}

FuzzOutcome check(const std::string &input, mlir::MLIRContext &context) {
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    message = message.empty() ? diagnostic.str() : message;
    return mlir::success();
  });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(input, mlir::ParserConfig(&context));
  if (!module)
    return message.empty() ? bug("a refusal without a message") : FuzzOutcome();
  const std::string first = raised(*module);
  if (first.empty())
    return bug("a raised graph that does not verify: " + message);
  if (raised(*module) != first)
    return bug("a graph that is raised differently the second time");
  return accepted();
}

std::unique_ptr<mlir::MLIRContext> makeContext() {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registry.insert<rope::RopeDialect>();
  auto context = std::make_unique<mlir::MLIRContext>(registry, withoutThreads);
  context->loadAllAvailableDialects();
  context->allowUnregisteredDialects();
  return context;
}

/// One of the matches of a pattern replaced by what `make` makes.
template <class Make>
void replaceOne(std::string &line, const std::regex &pattern, test::Random &random, Make make) {
  const std::vector<std::smatch> found(std::sregex_iterator(line.begin(), line.end(), pattern), {});
  if (found.empty())
    return;
  const std::smatch &one = found[random.bits() % found.size()];
  line = line.substr(0, one.position()) + make() + line.substr(one.position() + one.length());
}

std::string mutated(const std::vector<std::string> &graphs, test::Random &random) {
  static const std::regex number("-?\\b[0-9]+\\b"), name("\"[a-z]+\\.[A-Za-z_.0-9]+\""),
      value("%[a-z]*[0-9]+"), properties(" <\\{.*?\\}>"), element("\\b(f32|f16|i64)\\b");
  const std::string &graph = graphs[random.bits() % graphs.size()];
  std::vector<std::string> lines;
  for (size_t at = 0; at < graph.size();) {
    const size_t end = std::min(graph.find('\n', at), graph.size());
    lines.push_back(graph.substr(at, end - at));
    at = end + 1;
  }
  const auto pick = [&](const std::vector<std::string> &from) {
    return from[random.bits() % from.size()];
  };
  const std::vector<std::string> numbers = {"0", "1", "-1", "2", "3", "64", "9223372036854775807"},
                                 types = {"f32", "f16", "bf16", "f64", "i32", "complex<f32>"};
  for (int edits = static_cast<int>(random.integer(1, 4)); edits > 0; --edits) {
    std::string &line = lines[random.bits() % lines.size()];
    const std::string other = lines[random.bits() % lines.size()];
    const auto fromOther = [&](const std::regex &pattern, const std::string &otherwise) {
      std::smatch found;
      return std::regex_search(other, found, pattern) ? found.str() : otherwise;
    };
    if (line.size() > 2000)
      continue; // constants
    switch (random.bits() % 5) {
    case 0:
      replaceOne(line, number, random, [&] { return pick(numbers); });
      break;
    case 1:
      replaceOne(line, name, random, [&] { return fromOther(name, "\"stablehlo.add\""); });
      break;
    case 2:
      replaceOne(line, value, random, [&] { return fromOther(value, "%0"); });
      break;
    case 3:
      replaceOne(line, properties, random, [] { return std::string(); });
      break;
    default:
      replaceOne(line, element, random, [&] { return pick(types); });
    }
  }
  std::string text;
  for (const std::string &line : lines)
    text += line + "\n";
  return text;
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  static FreshContext context(makeContext);
  static std::vector<std::string> graphs;
  std::vector<fs::path> files;
  for (const auto &entry : fs::directory_iterator(ROPEWALK_GRAPHS))
    if (entry.path().extension() == ".mlir")
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path &file : files)
    graphs.push_back(readExample(file));
  FuzzTarget target;
  target.examples = graphs;
  target.check = [](const std::string &input) { return check(input, context.get()); };
  target.generate = [](test::Random &random) { return mutated(graphs, random); };
  return target;
}
