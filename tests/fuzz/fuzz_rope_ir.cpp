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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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
constexpr const char *pipelines[] = {"rope-select-kernels, canonicalize",
                                     "rope-to-calls{kernels=kernel_table}, canonicalize"};
constexpr const char *graphPipelines[] = {
    "rope-select-kernels, canonicalize",
    "canonicalize, cse, one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map}, canonicalize, cse, "
    "rope-to-calls{reference}, canonicalize"};

FuzzOutcome checkPipelines(mlir::ModuleOp module, llvm::ArrayRef<const char *> pipelines,
                           FirstError &error) {
  for (const char *pipeline : pipelines) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
    mlir::PassManager passes(module->getName());
    if (mlir::failed(mlir::parsePassPipeline(pipeline, passes)))
      return bug("a pipeline that does not parse: " + std::string(pipeline));
    error.message.clear();
    if (mlir::failed(passes.run(*copy)) && error.message.empty())
      return bug("a refusal without a message by " + std::string(pipeline));
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
FuzzOutcome check(mlir::OwningOpRef<mlir::ModuleOp> module, size_t choice,
                  llvm::ArrayRef<const char *> pipelines, FirstError &error) {
  mlir::MLIRContext &context = *module->getContext();
  const mlir::ParserConfig config(&context);
  const std::string printed = print(*module);
  auto again = mlir::parseSourceString<mlir::ModuleOp>(printed, config);
  if (!again)
    return bug("printed text that does not parse: " + error.message + "\n" + printed);
  if (print(*again) != printed)
    return bug("printed text that parses to something else:\n" + printed);
  if (FuzzOutcome outcome = checkPipelines(*module, pipelines, error); !outcome.accepted)
    return outcome;
  selectKernels(*module);
  if (mlir::failed(mlir::verify(*module)))
    return bug("selected kernels that do not verify: " + error.message);
  const std::vector<KernelRequest> requests = kernelRequests(*module);
  if (std::string name = vectorsError(requests, choice, context); !name.empty())
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

FuzzOutcome checkText(const std::string &input, mlir::MLIRContext &context) {
  FirstError error(context);
  const mlir::ParserConfig config(&context);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(input, config);
  if (!module) // MLIR's own messages quote the input as it is.
    return error.message.empty() ? bug("a refusal without a message") : FuzzOutcome();
  return check(std::move(module), std::hash<std::string>()(input), pipelines, error);
}

/// A function that test::randomGraph makes. Text would be changed byte by byte, and MLIR's parser
/// ends the process at some ill-formed linalg.transpose.
constexpr llvm::StringLiteral graphMark = "random graph ";

FuzzOutcome checkGraph(uint64_t seed, mlir::MLIRContext &context) {
  FirstError error(context);
  test::Random random(seed);
  return check(test::randomGraph(context, random), seed, graphPipelines, error);
}

/// Without linalg, and without what loads it.
std::unique_ptr<mlir::MLIRContext> makeTextContext() {
  auto context = std::make_unique<mlir::MLIRContext>(withoutThreads);
  context->loadDialect<rope::RopeDialect, mlir::arith::ArithDialect, mlir::func::FuncDialect,
                       mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                       mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
                       mlir::tensor::TensorDialect, mlir::vector::VectorDialect>();
  return context;
}

std::unique_ptr<mlir::MLIRContext> makeGraphContext() {
  mlir::DialectRegistry registry;
  registerRopeDialect(registry);
  mlir::arith::registerBufferizableOpInterfaceExternalModels(registry);
  mlir::bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(registry);
  mlir::linalg::registerBufferizableOpInterfaceExternalModels(registry);
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

constexpr const char *files[] = {"round_trip", "frequencies",    "canonicalize",
                                 "fold_table", "select_kernels", "select_blocks",
                                 "effects",    "bufferize",      "to_calls"};

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  static FreshContext textContext(makeTextContext), graphContext(makeGraphContext);
  mlir::registerTransformsPasses();
  mlir::bufferization::registerBufferizationPasses();
  registerRopePasses();
  FuzzTarget target;
  for (const char *name : files)
    addPieces(readExample(std::string(ROPEWALK_IR "/") + name + ".mlir"), target.examples);
  target.generate = [](test::Random &random) {
    return graphMark.str() + std::to_string(random.bits());
  };
  target.check = [](const std::string &input) {
    llvm::StringRef text = input;
    uint64_t seed;
    if (text.consume_front(graphMark) && !text.getAsInteger(10, seed))
      return checkGraph(seed, graphContext.get());
    return checkText(input, textContext.get());
  };
  return target;
}
