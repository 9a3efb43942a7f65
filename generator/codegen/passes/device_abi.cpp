//===- device_abi.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_abi.h"

#include "device_arguments.h"
#include "device_parameters.h"
#include "halide_buffer.h"

#include "ropewalk/kernel.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

#include <cstddef>
#include <optional>

using namespace llvm;

namespace ropewalk {
namespace {

constexpr char attributeName[] = "ropewalk-device-abi";

/// The attribute's numbers.
struct Description {
  int64_t carrierBytes = 0, elementBytes = 0, tableBytes = 0, dimensions = 0;
  int64_t srcOrigin = 0, dstOrigin = 0, srcDivisor = 0, dstDivisor = 0, addresses = 0;

  static std::optional<Description> parse(StringRef text) {
    Description d;
    SmallVector<StringRef, 8> parts;
    text.split(parts, ',');
    int64_t *numbers[] = {&d.carrierBytes, &d.elementBytes, &d.tableBytes,
                          &d.dimensions,   &d.srcOrigin,    &d.dstOrigin,
                          &d.srcDivisor,   &d.dstDivisor,   &d.addresses};
    if (parts.size() != std::size(numbers))
      return std::nullopt;
    for (auto [part, number] : zip(parts, numbers))
      if (part.getAsInteger(10, *number))
        return std::nullopt;
    const bool fits = d.carrierBytes > 0 && d.elementBytes > 0 && d.tableBytes > 0 &&
                      d.dimensions > 4 && d.srcOrigin >= 0 && d.srcOrigin < d.dimensions - 3 &&
                      d.dstOrigin >= 0 && d.dstOrigin < d.dimensions - 3 &&
                      (d.addresses == 0 || d.addresses == 1);
    return fits ? std::optional(d) : std::nullopt;
  }

  int64_t unitOf(DeviceBuffer::Kind kind) const {
    if (kind == DeviceBuffer::Table)
      return tableBytes;
    return kind == DeviceBuffer::Words ? 4 : carrierBytes;
  }
  int64_t dimensionsOf(const DeviceBuffer &fields) const {
    return fields.dimensions ? fields.dimensions : dimensions;
  }
  int64_t divisorOf(StringRef buffer) const {
    return buffer.ends_with("src") ? srcDivisor : dstDivisor;
  }
  int64_t originOf(StringRef buffer, DeviceBuffer::Kind kind) const {
    if (kind != DeviceBuffer::Window)
      return 0;
    return buffer.ends_with("src") ? srcOrigin : dstOrigin;
  }
};

/// Builds the body of a wrapper.
class DeviceWrapper {
public:
  DeviceWrapper(Function &inner, Function &outer, const Description &description)
      : inner(inner), args(outer.getArg(0)), launch(outer.getArg(1)), description(description),
        builder(BasicBlock::Create(outer.getContext(), "entry", &outer)) {}

  /// The argument that is not known; empty if all are.
  std::string build() {
    SmallVector<Value *, 32> values;
    for (Argument &argument : inner.args()) {
      values.push_back(valueFor(argument));
      if (!values.back() || values.back()->getType() != argument.getType())
        return argument.getName().str();
    }
    builder.CreateRet(builder.CreateCall(&inner, values));
    return "";
  }

private:
  Value *at(Value *base, int64_t offset) {
    return builder.CreateConstGEP1_64(builder.getInt8Ty(), base, offset);
  }
  Value *load64(int64_t offset) {
    return builder.CreateLoad(builder.getInt64Ty(), at(args, offset));
  }
  /// A number of bytes in units that divide it.
  Value *divided(Value *bytes, int64_t unit) {
    Value *count = builder.CreateExactSDiv(bytes, builder.getInt64(static_cast<uint64_t>(unit)));
    return builder.CreateTrunc(count, builder.getInt32Ty());
  }

  Value *valueFor(const Argument &argument) {
    StringRef name = argument.getName();
    if (name == "__user_context")
      return launch;
    const DeviceArgument known = deviceArgument(name);
    if (known.buffer)
      return buffer(known.name, *known.buffer);
    return known.scalar ? scalar(*known.scalar) : nullptr;
  }

  Value *scalar(const DeviceScalar &field) {
    if (field.bits == 64)
      return builder.CreateTrunc(load64(field.offset), builder.getInt32Ty());
    Type *type = field.bits ? builder.getInt32Ty() : builder.getFloatTy();
    return builder.CreateLoad(type, at(args, field.offset));
  }

  Value *slot(int64_t bytes) {
    AllocaInst *slot = builder.CreateAlloca(ArrayType::get(builder.getInt8Ty(), bytes));
    slot->setAlignment(Align(8));
    builder.CreateMemSet(slot, builder.getInt8(0), bytes, Align(8));
    return slot;
  }

