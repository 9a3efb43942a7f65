//===- kernel_table.cpp - Table and rotations as an object ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a C compiler would make of
//
// clang-format off
//   static const ropewalk_kernel list[] = {{"rope_...", rope_..., 0, 0}, ...};
//   static const ropewalk_device_image images[] = {{80, 80, cubin, size}, ..., {0, 80, ptx, size}};
//   static const ropewalk_device_kernel devices[] = {{"rope_...", "rope_...", rope_..., images, 4, 0, 0, 0, 0}, ...};
//   static const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, count, list, count, devices};
//   const ropewalk_kernel_table *<name>_kernels(void) { return &table; }
//   const ropewalk_rotation <name>_rotation = {...};      // lists are private arrays
// clang-format on
//
//===----------------------------------------------------------------------===//

#include "contents.h"

#include "codegen/finish.h"
#include "codegen/machine.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace ropewalk {
namespace {

// Adding a field to one of these structs means adding it below and raising ROPEWALK_KERNEL_ABI.
static_assert(sizeof(ropewalk_kernel) == 40 && sizeof(ropewalk_kernel_table) == 32 &&
              sizeof(ropewalk_device_kernel) == 64 && sizeof(ropewalk_device_image) == 24 &&
              sizeof(ropewalk_frequencies) == 184 && sizeof(ropewalk_axes) == 88 &&
              sizeof(ropewalk_rotation) == 312);

class TableBuilder {
public:
  TableBuilder(Module &module) : module(module), builder(module.getContext()) {}

  void addKernels(StringRef name, ArrayRef<CompiledKernel> kernels) {
    SmallVector<Constant *> entries, deviceEntries;
    for (const CompiledKernel &kernel : kernels)
      isDevice(kernel.spec.target) ? deviceEntries.push_back(deviceEntry(kernel))
                                   : entries.push_back(entry(kernel));
    Constant *list = structList(entries, "list"), *devices = structList(deviceEntries, "devices");
    Constant *table = ConstantStruct::getAnon(
        {int32(ROPEWALK_KERNEL_ABI), int32(static_cast<int32_t>(entries.size())), list,
         int64(static_cast<int64_t>(deviceEntries.size())), devices});
    table = constant(table, GlobalValue::PrivateLinkage, "table");
    auto *function = Function::Create(FunctionType::get(builder.getPtrTy(), false),
                                      GlobalValue::ExternalLinkage, name + "_kernels", module);
    function->setDoesNotThrow();
    builder.SetInsertPoint(BasicBlock::Create(module.getContext(), "", function));
    builder.CreateRet(table);
  }

  void addRotation(const PackagedModel &packaged) {
    const ropewalk_rotation &rotation = packaged.model.rotation;
    Constant *value = ConstantStruct::getAnon(
        {int64(rotation.head_dim), int64(rotation.window_begin), int64(rotation.rotary_dim),
         int32(rotation.pairing), int32(rotation.reorder), int32(rotation.inverse),
         axes(rotation.axes, rotation.rotary_dim / 2), frequencies(rotation.frequencies)});
    constant(value, GlobalValue::ExternalLinkage, packaged.prefix + "_rotation");
  }

private:
  Constant *entry(const CompiledKernel &kernel) {
    const std::string name = kernelName(kernel.spec);
    auto *function =
        declare(name, FunctionType::get(builder.getVoidTy(), {builder.getPtrTy()}, false));
    return ConstantStruct::getAnon(
        {text(name, "name"), function, int64(kernel.minBytes), int64(kernel.minHeads),
         kernel.cpu.empty() ? ConstantPointerNull::get(builder.getPtrTy())
                            : static_cast<Constant *>(text(kernel.cpu, "cpu"))});
  }

  Constant *deviceEntry(const CompiledKernel &kernel) {
    const std::string name = kernelName(kernel.spec);
    const LaunchShape &launch = kernel.spec.schedule.launch;
    SmallVector<Constant *> &fields = deviceCodes[name];
    if (fields.empty())
      fields = deviceCode(kernel, name);
    SmallVector<Constant *> all = fields;
    all.append({int64(kernel.minBytes), int64(kernel.minHeads), int32(launch.blockThreads),
                int32(launch.order == GridOrder::Tokens)});
    return ConstantStruct::getAnon(all);
  }

  /// Name, entry, function and images, which entries of one name share.
  SmallVector<Constant *> deviceCode(const CompiledKernel &kernel, const std::string &name) {
    auto *function =
        declare(name, FunctionType::get(builder.getInt32Ty(),
                                        {builder.getPtrTy(), builder.getPtrTy()}, false));
    SmallVector<Constant *> images;
    for (const DeviceImage &image : kernel.device.images)
      images.push_back(ConstantStruct::getAnon({int32(image.capability), int32(image.minCapability),
                                                text(image.bytes, "image"),
                                                int64(static_cast<int64_t>(image.bytes.size()))}));
    return {text(name, "name"), text(kernel.device.entry, "entry"), function,
            structList(images, "images"), int64(static_cast<int64_t>(images.size()))};
  }

