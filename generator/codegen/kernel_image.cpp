//===- kernel_image.cpp - Kernels linked for another machine --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_image.h"

#include "llvm/ExecutionEngine/JITSymbol.h"
#include "llvm/ExecutionEngine/RuntimeDyld.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Allocator.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr uint64_t pageBytes = 4096;

struct Section {
  uint8_t *bytes; ///< Where it is linked.
  uint64_t size, alignment;
  uint64_t offset; ///< From the kernel's beginning.
};

/// Sections as the linker asks for them, one after the other in a kernel's part of the image.
class SectionList : public RuntimeDyld::MemoryManager {
public:
  uint8_t *allocateCodeSection(uintptr_t size, unsigned alignment, unsigned, StringRef) override {
    return allocate(size, alignment);
  }
  uint8_t *allocateDataSection(uintptr_t size, unsigned alignment, unsigned, StringRef,
                               bool) override {
    return allocate(size, alignment);
  }
  void registerEHFrames(uint8_t *, uint64_t, size_t) override {}
  void deregisterEHFrames() override {}
  bool finalizeMemory(std::string *) override { return false; }

  std::vector<Section> sections;
  uint64_t end = 0;

private:
  uint8_t *allocate(uint64_t size, uint64_t alignment) {
    const Align align(std::max<uint64_t>(alignment, 1));
    auto *bytes = static_cast<uint8_t *>(allocator.Allocate(size + 1, align));
    std::fill_n(bytes, size, uint8_t(0)); // gaps between stubs, too
    end = alignTo(end, align);
    sections.push_back({bytes, size, align.value(), end});
    end += size;
    return bytes;
  }

  BumpPtrAllocator allocator;
};

/// Kernels need nothing from outside.
class NoSymbols : public LegacyJITSymbolResolver {
public:
  JITSymbol findSymbolInLogicalDylib(const std::string &) override { return nullptr; }
  JITSymbol findSymbol(const std::string &) override { return nullptr; }
};

struct LinkedKernel {
  std::string bytes;
  uint64_t entry; ///< From their beginning.
};

/// For memory that begins at `base`.
Expected<LinkedKernel> linkAt(const CompiledKernel &kernel, const std::string &name,
                              uint64_t base) {
  auto object = object::ObjectFile::createObjectFile(MemoryBufferRef(kernel.object, name));
  if (!object)
    return object.takeError();
  SectionList memory;
  NoSymbols symbols;
  RuntimeDyld linker(memory, symbols);
  linker.loadObject(**object);
  for (const Section &section : memory.sections)
    linker.mapSectionAddress(section.bytes, base + section.offset);
  linker.resolveRelocations();
  if (linker.hasError())
    return createStringError(name + ": " + linker.getErrorString());
  const uint64_t entry = linker.getSymbol(name).getAddress();
  if (!entry)
    return createStringError(name + ": its object has no such function");
  LinkedKernel linked{std::string(memory.end, '\0'), entry - base};
  for (const Section &section : memory.sections)
    std::copy_n(section.bytes, section.size, linked.bytes.begin() + section.offset);
  return linked;
}

} // namespace

Expected<uint64_t> KernelImage::add(const CompiledKernel &kernel) {
  const std::string name = kernelName(kernel.spec);
  auto linked = linkAt(kernel, name, pageBytes);
  if (!linked)
    return linked.takeError();
  auto elsewhere = linkAt(kernel, name, (uint64_t(1) << 40) + 3 * pageBytes);
  if (!elsewhere)
    return elsewhere.takeError();
  if (linked->bytes != elsewhere->bytes)
    return createStringError(name + ": its code depends on where it lies, expected one that runs "
                                    "from any page");
  const uint64_t begin = alignTo(image.size(), pageBytes);
  image.resize(begin, '\0');
  image += linked->bytes;
  return begin + linked->entry;
}

uint64_t KernelImage::addText(StringRef text) {
  const uint64_t begin = image.size();
  image += text;
  image += '\0';
  return begin;
}

} // namespace ropewalk
