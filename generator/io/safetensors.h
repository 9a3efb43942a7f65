//===- safetensors.h - Tensor files -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The safetensors format: a little-endian u64 with the header's length, the header
// (JSON: name -> dtype, shape, data_offsets; "__metadata__" -> strings), then the data,
// which the tensors cover without gap or overlap.
// Source: https://github.com/huggingface/safetensors#format
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_SAFETENSORS_H
#define ROPEWALK_IO_SAFETENSORS_H

#include "io/output.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>
#include <memory>
#include <vector>

namespace ropewalk {

/// Everything about a tensor but its data.
struct TensorInfo {
  std::string name;
  std::string dtype; ///< As the format spells it: "F32", "BF16", "I64", ...
  std::vector<int64_t> shape;
};

/// Bits of one element; nullopt for a dtype the format does not have.
std::optional<int64_t> bitsOf(llvm::StringRef dtype);

/// Bytes of the whole tensor; an error if the dtype is unknown, a dimension negative, the
/// product above 2^63-1 or the last byte not full.
llvm::Expected<int64_t> bytesOf(const TensorInfo &tensor);

/// "BF16 [1, 512, 32, 128]"
std::string describe(const TensorInfo &tensor);

/// A checked file: whatever the header says is true of the data behind it.
class SafetensorsFile {
public:
  struct Tensor : TensorInfo {
    llvm::ArrayRef<uint8_t> data; ///< In the file's memory; aligned by chance only.
  };
  using Metadata = std::map<std::string, std::string>;

  /// Maps a file. Errors name the file, the field, what was found and what was expected.
  static llvm::Expected<SafetensorsFile> open(llvm::StringRef path);
  /// The buffer's identifier is the file name in errors.
  static llvm::Expected<SafetensorsFile> parse(std::unique_ptr<llvm::MemoryBuffer> buffer);

  llvm::StringRef path() const { return buffer->getBufferIdentifier(); }
  /// In the order of their data.
  llvm::ArrayRef<Tensor> tensors() const { return list; }
  const Tensor *find(llvm::StringRef name) const;
  const Metadata &metadata() const { return strings; }
  /// Gives back the memory that reading data took; it is read again when needed.
  void dropPages() const;

private:
  llvm::Error readHeader();
  llvm::Error readTensors(const llvm::json::Object &header, llvm::ArrayRef<uint8_t> data);
  llvm::Error readMetadata(const llvm::json::Value &value);

  std::unique_ptr<llvm::MemoryBuffer> buffer;
  std::vector<Tensor> list;
  llvm::StringMap<size_t> numbers; ///< In `list`, by name.
  Metadata strings;
};

/// Writes a file tensor by tensor; it appears under its name only with commit().
class SafetensorsWriter {
public:
  /// Fixes the header. Data goes in the order of tensors(): widest dtype first, so that
  /// each tensor is aligned to its element, then by name.
  static llvm::Expected<SafetensorsWriter> create(llvm::StringRef path,
                                                  std::vector<TensorInfo> tensors,
                                                  const SafetensorsFile::Metadata &metadata = {});

  llvm::ArrayRef<TensorInfo> tensors() const { return list; }
  /// The next bytes of the data, in pieces of any size.
  llvm::Error write(llvm::ArrayRef<uint8_t> bytes);
  /// An error if more or less was written than the header says.
  llvm::Error commit();

private:
  SafetensorsWriter(OutputFile file, std::vector<TensorInfo> tensors)
      : file(std::move(file)), list(std::move(tensors)) {}

  OutputFile file;
  std::vector<TensorInfo> list;
  int64_t expected = 0;
  int64_t written = 0;
};

} // namespace ropewalk

#endif
