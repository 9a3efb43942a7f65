//===- lowered_graphs_test.cpp - Graphs run as they are evaluated ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random functions through bufferization, --rope-to-calls and LLVM, executed here with the
// runtime's reference, against what the evaluator says of them on tensors.
//
//===----------------------------------------------------------------------===//

#include "extension/register.h"
#include "ropewalk/graph.h"
#include "support/elements.h"
#include "support/random_graph.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/TargetSelect.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <set>

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::test;

namespace {

constexpr const char *lowering =
    "convert-elementwise-to-linalg, one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map}, buffer-deallocation-pipeline, "
    "convert-bufferization-to-memref, canonicalize, cse, rope-to-calls{reference}, "
    "convert-linalg-to-loops, convert-scf-to-cf, "
    "expand-strided-metadata, lower-affine, arith-expand{include-bf16=true}, convert-to-llvm, "
    "reconcile-unrealized-casts";

/// A tensor in memory, and the descriptor that C functions of memrefs take.
struct Buffer {
  explicit Buffer(const GraphTensor &tensor) : bytes(tensor.count() * bytesOf(tensor.element)) {
    for (int64_t i = 0; i < tensor.count(); ++i)
      write(tensor, i);
    descriptor = {reinterpret_cast<int64_t>(bytes.data()), reinterpret_cast<int64_t>(bytes.data()),
                  0};
    descriptor.append(tensor.shape.begin(), tensor.shape.end());
    int64_t stride = tensor.count();
    for (int64_t extent : tensor.shape)
      descriptor.push_back(stride /= std::max<int64_t>(1, extent)); // Nothing turns without pairs.
  }

  static int64_t bytesOf(Type element) { return element.getIntOrFloatBitWidth() / 8; }

  static ropewalk_dtype dtypeOf(Type element) {
    return element.isF32() ? ROPEWALK_F32 : element.isF16() ? ROPEWALK_F16 : ROPEWALK_BF16;
  }

  void write(const GraphTensor &tensor, int64_t i) {
    char *at = bytes.data() + i * bytesOf(tensor.element);
    if (!tensor.isFloat())
      std::memcpy(at, &tensor.integers[i], sizeof(int64_t));
    else if (tensor.element.isF64())
      std::memcpy(at, &tensor.floats[i], sizeof(double));
    else
      writeElement(dtypeOf(tensor.element), at, tensor.floats[i]);
  }

  std::vector<char> bytes;
  SmallVector<int64_t> descriptor;
};

/// What a descriptor of a tensor of floats shows.
GraphTensor read(Type element, int64_t rank, const int64_t *descriptor) {
  ArrayRef<int64_t> shape(descriptor + 3, rank), strides(descriptor + 3 + rank, rank);
  GraphTensor tensor = makeTensor(element, shape);
  SmallVector<int64_t> index(rank);
  for (double &value : tensor.floats) {
    int64_t offset = descriptor[2];
    for (auto [i, stride] : llvm::zip_equal(index, strides))
      offset += i * stride;
    value = readElement(Buffer::dtypeOf(element), reinterpret_cast<const char *>(descriptor[1]) +
                                                      offset * Buffer::bytesOf(element));
    nextIndex(shape, index);
  }
  return tensor;
}

class LoweredGraphs : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    registerAllPasses();
    registerRopePasses();
  }

  LoweredGraphs() {
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    registerAllToLLVMIRTranslations(registry);
    registerRopeDialect(registry);
    context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
    loadGraphDialects(*context);
  }

  void lower(ModuleOp module, const std::string &pipeline) {
    PassManager passes(module->getName());
    ASSERT_TRUE(succeeded(parsePassPipeline(pipeline, passes)));
    ASSERT_TRUE(succeeded(passes.run(module)));
  }

  /// Compiles a lowered module and calls its main, whose results have these types.
  std::vector<GraphTensor> run(ModuleOp module, ArrayRef<Type> types,
                               const std::vector<GraphTensor> &inputs) {
    auto engine = ExecutionEngine::create(module);
    if (!engine) {
      module.dump();
      ADD_FAILURE() << llvm::toString(engine.takeError());
      return {};
    }
    (*engine)->registerSymbols([](llvm::orc::MangleAndInterner interner) {
      llvm::orc::SymbolMap symbols;
      const auto define = [&](const char *name, auto *function) {
        symbols[interner(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                                   llvm::JITSymbolFlags::Exported};
      };
      define("ropewalk_graph_apply", &ropewalk_graph_apply);
      define("ropewalk_graph_write_table", &ropewalk_graph_write_table);
      return symbols;
    });
    std::vector<Buffer> buffers(inputs.begin(), inputs.end());
    SmallVector<int64_t> results(64 * types.size());
    // Each argument is the address of a pointer to a descriptor.
    SmallVector<void *> pointers = {results.data()}, arguments;
    for (Buffer &buffer : buffers)
      pointers.push_back(buffer.descriptor.data());
    for (void *&pointer : pointers)
      arguments.push_back(&pointer);
    llvm::Error error = (*engine)->invokePacked("_mlir_ciface_main", arguments);
    EXPECT_FALSE(static_cast<bool>(error));
    return readResults(types, results.data());
  }

  std::unique_ptr<MLIRContext> context;

private:
  /// The descriptors of all results one after another; their memory is the caller's.
  static std::vector<GraphTensor> readResults(ArrayRef<Type> types, const int64_t *words) {
    std::vector<GraphTensor> tensors;
    std::set<void *> memory;
    for (Type type : types) {
      auto shaped = cast<RankedTensorType>(type);
      tensors.push_back(read(shaped.getElementType(), shaped.getRank(), words));
      memory.insert(reinterpret_cast<void *>(words[0]));
      words += 3 + 2 * shaped.getRank();
    }
    for (void *each : memory)
      std::free(each);
    return tensors;
  }
};

TEST_F(LoweredGraphs, GiveTheBitsOfTheirEvaluation) {
  for (int64_t seed = 0; seed < 120 && !HasFailure(); ++seed) {
    Random random(seed);
    SCOPED_TRACE(random.trace());
    OwningOpRef<ModuleOp> module = randomGraph(*context, random);
    auto function = module->lookupSymbol<func::FuncOp>("main");
    auto inputs = randomInputs(function, random);
    auto expected = GraphEvaluator().evaluate(function, inputs);
    ASSERT_TRUE(static_cast<bool>(expected));
    function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(), UnitAttr::get(context.get()));
    const SmallVector<Type> types(function.getResultTypes());
    // Canonical forms leave little to copy: without them buffers are seen to more often.
    lower(*module, (random.integer(0, 1) ? "canonicalize, cse, " : "") + std::string(lowering));
    if (HasFatalFailure())
      return;
    const auto found = run(*module, types, inputs);
    ASSERT_EQ(found.size(), expected->size());
    for (auto [i, tensor] : llvm::enumerate(found))
      EXPECT_TRUE(sameBits(tensor, (*expected)[i])) << "result " << i;
  }
  EXPECT_GT(ropewalk_graph_plans(), 50);
}

} // namespace
