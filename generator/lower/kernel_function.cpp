//===- kernel_function.cpp ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_function.h"

#include "ropewalk/kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/bit.h"

#include <cstddef>
#include <limits>

using namespace mlir;

namespace ropewalk {

bool hasMasks(Target target) {
  return target == Target::X86_64_v4 || target == Target::X86_64_v4_bf16;
}

static func::FuncOp declare(ModuleOp module, const KernelSpec &spec) {
  MLIRContext *context = module.getContext();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto type = builder.getFunctionType(LLVM::LLVMPointerType::get(context), {});
  auto function = func::FuncOp::create(builder, module.getLoc(), kernelName(spec), type);
  auto setArgument = [&](StringRef name, Attribute value) { function.setArgAttr(0, name, value); };
  setArgument(LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
  setArgument(LLVM::LLVMDialect::getReadonlyAttrName(), builder.getUnitAttr());
  setArgument(LLVM::LLVMDialect::getDereferenceableAttrName(),
              builder.getI64IntegerAttr(sizeof(ropewalk_kernel_args)));
  return function;
}

KernelFunction::KernelFunction(ModuleOp module, const KernelSpec &spec)
    : b(module.getLoc(), module.getContext()), spec(spec), function(declare(module, spec)) {
  b.setInsertionPointToStart(function.addEntryBlock());
}

KernelFunction::~KernelFunction() {
  b.setInsertionPointToEnd(&function.getBody().front());
  func::ReturnOp::create(b);
}

Value KernelFunction::field(size_t offset, Type type) {
  auto pointer = LLVM::LLVMPointerType::get(b.getContext());
  Value address = LLVM::GEPOp::create(b, pointer, b.getI8Type(), function.getArgument(0),
                                      {LLVM::GEPArg(static_cast<int32_t>(offset))});
  return LLVM::LoadOp::create(b, type, address);
}

Value KernelFunction::index(size_t offset) {
  return arith::IndexCastOp::create(b, b.getIndexType(), field(offset, b.getI64Type()));
}

Value KernelFunction::scalar(size_t offset, Type type) { return field(offset, type); }

/// As the descriptor that a memref becomes, of unknown length.
Value KernelFunction::bytes(size_t offset) {
  MLIRContext *context = b.getContext();
  auto pointer = LLVM::LLVMPointerType::get(context);
  auto one = LLVM::LLVMArrayType::get(b.getI64Type(), 1);
  auto type =
      LLVM::LLVMStructType::getLiteral(context, {pointer, pointer, b.getI64Type(), one, one});
  Value descriptor = LLVM::PoisonOp::create(b, type);
  auto set = [&](Value value, ArrayRef<int64_t> position) {
    descriptor = LLVM::InsertValueOp::create(b, descriptor, value, position);
  };
  auto number = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(b, b.getI64Type(), value);
  };
  Value address = field(offset, pointer);
  set(address, {0});
  set(address, {1});
  set(number(0), {2});
  set(number(std::numeric_limits<int64_t>::max()), {3, 0});
  set(number(1), {4, 0});
  auto memory = MemRefType::get({ShapedType::kDynamic}, b.getI8Type());
  return UnrealizedConversionCastOp::create(b, memory, descriptor).getResult(0);
}

Value KernelFunction::scratch(int64_t size) {
  constexpr int64_t lineBytes = 64;
  return memref::AllocaOp::create(b, MemRefType::get({size}, b.getI8Type()),
                                  b.getI64IntegerAttr(lineBytes));
}

Value KernelFunction::constant(int64_t value) { return arith::ConstantIndexOp::create(b, value); }
Value KernelFunction::add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(x, y); }
Value KernelFunction::multiply(Value x, Value y) { return b.createOrFold<arith::MulIOp>(x, y); }

Value KernelFunction::timesPowerOfTwo(Value x, int exponent) {
  if (exponent >= 0)
    return multiply(x, constant(int64_t{1} << exponent));
  return b.createOrFold<arith::ShRUIOp>(x, constant(-exponent));
}

Value KernelFunction::loadI32(Value bytes, Value offset) {
  return memref::LoadOp::create(b, view(bytes, offset, b.getI32Type(), 1), constant(0));
}

Value KernelFunction::view(Value bytes, Value offset, Type element, int64_t known, Value count) {
  auto type = MemRefType::get({count ? ShapedType::kDynamic : known}, element);
  return memref::ViewOp::create(b, type, bytes, offset, count ? ValueRange(count) : ValueRange());
}