  /// The one function of that name, which several entries may have.
  Function *declare(StringRef name, FunctionType *type) {
    if (Function *declared = module.getFunction(name))
      return declared;
    auto *function = Function::Create(type, GlobalValue::ExternalLinkage, name, module);
    function->setVisibility(GlobalValue::HiddenVisibility);
    return function;
  }

  /// Bytes with a zero behind them.
  Constant *text(StringRef bytes, const char *name) {
    GlobalVariable *global = constant(ConstantDataArray::getString(module.getContext(), bytes),
                                      GlobalValue::PrivateLinkage, name);
    global->setAlignment(Align(16)); // cubins hold words
    return global;
  }

  Constant *axes(const ropewalk_axes &axes, int64_t pairs) {
    return ConstantStruct::getAnon(
        {int32(axes.count), int32(axes.order), int32(axes.restart), int32(axes.blocks),
         ConstantDataArray::get(module.getContext(), ArrayRef(axes.sections)),
         list(axes.pair_axis, pairs, "pair_axis")});
  }

  Constant *frequencies(const ropewalk_frequencies &f) {
    return ConstantStruct::getAnon({real(f.theta),
                                    int32(f.scaling),
                                    int32(f.angle),
                                    real(f.factor),
                                    real(f.low_freq_factor),
                                    real(f.high_freq_factor),
                                    real(f.original_max_position_embeddings),
                                    real(f.max_position_embeddings),
                                    real(f.alpha),
                                    real(f.mixed_b),
                                    real(f.beta_fast),
                                    real(f.beta_slow),
                                    real(f.mscale),
                                    real(f.mscale_all_dim),
                                    real(f.extrapolation_factor),
                                    int32(f.no_truncate),
                                    int32(f.log_blend),
                                    int64(f.active_pairs),
                                    int64(f.seq_len),
                                    list(f.short_factor, f.list_length, "short_factor"),
                                    list(f.long_factor, f.list_length, "long_factor"),
                                    list(f.inv_freq, f.list_length, "inv_freq"),
                                    list(f.divisors, f.list_length, "divisors"),
                                    int64(f.list_length),
                                    real(f.attention_factor)});
  }

  /// A pointer to a private copy of the list, or null where there is none.
  template <class Entry> Constant *list(const Entry *entries, int64_t count, const char *name) {
    if (!entries)
      return ConstantPointerNull::get(builder.getPtrTy());
    Constant *values = ConstantDataArray::get(module.getContext(), ArrayRef(entries, count));
    return constant(values, GlobalValue::PrivateLinkage, name);
  }

  /// A pointer to structs, all of one type, or null where there is none.
  Constant *structList(ArrayRef<Constant *> entries, const char *name) {
    if (entries.empty())
      return ConstantPointerNull::get(builder.getPtrTy());
    Type *type = ArrayType::get(entries.front()->getType(), entries.size());
    return constant(ConstantArray::get(cast<ArrayType>(type), entries), GlobalValue::PrivateLinkage,
                    name);
  }

  GlobalVariable *constant(Constant *value, GlobalValue::LinkageTypes linkage, const Twine &name) {
    return new GlobalVariable(module, value->getType(), /*isConstant=*/true, linkage, value, name);
  }

  Constant *int32(int32_t value) { return builder.getInt32(static_cast<uint32_t>(value)); }
  Constant *int64(int64_t value) { return builder.getInt64(static_cast<uint64_t>(value)); }
  Constant *real(double value) { return ConstantFP::get(builder.getDoubleTy(), value); }

  Module &module;
  IRBuilder<> builder;
  StringMap<SmallVector<Constant *>> deviceCodes; ///< By name.
};

} // namespace

Expected<std::string> tableObject(const PackageContents &contents, const PackagedLibrary &library) {
  // The table can be asked for on any CPU of the architecture.
  const Target target = lowestTarget(library.architecture);
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();
  LLVMContext context;
  Module module(contents.name + "_kernels", context);
  module.setTargetTriple((*machine)->getTargetTriple());
  module.setDataLayout((*machine)->createDataLayout());
  TableBuilder builder(module);
  builder.addKernels(contents.name, library.kernels);
  for (const PackagedModel &model : contents.models)
    builder.addRotation(model);
  return emitMachineCode(module, target, MachineOutput::Object);
}

} // namespace ropewalk
