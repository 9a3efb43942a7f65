//===- flat_abi.cpp -------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flat_abi.h"

#include "halide_buffer.h"

#include "ropewalk/kernel.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <cstddef>
#include <limits>
#include <map>
#include <optional>

using namespace llvm;

namespace ropewalk {
namespace {

struct Field {
  int64_t offset;
  enum Kind { Pointer, I64, I32, F32 } kind;
};

const std::map<StringRef, Field> &fields() {
#define FIELD(name, kind)                                                                          \
  {                                                                                                \
#name, { offsetof(ropewalk_kernel_args, name), Field::kind }                                   \
  }
  static const std::map<StringRef, Field> all = {
      FIELD(src, Pointer),        FIELD(dst, Pointer),         FIELD(cos, Pointer),
      FIELD(sin, Pointer),        FIELD(positions, Pointer),   FIELD(tokens, I64),
      FIELD(heads, I64),          FIELD(channels, I64),        FIELD(srcTokenStride, I64),
      FIELD(srcHeadStride, I64),  FIELD(dstTokenStride, I64),  FIELD(dstHeadStride, I64),
      FIELD(tableRowStride, I64), FIELD(tablePairStride, I64), FIELD(positionStride, I64),
      FIELD(rowStep, I32),        FIELD(rowOffset, I32),       FIELD(sineSign, F32),
      FIELD(coarseOffset, I32),   FIELD(fineCos, Pointer),     FIELD(fineSin, Pointer),
      FIELD(fineRowStride, I64),  FIELD(pairAxis, Pointer),    FIELD(positionAxisStride, I64)};
#undef FIELD
  return all;
}

/// Bytes of the entries of the table in a description; 0 if there is none.
int64_t tableElementBytes(StringRef description) {
  int64_t bytes = 0;
  const StringRef before = description.split(",pair,").first;
  if (before.size() == description.size() || before.rsplit(',').second.getAsInteger(10, bytes) ||
      bytes <= 0)
    return 0;
  return bytes;
}

/// Builds the body of one wrapper. With `adjacentPairs` it takes the table's pairs to be adjacent,
/// and calls `otherwise` where they are not.
class FlatWrapper {
public:
  FlatWrapper(Function &inner, Function &outer, Function *otherwise)
      : inner(inner), args(outer.getArg(0)),
        builder(BasicBlock::Create(outer.getContext(), "entry", &outer)),
        adjacentPairs(otherwise != nullptr) {
    if (adjacentPairs)
      branchUnlessAdjacent(outer, *otherwise);
    const Attribute align = inner.getFnAttribute("ropewalk-align");
    if (align.isValid())
      align.getValueAsString().getAsInteger(10, alignment);
  }

  /// False if the description does not fit.
  bool build() {
    SmallVector<StringRef, 8> buffers;
    inner.getFnAttribute("ropewalk-abi").getValueAsString().split(buffers, ' ', -1, false);
    for (StringRef buffer : buffers)
      if (!buildBuffer(buffer))
        return false;
    SmallVector<Value *, 8> values;
    for (Argument &argument : inner.args()) {
      values.push_back(valueFor(argument));
      if (!values.back())
        return false;
    }
    builder.CreateCall(&inner, values);
    builder.CreateRetVoid();
    return true;
  }

private:
  void branchUnlessAdjacent(Function &outer, Function &otherwise) {
    LLVMContext &context = outer.getContext();
    auto *adjacent = BasicBlock::Create(context, "adjacent", &outer);
    auto *strided = BasicBlock::Create(context, "strided", &outer);
    const int64_t bytes =
        tableElementBytes(inner.getFnAttribute("ropewalk-abi").getValueAsString());
    Value *same = builder.CreateICmpEQ(load("tablePairStride"), builder.getInt64(bytes));
    builder.CreateCondBr(same, adjacent, strided);
    builder.SetInsertPoint(strided);
    builder.CreateCall(&otherwise, {args})->setTailCall();
    builder.CreateRetVoid();
    builder.SetInsertPoint(adjacent);
  }

