//===- safetensors_checkpoint.cpp - A model's tensor files ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/safetensors_checkpoint.h"

#include "io/file_error.h"
#include "io/json.h"

#include "llvm/Support/Path.h"

#include <set>

using namespace llvm;

namespace ropewalk {

Expected<Checkpoint> Checkpoint::open(ArrayRef<std::string> paths) {
  Checkpoint checkpoint;
  if (paths.size() == 1 && StringRef(paths[0]).ends_with(".json")) {
    if (Error error = checkpoint.openIndex(paths[0]))
      return error;
    return checkpoint;
  }
  for (const std::string &path : paths)
    if (Error error = checkpoint.openShard(path))
      return error;
  return checkpoint;
}

Error Checkpoint::openShard(const std::string &path) {
  Expected<SafetensorsFile> file = SafetensorsFile::open(path);
  if (!file)
    return file.takeError();
  for (const SafetensorsFile &other : shards)
    if (sys::path::filename(other.path()) == sys::path::filename(path))
      return fileError(path, "file name is that of " + other.path() +
                                 ", expected names that can stand in one folder");
  for (const TensorInfo &tensor : file->tensors()) {
    auto [known, isNew] = shardOf.try_emplace(tensor.name, shards.size());
    if (!isNew)
      return fileError(path, "tensor " + quoted(tensor.name) + " is in " +
                                 shards[known->second].path() + " too, expected each tensor once");
  }
  shards.push_back(std::move(*file));
  return Error::success();
}

/// A name that leads nowhere else than to a file of the index's own folder.
static bool isFileName(StringRef name) {
  return !name.empty() && name != "." && name != ".." && !name.contains('/') &&
         !name.contains('\0');
}

Error Checkpoint::openIndex(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return fileError(path, "cannot read: " + buffer.getError().message());
  Expected<json::Value> value = parseJson((*buffer)->getBuffer(), path);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  const json::Object *weightMap = object ? object->getObject("weight_map") : nullptr;
  if (!weightMap)
    return fileError(path, "weight_map is missing, expected an object from tensor to file names");
  std::set<std::string> names;
  for (const auto &[tensor, file] : *weightMap) {
    std::optional<StringRef> name = file.getAsString();
    if (!name || !isFileName(*name))
      return fileError(path, "weight_map " + quoted(tensor) + " is " +
                                 (name ? quoted(*name) : "not a string") +
                                 ", expected the name of a file beside the index");
    names.insert(name->str());
  }
  if (names.empty())
    return fileError(path, "weight_map is empty, expected at least one tensor");
  for (const std::string &name : names) {
    SmallString<128> beside(sys::path::parent_path(path));
    sys::path::append(beside, name);
    if (Error error = openShard(beside.str().str()))
      return error;
  }
  index = std::move(*buffer);
  return checkIndexNames(*weightMap);
}

Error Checkpoint::checkIndexNames(const json::Object &weightMap) const {
  for (const auto &[tensor, file] : weightMap) {
    auto found = shardOf.find(StringRef(tensor));
    if (found == shardOf.end() ||
        sys::path::filename(shards[found->second].path()) != *file.getAsString())
      return fileError(index->getBufferIdentifier(), "weight_map " + quoted(tensor) + " is " +
                                                         quoted(*file.getAsString()) +
                                                         ", expected a file that has the tensor");
  }
  return Error::success();
}

} // namespace ropewalk
