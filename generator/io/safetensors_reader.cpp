//===- safetensors_reader.cpp - Reading tensor files ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/file_error.h"
#include "io/json.h"
#include "io/safetensors.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <sys/mman.h>
#include <tuple>

using namespace llvm;

namespace ropewalk {

/// The format's own limit, against headers that are meant to exhaust memory.
static constexpr uint64_t maxHeaderBytes = 100'000'000;

Expected<SafetensorsFile> SafetensorsFile::open(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!buffer)
    return fileError(path, "cannot read: " + buffer.getError().message());
  return parse(std::move(*buffer));
}

Expected<SafetensorsFile> SafetensorsFile::parse(std::unique_ptr<MemoryBuffer> buffer) {
  SafetensorsFile file;
  file.buffer = std::move(buffer);
  if (Error error = file.readHeader())
    return error;
  return file;
}

const SafetensorsFile::Tensor *SafetensorsFile::find(StringRef name) const {
  auto found = numbers.find(name);
  return found == numbers.end() ? nullptr : &list[found->second];
}

void SafetensorsFile::dropPages() const {
  // MemoryBuffer's own dontNeedIfMmap asks posix_madvise, which does nothing on Linux. Only clean
  // pages of a mapped file come back as they were; memory that was read into would be zeros.
  if (buffer->getBufferKind() == MemoryBuffer::MemoryBuffer_MMap)
    madvise(const_cast<char *>(buffer->getBufferStart()), buffer->getBufferSize(), MADV_DONTNEED);
}

Error SafetensorsFile::readHeader() {
  StringRef bytes = buffer->getBuffer();
  if (bytes.size() < 8)
    return fileError(path(), "file size is " + Twine(bytes.size()) +
                                 ", expected at least 8 for the header's length");
  uint64_t length = support::endian::read64le(bytes.data());
  bytes = bytes.drop_front(8);
  if (length > std::min<uint64_t>(bytes.size(), maxHeaderBytes))
    return fileError(path(), "header length is " + Twine(length) + ", expected at most " +
                                 Twine(std::min<uint64_t>(bytes.size(), maxHeaderBytes)) +
                                 (bytes.size() < maxHeaderBytes ? ", the rest of the file" : ""));
  StringRef text = bytes.take_front(length);
  if (!text.starts_with("{"))
    return fileError(path(), "header does not begin with '{', expected a JSON object");
  Expected<json::Value> value = parseJson(text, (path() + ": header").str());
  if (!value)
    return value.takeError();
  return readTensors(*value->getAsObject(), arrayRefFromStringRef(bytes.drop_front(length)));
}

namespace {
/// A header entry whose fields have the right types, not yet compared with the data.
struct Entry {
  TensorInfo info;
  uint64_t begin = 0, end = 0;
};
} // namespace

/// Non-negative integers below 2^63, or nullopt.
static std::optional<std::vector<int64_t>> sizes(const json::Value *value) {
  const json::Array *array = value ? value->getAsArray() : nullptr;
  if (!array)
    return std::nullopt;
  std::vector<int64_t> result;
  for (const json::Value &element : *array) {
    std::optional<int64_t> size = element.getAsInteger();
    if (!size || *size < 0)
      return std::nullopt;
    result.push_back(*size);
  }
  return result;
}

static Expected<Entry> readEntry(StringRef name, const json::Value &value) {
  std::string where = "tensor " + quoted(name) + ": ";
  const json::Object *object = value.getAsObject();
  if (!object)
    return createStringError(where + "expected an object with dtype, shape and data_offsets");
  std::optional<StringRef> dtype = object->getString("dtype");
  if (!dtype)
    return createStringError(where + "dtype is missing, expected a string");
  std::optional<std::vector<int64_t>> shape = sizes(object->get("shape"));
  if (!shape)
    return createStringError(where +
                             "shape is missing or malformed, expected sizes from 0 to 2^63-1");
  std::optional<std::vector<int64_t>> offsets = sizes(object->get("data_offsets"));
  if (!offsets || offsets->size() != 2 || (*offsets)[0] > (*offsets)[1])
    return createStringError(where + "data_offsets is missing or malformed, expected [begin, end]");
  Entry entry{{name.str(), dtype->str(), *shape}, uint64_t((*offsets)[0]), uint64_t((*offsets)[1])};
  Expected<int64_t> bytes = bytesOf(entry.info);
  if (!bytes)
    return createStringError(where + toString(bytes.takeError()));
  if (entry.end - entry.begin != uint64_t(*bytes))
    return createStringError(where + "data_offsets is [" + Twine(entry.begin) + ", " +
                             Twine(entry.end) + "], " + Twine(entry.end - entry.begin) +
                             " bytes, expected " + Twine(*bytes) + " for " + describe(entry.info));
  return entry;
}

Error SafetensorsFile::readTensors(const json::Object &header, ArrayRef<uint8_t> data) {
  std::vector<Entry> entries;
  for (const auto &[name, value] : header) {
    if (name == "__metadata__") {
      if (Error error = readMetadata(value))
        return error;
      continue;
    }
    Expected<Entry> entry = readEntry(name, value);
    if (!entry)
      return fileError(path(), toString(entry.takeError()));
    entries.push_back(std::move(*entry));
  }
  // Empty tensors share their offset with a neighbour; the name makes the order unique.
  std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
    return std::tie(a.begin, a.end, a.info.name) < std::tie(b.begin, b.end, b.info.name);
  });
  uint64_t end = 0;
  for (Entry &entry : entries) {
    if (entry.begin != end || entry.end > data.size())
      return fileError(
          path(), "tensor " + quoted(entry.info.name) + ": data_offsets is [" + Twine(entry.begin) +
                      ", " + Twine(entry.end) + "], expected to begin at " + Twine(end) +
                      " and to end within the file's " + Twine(data.size()) + " bytes of data");
    end = entry.end;
    numbers[entry.info.name] = list.size();
    list.push_back({std::move(entry.info), data.slice(entry.begin, entry.end - entry.begin)});
  }
  if (end != data.size())
    return fileError(path(), "tensors end at byte " + Twine(end) + " of the data, expected " +
                                 Twine(data.size()) + ", the end of the file");
  return Error::success();
}

Error SafetensorsFile::readMetadata(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return fileError(path(), "__metadata__ is malformed, expected an object of strings");
  for (const auto &[key, text] : *object) {
    if (!text.getAsString())
      return fileError(path(), "__metadata__ " + quoted(key) + " is malformed, expected a string");
    strings[key.str()] = text.getAsString()->str();
  }
  return Error::success();
}

} // namespace ropewalk