  Type *typeOf(Field::Kind kind) {
    switch (kind) {
    case Field::Pointer:
      return builder.getPtrTy();
    case Field::I64:
      return builder.getInt64Ty();
    case Field::I32:
      return builder.getInt32Ty();
    case Field::F32:
      return builder.getFloatTy();
    }
    return nullptr;
  }

  Value *at(Value *base, int64_t offset) {
    return builder.CreateConstGEP1_64(builder.getInt8Ty(), base, offset);
  }

  Value *load(StringRef name) {
    const Field field = fields().at(name);
    return builder.CreateLoad(typeOf(field.kind), at(args, field.offset), name);
  }

  /// A byte stride in elements.
  Value *elements(Value *bytes, int64_t elementBytes, bool aligned) {
    if (aligned && alignment > 1)
      bytes = builder.CreateAnd(bytes, builder.getInt64(-alignment));
    Value *count = builder.CreateExactSDiv(bytes, builder.getInt64(elementBytes));
    return builder.CreateTrunc(count, builder.getInt32Ty());
  }

  Value *count32(StringRef name) { return builder.CreateTrunc(load(name), builder.getInt32Ty()); }

  Value *parseCount(StringRef text) {
    const bool ofChannels = text.consume_front("c");
    int32_t number = 0;
    if (text.getAsInteger(10, number) || number <= 0)
      return nullptr;
    if (!ofChannels)
      return builder.getInt32(number);
    return builder.CreateExactUDiv(count32("channels"), builder.getInt32(number));
  }

  /// Stride and extent of an axis; nulls if unknown.
  std::pair<Value *, Value *> axis(StringRef bufferField, StringRef text, int64_t elementBytes) {
    Value *unbounded = builder.getInt32(std::numeric_limits<int32_t>::max());
    if (text == "head" || text == "token") {
      const std::string stride =
          (bufferField + (text == "head" ? "HeadStride" : "TokenStride")).str();
      if (!fields().count(stride))
        return {};
      return {elements(load(stride), elementBytes, true),
              count32(text == "head" ? "heads" : "tokens")};
    }
    if (text == "pair") {
      if (adjacentPairs)
        return {builder.getInt32(1), parseCount("c2")};
      Value *stride = elements(load("tablePairStride"), elementBytes, false);
      builder.CreateAssumption(builder.CreateICmpNE(stride, builder.getInt32(1)));
      return {stride, parseCount("c2")};
    }
    static const std::map<StringRef, StringRef> rowStrides = {{"row", "tableRowStride"},
                                                              {"fineRow", "fineRowStride"},
                                                              {"position", "positionStride"},
                                                              {"axis", "positionAxisStride"}};
    if (auto found = rowStrides.find(text); found != rowStrides.end())
      return {elements(load(found->second), elementBytes, false), unbounded};
    const auto [stride, extent] = text.split('x');
    return {parseCount(stride), parseCount(extent)};
  }

  bool buildBuffer(StringRef description) {
    SmallVector<StringRef, 6> parts;
    description.split(parts, ',');
    const auto [name, other] = parts.front().split('=');
    const StringRef field = other.empty() ? name : other;
    int64_t elementBytes = 0;
    if (parts.size() < 3 || !fields().count(field) || parts[1].getAsInteger(10, elementBytes) ||
        elementBytes <= 0)
      return false;
    const auto axes = ArrayRef(parts).drop_front(2);
    auto bytes = [&](int64_t size) {
      auto *slot = builder.CreateAlloca(ArrayType::get(builder.getInt8Ty(), size));
      slot->setAlignment(Align(8));
      return slot;
    };
    Value *buffer = bytes(bufferBytes), *dimensions = bytes(dimensionBytes * axes.size());
    Value *host = load(field);
    if ((field == "src" || field == "dst") && alignment > 1)
      builder.CreateAlignmentAssumption(inner.getParent()->getDataLayout(), host, alignment);
    builder.CreateStore(host, at(buffer, bufferHost));
    builder.CreateStore(dimensions, at(buffer, bufferDimensions));
    for (auto [d, text] : enumerate(axes)) {
      const auto [stride, extent] = axis(field, text, elementBytes);
      if (!stride || !extent)
        return false;
      const int64_t base = dimensionBytes * static_cast<int64_t>(d);
      builder.CreateStore(builder.getInt32(0), at(dimensions, base));
      builder.CreateStore(extent, at(dimensions, base + dimensionExtent));
      builder.CreateStore(stride, at(dimensions, base + dimensionStride));
    }
    buffers[name] = buffer;
    return true;
  }

