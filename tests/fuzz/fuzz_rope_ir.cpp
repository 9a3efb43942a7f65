//===- fuzz_rope_ir.cpp - Broken and lying rope IR ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fresh_context.h"
#include "fuzz_target.h"

#include "dialect/rope_dialect.h"
#include "extension/register.h"
#include "lower/requests.h"
#include "lower/rope_to_vector.h"
#include "support/random_graph.h"

#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringRef.h"

using namespace ropewalk;

namespace {

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

/// The first error that the context reports while this lives.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext &context)
      : handler(&context, [this](mlir::Diagnostic &diagnostic) {
          if (message.empty() && diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
            message = diagnostic.str();
        }) {}

  std::string message;

private:
  mlir::ScopedDiagnosticHandler handler;
};

/// Passes that leave valid IR, or refuse and say why.
constexpr const char *pipelines[] = {
    "rope-select-kernels, canonicalize", "rope-to-calls{kernels=kernel_table}, canonicalize",
    "canonicalize, cse, one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map}, canonicalize, cse, "
    "rope-to-calls{reference}, canonicalize"};

FuzzOutcome checkPipelines(mlir::ModuleOp module, FirstError &error) {
  for (const char *pipeline : pipelines) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
    mlir::PassManager passes(module->getName());
    if (mlir::failed(mlir::parsePassPipeline(pipeline, passes)))
      return bug("a pipeline that does not parse: " + std::string(pipeline));
    error.message.clear();
    if (mlir::failed(passes.run(*copy))) {
      if (error.message.empty())
        return bug("a refusal without a message by " + std::string(pipeline));
      continue;
    }
  }
  return accepted();
}

/// One of the requests, as a function of vectors. What is wrong with it; empty if nothing.
std::string vectorsError(const std::vector<KernelRequest> &requests, size_t choice,
                         mlir::MLIRContext &context) {
  if (requests.empty())
    return "";
  const KernelRequest &request = requests[choice % requests.size()];
  const Target target = cpuTargets[choice % std::size(cpuTargets)];
  const KernelSpec spec{request, target, vectorSchedule(request, target)};
  if (!hasKernels(target, request) || whyNotVectors(spec))
    return "";
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  buildVectorKernel(*module, spec);
  return mlir::succeeded(mlir::verify(*module)) ? "" : kernelName(spec);
}

/// Text that prints must parse to the same, and passes must leave valid IR.
FuzzOutcome check(const std::string &input, mlir::MLIRContext &context) {
  FirstError error(context);
  const mlir::ParserConfig config(&context);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(input, config);
  if (!module) // MLIR's own messages quote the input as it is.
    return error.message.empty() ? bug("a refusal without a message") : FuzzOutcome();
  const std::string printed = print(*module);
  auto again = mlir::parseSourceString<mlir::ModuleOp>(printed, config);
  if (!again)
    return bug("printed text that does not parse: " + error.message + "\n" + printed);
  if (print(*again) != printed)
    return bug("printed text that parses to something else:\n" + printed);
  if (FuzzOutcome outcome = checkPipelines(*module, error); !outcome.accepted)
    return outcome;
  selectKernels(*module);
  if (mlir::failed(mlir::verify(*module)))
    return bug("selected kernels that do not verify: " + error.message);
  const std::vector<KernelRequest> requests = kernelRequests(*module);
  if (std::string name = vectorsError(requests, std::hash<std::string>()(input), context);
      !name.empty())
    return bug("vectors that do not verify: " + name + ": " + error.message);
  mlir::PassManager passes(&context);
  passes.addPass(mlir::createCanonicalizerPass());
  passes.addPass(mlir::createCSEPass());
  if (mlir::failed(passes.run(*module)))
    return bug("canonical forms that do not verify: " + error.message);
  if (kernelRequests(*module) != requests)
    return bug("canonical forms with other kernel requests");
  return accepted();
}

std::unique_ptr<mlir::MLIRContext> makeContext() {
  mlir::DialectRegistry registry;
  registerRopeDialect(registry);
  mlir::arith::registerBufferizableOpInterfaceExternalModels(registry);
  mlir::bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(registry);
  mlir::linalg::registerBufferizableOpInterfaceExternalModels(registry);
  mlir::scf::registerBufferizableOpInterfaceExternalModels(registry);
  mlir::tensor::registerBufferizableOpInterfaceExternalModels(registry);
  auto context = std::make_unique<mlir::MLIRContext>(registry, withoutThreads);
  test::loadGraphDialects(*context);
  context
      ->loadDialect<mlir::LLVM::LLVMDialect, mlir::math::MathDialect, mlir::memref::MemRefDialect,
                    mlir::scf::SCFDialect, mlir::vector::VectorDialect>();
  return context;
}

/// The pieces between the marks of -split-input-file, without comments.
void addPieces(const std::string &text, std::vector<std::string> &examples) {
  llvm::SmallVector<llvm::StringRef> pieces, lines;
  llvm::StringRef(text).split(pieces, "// -----");
  for (llvm::StringRef piece : pieces) {
    lines.clear();
    piece.split(lines, '\n');
    std::string example;
    for (llvm::StringRef line : lines)
      if (!line.trim().starts_with("//") && !line.trim().empty())
        example += line.str() + "\n";
    if (!example.empty())
      examples.push_back(example);
  }
}

constexpr const char *files[] = {"round_trip", "frequencies",    "canonicalize",  "canonical_moves",
                                 "fold_table", "select_kernels", "select_blocks", "effects",
                                 "bufferize",  "to_calls"};

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  static FreshContext context(makeContext);
  mlir::registerTransformsPasses();
  mlir::bufferization::registerBufferizationPasses();
  registerRopePasses();
  FuzzTarget target;
  for (const char *name : files)
    addPieces(readExample(std::string(ROPEWALK_IR "/") + name + ".mlir"), target.examples);
  target.generate = [](test::Random &random) {
    return print(*test::randomGraph(context.get(), random));
  };
  target.check = [](const std::string &input) { return check(input, context.get()); };
  return target;
}