  /// Bytes from a memory's beginning to a buffer's.
  Value *beginning(const DeviceBuffer &fields) {
    Value *bytes = load64(fields.offset);
    if (fields.kind == DeviceBuffer::Window) {
      Value *before = load64(offsetof(ropewalk_device_args, before));
      Value *size = builder.getInt64(static_cast<uint64_t>(description.elementBytes));
      bytes = builder.CreateAdd(bytes, builder.CreateMul(before, size));
    }
    return bytes;
  }

  /// What is a part of the window, in carriers; null if nothing is.
  Value *windowStride(StringRef name, const DeviceBuffer &fields) {
    if (fields.kind == DeviceBuffer::Head) {
      Value *size = builder.getInt64(static_cast<uint64_t>(description.elementBytes));
      return divided(builder.CreateMul(load64(offsetof(ropewalk_device_args, channels)), size),
                     description.carrierBytes);
    }
    const int64_t divisor = fields.kind == DeviceBuffer::Window ? description.divisorOf(name) : 0;
    return divisor ? divided(load64(offsetof(ropewalk_device_args, channels)), divisor) : nullptr;
  }

  /// All but the device's handle, its beginning and strides is zero: extents are scalars.
  Value *buffer(StringRef name, const DeviceBuffer &fields) {
    const int64_t count = description.dimensionsOf(fields);
    Value *buffer = slot(bufferBytes), *dimensions = slot(dimensionBytes * count);
    auto dimension = [&](int64_t d) { return at(dimensions, dimensionBytes * d); };
    Value *memory = load64(fields.memory), *begin = beginning(fields);
    if (description.addresses)
      memory = builder.CreateAdd(memory, begin);
    else
      builder.CreateStore(builder.CreateNeg(divided(begin, description.unitOf(fields.kind))),
                          dimension(description.originOf(name, fields.kind)));
    builder.CreateStore(memory, at(buffer, bufferDevice));
    builder.CreateStore(dimensions, at(buffer, bufferDimensions));
    if (Value *stride = windowStride(name, fields))
      builder.CreateStore(stride, at(dimension(count - (fields.kind == DeviceBuffer::Head ? 4 : 5)),
                                     dimensionStride));
    for (int64_t i = 0; i < 3; ++i)
      if (fields.strides[i] >= 0)
        builder.CreateStore(divided(load64(fields.strides[i]), description.unitOf(fields.kind)),
                            at(dimension(count - 3 + i), dimensionStride));
    return buffer;
  }

