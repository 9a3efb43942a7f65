//===- archive.cpp - The static library and its list ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "contents.h"

#include "codegen/generator_hash.h"
#include "device/device_schedule.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk {

Expected<std::string> archive(const PackageContents &contents, const PackagedLibrary &library) {
  auto table = tableObject(contents, library);
  if (!table)
    return table.takeError();
  // One object per kernel: a program takes those that its tables name, each once.
  StringMap<StringRef> objects;
  std::vector<NewArchiveMember> members;
  const std::string tableName = contents.name + "_kernels.o";
  members.emplace_back(MemoryBufferRef(*table, tableName));
  for (const CompiledKernel &kernel : library.kernels)
    if (auto [entry, isNew] = objects.try_emplace(kernelName(kernel.spec) + ".o", kernel.object);
        isNew)
      members.emplace_back(MemoryBufferRef(entry->second, entry->first()));
  std::string failure;
  auto buffer = writeArchiveToBuffer(members, SymtabWritingMode::NormalSymtab,
                                     object::Archive::K_GNU, /*Deterministic=*/true, /*Thin=*/false,
                                     [&](Error error) { failure = toString(std::move(error)); });
  if (!buffer)
    return buffer.takeError();
  if (!failure.empty())
    return createStringError("lib" + contents.name + ".a: " + failure);
  return (*buffer)->getBuffer().str();
}

/// Of a device's kernel what the device gets, not what starts it.
static Expected<uint64_t> codeBytes(const CompiledKernel &kernel) {
  if (isDevice(kernel.spec.target)) {
    uint64_t bytes = 0;
    for (const DeviceImage &image : kernel.device.images)
      bytes += image.bytes.size();
    return bytes;
  }
  auto object =
      object::ObjectFile::createObjectFile(MemoryBufferRef(kernel.object, kernelName(kernel.spec)));
  if (!object)
    return object.takeError();
  uint64_t bytes = 0;
  for (const object::SectionRef &section : (*object)->sections())
    if (section.isText())
      bytes += section.getSize();
  return bytes;
}

Expected<std::string> manifest(const PackageContents &contents) {
  size_t width = StringRef("kernel").size();
  for (const PackagedLibrary &library : contents.libraries)
    for (const CompiledKernel &kernel : library.kernels)
      width = std::max(width, kernelName(kernel.spec).size());
  std::string text =
      "# Kernels of " + contents.name +
      ", best first, by ropewalk " ROPEWALK_VERSION ", compiler " + std::string(compilerHash()) +
      ". code: bytes of " +
      "instructions, of a device's kernel all of its images'; min_bytes, min_heads: "
      "preferred from so many bytes written and heads on; block, order: threads of a "
      "device's blocks, by default as a call's size asks for, and which of them "
      "follow each other; cpu: preferred on CPUs of this class.\n";
  raw_string_ostream os(text);
  auto addLine = [&](StringRef kernel, StringRef target, StringRef code, StringRef minBytes,
                     StringRef minHeads, StringRef block, StringRef order, StringRef cpu) {
    os << left_justify(kernel, width) << ' ' << left_justify(target, 14) << ' '
       << right_justify(code, 6) << ' ' << right_justify(minBytes, 10) << ' '
       << right_justify(minHeads, 10) << ' ' << right_justify(block, 5) << ' '
       << right_justify(order, 6) << "  " << cpu << '\n';
  };
  addLine("kernel", "target", "code", "min_bytes", "min_heads", "block", "order", "cpu");
  for (const PackagedLibrary &library : contents.libraries)
    for (const CompiledKernel &kernel : library.kernels) {
      auto code = codeBytes(kernel);
      if (!code)
        return code.takeError();
      const std::string_view target = targetName(kernel.spec.target);
      const LaunchShape &launch = kernel.spec.schedule.launch;
      const bool device = isDevice(kernel.spec.target);
      addLine(kernelName(kernel.spec), StringRef(target), std::to_string(*code),
              std::to_string(kernel.minBytes), std::to_string(kernel.minHeads),
              launch.blockThreads ? std::to_string(launch.blockThreads) : "-",
              device ? StringRef(gridOrderName(launch.order)) : "-",
              kernel.cpu.empty() ? "any" : kernel.cpu);
    }
  return text;
}

} // namespace ropewalk