  Value *valueFor(const Argument &argument) {
    StringRef name = argument.getName();
    if (name.consume_back(".buffer")) {
      auto found = buffers.find(name.split('$').first);
      return found == buffers.end() ? nullptr : found->second;
    }
    auto field = fields().find(name.split('$').first);
    if (field == fields().end() || typeOf(field->second.kind) != argument.getType())
      return nullptr;
    return load(field->first);
  }

  Function &inner;
  Argument *args;
  IRBuilder<> builder;
  bool adjacentPairs;
  int64_t alignment = 1;
  std::map<StringRef, Value *> buffers;
};

/// void name(const ropewalk_kernel_args *), with the attributes of `inner`.
Function *declareKernel(Function &inner, const Twine &name, GlobalValue::LinkageTypes linkage) {
  LLVMContext &context = inner.getContext();
  auto *type =
      FunctionType::get(Type::getVoidTy(context), {PointerType::getUnqual(context)}, false);
  Function *kernel = Function::Create(type, linkage, name, *inner.getParent());
  kernel->setAttributes(
      AttributeList::get(context, AttributeList::FunctionIndex,
                         AttrBuilder(context, inner.getAttributes().getFnAttrs())));
  kernel->removeFnAttr("ropewalk-abi");
  kernel->setMemoryEffects(MemoryEffects::unknown());
  Argument *args = kernel->getArg(0);
  args->setName("args");
  args->addAttr(Attribute::NoAlias);
  args->addAttr(Attribute::ReadOnly);
  args->addAttr(Attribute::getWithDereferenceableBytes(context, sizeof(ropewalk_kernel_args)));
  return kernel;
}

bool wrapFlat(Function &inner) {
  const std::string name = inner.getName().str();
  const bool hasTable =
      tableElementBytes(inner.getFnAttribute("ropewalk-abi").getValueAsString()) != 0;
  inner.setName(name + ".halide");
  Function *kernel = declareKernel(inner, name, GlobalValue::ExternalLinkage);
  Function *strided = nullptr;
  bool built = true;
  if (hasTable) { // apart, so that the common case has all registers to itself
    strided = declareKernel(inner, name + ".strided", GlobalValue::InternalLinkage);
    strided->addFnAttr(Attribute::NoInline);
    built = FlatWrapper(inner, *strided, nullptr).build();
  }
  built = built && FlatWrapper(inner, *kernel, strided).build();
  inner.setLinkage(GlobalValue::InternalLinkage);
  inner.addFnAttr(Attribute::AlwaysInline);
  inner.removeFnAttr("ropewalk-abi");
  if (!built) { // half-built IR must not reach the next pass
    kernel->deleteBody();
    if (strided)
      strided->deleteBody();
  }
  return built;
}

} // namespace

PreservedAnalyses FlatAbiPass::run(Module &module, ModuleAnalysisManager &) {
  SmallVector<Function *, 4> kernels;
  for (Function &function : module)
    if (function.hasFnAttribute("ropewalk-abi") && !function.isDeclaration())
      kernels.push_back(&function);
  for (Function *kernel : kernels) {
    const std::string description = kernel->getFnAttribute("ropewalk-abi").getValueAsString().str();
    if (!wrapFlat(*kernel))
      module.getContext().diagnose(
          DiagnosticInfoGeneric("ropewalk-abi of " + kernel->getName() + " is '" + description +
                                "', expected buffers that fit the function's arguments"));
  }
  return kernels.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace ropewalk