Value KernelFunction::maskOf(int64_t lanes, Value count) {
  return vector::CreateMaskOp::create(b, VectorType::get(lanes, b.getI1Type()), count);
}

/// 1 says no more than the element does.
static llvm::MaybeAlign alignmentOf(uint64_t alignment) {
  return alignment > 1 ? llvm::MaybeAlign(alignment) : llvm::MaybeAlign();
}

Value KernelFunction::load(Value row, Value begin, int64_t lanes, Value count, uint64_t alignment) {
  auto type = VectorType::get(lanes, cast<MemRefType>(row.getType()).getElementType());
  if (!count)
    return vector::LoadOp::create(b, type, row, begin, false, alignmentOf(alignment));
  Value zero = arith::ConstantOp::create(b, b.getZeroAttr(type));
  return vector::MaskedLoadOp::create(b, type, row, begin, maskOf(lanes, count), zero);
}

void KernelFunction::store(Value vector, Value row, Value begin, Value count, uint64_t alignment) {
  if (!count) {
    vector::StoreOp::create(b, vector, row, begin, false, alignmentOf(alignment));
    return;
  }
  const int64_t lanes = cast<VectorType>(vector.getType()).getNumElements();
  vector::MaskedStoreOp::create(b, row, begin, maskOf(lanes, count), vector);
}

void KernelFunction::loop(Value end, llvm::function_ref<void(Value)> body, int64_t step) {
  auto loop = scf::ForOp::create(b, constant(0), end, constant(step));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

void KernelFunction::when(Value condition, llvm::function_ref<void()> body,
                          llvm::function_ref<void()> otherwise) {
  auto branch = scf::IfOp::create(b, condition, static_cast<bool>(otherwise));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body();
  if (!otherwise)
    return;
  b.setInsertionPointToStart(branch.elseBlock());
  otherwise();
}

void KernelFunction::unrolledBlocks(int64_t begin, int64_t end, const Cut &cut,
                                    llvm::function_ref<void(const Block &)> body) {
  for (int64_t units = cut.units; begin < end; begin += units) {
    // One or two shorter vectors take no longer than a mask; three do.
    if (cut.masked && end - begin < units && llvm::popcount<uint64_t>(end - begin) > 2)
      return body({constant(begin), units, constant(end - begin)});
    while (units > end - begin)
      units /= 2;
    body({constant(begin), units, {}});
  }
}

void KernelFunction::loopOverBlocks(Value end, const Cut &cut,
                                    llvm::function_ref<void(const Block &)> body) {
  auto bits = [&](int64_t mask) -> Value { return arith::AndIOp::create(b, end, constant(mask)); };
  auto ifAny = [&](Value count, llvm::function_ref<void()> then) {
    when(arith::CmpIOp::create(b, arith::CmpIPredicate::ne, count, constant(0)), then);
  };
  Value whole = bits(-cut.units);
  loop(
      whole,
      [&](Value begin) {
        body({begin, cut.units, {}});
      },
      cut.units);
  if (cut.masked) {
    Value rest = bits(cut.units - 1);
    return ifAny(rest, [&] { body({whole, cut.units, rest}); });
  }
  for (int64_t units = cut.units / 2; units >= cut.fewest; units /= 2) // where longer ones end
    ifAny(bits(units), [&] { body({bits(-2 * units), units, {}}); });
}

PositionList::PositionList(KernelFunction &f)
    : f(f), bytes(f.bytes(offsetof(ropewalk_kernel_args, positions))),
      stride(f.index(offsetof(ropewalk_kernel_args, positionStride))),
      rowStep(f.scalar(offsetof(ropewalk_kernel_args, rowStep), f.b.getI32Type())),
      rowOffset(f.scalar(offsetof(ropewalk_kernel_args, rowOffset), f.b.getI32Type())) {}

Value PositionList::at(Value token, Value offset) {
  Value place = f.multiply(token, stride);
  Value listed = f.loadI32(bytes, offset ? f.add(place, offset) : place);
  Value number = arith::IndexCastOp::create(f.b, f.b.getI32Type(), token);
  Value counted = arith::MulIOp::create(f.b, number, rowStep);
  Value sum = arith::AddIOp::create(f.b, listed, counted);
  return arith::AddIOp::create(f.b, sum, rowOffset);
}

} // namespace ropewalk
