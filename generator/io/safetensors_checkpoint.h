//===- safetensors_checkpoint.h - A model's tensor files --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Large models are stored as several safetensors files (shards). An index beside them,
// model.safetensors.index.json, says which tensor is where:
//
//   {"metadata": {...}, "weight_map": {"<tensor>": "<file>", ...}}
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_SAFETENSORS_CHECKPOINT_H
#define ROPEWALK_IO_SAFETENSORS_CHECKPOINT_H

#include "io/safetensors.h"

namespace ropewalk {

/// The tensors of one or several files, each name once.
class Checkpoint {
public:
  /// One safetensors file, several, or one index (`*.json`) with the files it names beside it.
  static llvm::Expected<Checkpoint> open(llvm::ArrayRef<std::string> paths);

  llvm::ArrayRef<SafetensorsFile> files() const { return shards; }
  /// One file that no index speaks of: its copy is a file, that of all others a folder.
  bool isSingleFile() const { return shards.size() == 1 && !index; }
  /// The index, which is true of any copy with the same names; null if there is none.
  const llvm::MemoryBuffer *indexText() const { return index.get(); }

private:
  llvm::Error openIndex(llvm::StringRef path);
  llvm::Error openShard(const std::string &path);
  llvm::Error checkIndexNames(const llvm::json::Object &weightMap) const;

  std::vector<SafetensorsFile> shards;
  std::unique_ptr<llvm::MemoryBuffer> index;
  std::map<std::string, size_t, std::less<>> shardOf; ///< By tensor.
};

} // namespace ropewalk

#endif