  Function &inner;
  Argument *args, *launch;
  const Description &description;
  IRBuilder<> builder;
};

/// Copies the entries of `order` to a list of their own.
AllocaInst *copyOf(AllocaInst &list, ArrayRef<unsigned> order, IRBuilder<> &builder) {
  Function &function = *list.getFunction();
  IRBuilder<> entry(&function.getEntryBlock(), function.getEntryBlock().begin());
  Type *type = list.getAllocatedType()->getArrayElementType();
  AllocaInst *copy = entry.CreateAlloca(ArrayType::get(type, order.size()));
  for (auto [place, number] : enumerate(order))
    builder.CreateStore(builder.CreateLoad(type, builder.CreateConstGEP1_32(type, &list, number)),
                        builder.CreateConstGEP1_64(type, copy, place));
  return copy;
}

void complain(LLVMContext &context, const Twine &message) {
  context.diagnose(DiagnosticInfoGeneric(message));
}

/// The lists as the kernel takes its parameters.
ParameterLists ordered(const CallInst &run, const ParameterLists &all, IRBuilder<> &builder) {
  const Attribute attribute = run.getFunction()->getFnAttribute(parameterOrderAttribute);
  if (!attribute.isValid())
    return all;
  const StringRef text = attribute.getValueAsString();
  SmallVector<unsigned> order;
  for (StringRef part : split(text, ','))
    if (part.getAsInteger(10, order.emplace_back()) || order.back() >= all.count) {
      complain(run.getContext(), Twine(parameterOrderAttribute) + " is '" + text +
                                     "', expected numbers below " + Twine(all.count));
      return all;
    }
  return {static_cast<unsigned>(order.size()), copyOf(*all.sizes, order, builder),
          copyOf(*all.values, order, builder), copyOf(*all.areBuffers, order, builder)};
}

/// Replaces the call that runs the kernel by one of launch->start.
void startKernel(CallInst &run) {
  const std::optional<ParameterLists> all = parameterLists(run);
  if (!all)
    return complain(run.getContext(), noParameterLists);
  // Where its parameters' order is said, too.
  if (!run.getFunction()->hasFnAttribute(attributeName))
    return complain(run.getContext(), "a kernel is started in " + run.getFunction()->getName() +
                                          ", expected in a function with " + attributeName);
  Function &function = *run.getFunction();
  IRBuilder<> entry(&function.getEntryBlock(), function.getEntryBlock().begin());
  Type *sizes = ArrayType::get(entry.getInt32Ty(), 3);
  Value *blocks = entry.CreateAlloca(sizes), *threads = entry.CreateAlloca(sizes);
  IRBuilder<> builder(&run);
  for (unsigned i = 0; i < 3; ++i) {
    builder.CreateStore(run.getArgOperand(3 + i), builder.CreateConstGEP2_32(sizes, blocks, 0, i));
    builder.CreateStore(run.getArgOperand(6 + i), builder.CreateConstGEP2_32(sizes, threads, 0, i));
  }
  const ParameterLists lists = ordered(run, *all, builder);
  Value *launch = run.getArgOperand(0);
  Type *pointer = builder.getPtrTy(), *word = builder.getInt32Ty();
  auto *type = FunctionType::get(
      word, {pointer, pointer, pointer, word, word, pointer, pointer, pointer}, false);
  static_assert(offsetof(ropewalk_device_launch, start) == 0);
  Value *start = builder.CreateLoad(pointer, launch);
  Value *result = builder.CreateCall(type, start,
                                     {launch, blocks, threads, run.getArgOperand(9),
                                      builder.getInt32(lists.count), lists.values, lists.sizes,
                                      lists.areBuffers});
  // Halide, told that nothing fails, goes on whatever the result is.
  Value *failed = builder.CreateICmpNE(result, builder.getInt32(0));
  Instruction *otherwise = SplitBlockAndInsertIfThen(failed, &run, /*Unreachable=*/true);
  ReturnInst::Create(run.getContext(), result, otherwise->getIterator());
  otherwise->eraseFromParent();
  run.replaceAllUsesWith(result);
  run.eraseFromParent();
}

/// Every call of one function of Halide's runtime; false if it is not known.
bool replaceCalls(Function &callee) {
  const StringRef name = callee.getName();
  const bool runs = name.ends_with("_run"), ends = name.ends_with("_finalize_kernels");
  if (!runs && !ends && !name.ends_with("_initialize_kernels") &&
      !name.ends_with("_device_interface") && name != "halide_copy_to_device")
    return false;
  for (User *user : make_early_inc_range(callee.users())) {
    auto *call = cast<CallInst>(user);
    if (runs) {
      startKernel(*call);
      continue;
    }
    if (!call->getType()->isVoidTy())
      call->replaceAllUsesWith(Constant::getNullValue(call->getType()));
    call->eraseFromParent();
  }
  return true;
}

/// What is wrong; empty if nothing is.
std::string wrapForDevice(Function &inner) {
  const std::string text = inner.getFnAttribute(attributeName).getValueAsString().str();
  auto description = Description::parse(text);
  if (!description)
    return std::string(attributeName) + " is '" + text + "', expected nine numbers that fit";
  LLVMContext &context = inner.getContext();
  const std::string name = inner.getName().str();
  inner.setName(name + ".halide");
  Type *pointer = PointerType::getUnqual(context);
  auto *type = FunctionType::get(Type::getInt32Ty(context), {pointer, pointer}, false);
  Function *outer = Function::Create(type, GlobalValue::ExternalLinkage, name, *inner.getParent());
  outer->setAttributes(
      AttributeList::get(context, AttributeList::FunctionIndex,
                         AttrBuilder(context, inner.getAttributes().getFnAttrs())));
  outer->removeFnAttr(attributeName);
  outer->removeFnAttr(parameterOrderAttribute);
  outer->setMemoryEffects(MemoryEffects::unknown());
  outer->getArg(0)->setName("args");
  outer->getArg(1)->setName("launch");
  const std::string unknown = DeviceWrapper(inner, *outer, *description).build();
  inner.setLinkage(GlobalValue::InternalLinkage);
  inner.addFnAttr(Attribute::AlwaysInline);
  inner.removeFnAttr(attributeName);
  inner.removeFnAttr(parameterOrderAttribute);
  if (unknown.empty())
    return "";
  outer->deleteBody(); // half-built IR must not reach the next pass
  return "argument " + unknown + " of " + name + " is none of a device kernel's";
}

} // namespace

PreservedAnalyses DeviceAbiPass::run(Module &module, ModuleAnalysisManager &) {
  SmallVector<Function *, 4> kernels, runtime;
  for (Function &function : module)
    if (function.hasFnAttribute(attributeName) && !function.isDeclaration())
      kernels.push_back(&function);
    else if (function.isDeclaration() && function.getName().starts_with("halide_"))
      runtime.push_back(&function);
  if (kernels.empty())
    return PreservedAnalyses::all();
  LLVMContext &context = module.getContext();
  for (Function *function : runtime)
    if (!replaceCalls(*function))
      complain(context, "calls " + function->getName() + ", expected what a device's kernel needs");
  for (Function *kernel : kernels)
    if (std::string wrong = wrapForDevice(*kernel); !wrong.empty())
      complain(context, wrong);
  return PreservedAnalyses::none();
}

} // namespace ropewalk
