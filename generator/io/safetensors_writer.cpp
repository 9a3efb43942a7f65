//===- safetensors_writer.cpp - Writing tensor files ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/json.h"
#include "io/safetensors.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace llvm;

namespace ropewalk {

std::optional<int64_t> bitsOf(StringRef dtype) {
  static const std::pair<StringLiteral, int64_t> dtypes[] = {
      {"F64", 64},        {"I64", 64},    {"U64", 64},    {"C64", 64},    {"F32", 32},
      {"I32", 32},        {"U32", 32},    {"F16", 16},    {"BF16", 16},   {"I16", 16},
      {"U16", 16},        {"F8_E4M3", 8}, {"F8_E5M2", 8}, {"F8_E8M0", 8}, {"F8_E4M3FNUZ", 8},
      {"F8_E5M2FNUZ", 8}, {"I8", 8},      {"U8", 8},      {"BOOL", 8},    {"F6_E2M3", 6},
      {"F6_E3M2", 6},     {"F4", 4}};
  for (const auto &[name, bits] : dtypes)
    if (name == dtype)
      return bits;
  return std::nullopt;
}

Expected<int64_t> bytesOf(const TensorInfo &tensor) {
  std::optional<int64_t> bits = bitsOf(tensor.dtype);
  if (!bits)
    return createStringError("dtype is " + quoted(tensor.dtype) +
                             ", expected one of the format's dtypes");
  int64_t total = *bits;
  bool overflows = false;
  for (int64_t size : tensor.shape) {
    if (size < 0)
      return createStringError("shape is " + describe(tensor) + ", expected no negative size");
    overflows |= bool(MulOverflow(total, size, total));
  }
  // A size of zero makes the product zero whatever comes before it.
  if (std::find(tensor.shape.begin(), tensor.shape.end(), 0) != tensor.shape.end())
    return 0;
  if (overflows)
    return createStringError("shape is " + describe(tensor) +
                             ", expected a product of bits below 2^63");
  if (total % 8 != 0)
    return createStringError("shape is " + describe(tensor) + ", expected whole bytes");
  return total / 8;
}

std::string describe(const TensorInfo &tensor) {
  constexpr size_t most = 16; // of a file that lies there may be thousands
  std::string text = tensor.dtype + " [";
  for (size_t i = 0; i < std::min(most, tensor.shape.size()); ++i)
    text += (i ? ", " : "") + std::to_string(tensor.shape[i]);
  return text + (tensor.shape.size() > most ? ", ...]" : "]");
}

/// The header's JSON, padded with spaces so that the data begins at a multiple of 8.
static std::string headerText(ArrayRef<TensorInfo> tensors, ArrayRef<int64_t> sizes,
                              const SafetensorsFile::Metadata &metadata) {
  std::string text;
  raw_string_ostream os(text);
  json::OStream json(os);
  json.object([&] {
    if (!metadata.empty())
      json.attributeObject("__metadata__", [&] {
        for (const auto &[key, value] : metadata)
          json.attribute(key, value);
      });
    int64_t begin = 0;
    for (size_t i = 0; i < tensors.size(); ++i)
      json.attributeObject(tensors[i].name, [&] {
        json.attribute("dtype", tensors[i].dtype);
        json.attribute("shape", json::Array(tensors[i].shape));
        json.attribute("data_offsets", json::Array{begin, begin + sizes[i]});
        begin += sizes[i];
      });
  });
  text.resize(alignTo(text.size(), 8), ' ');
  return text;
}

Expected<SafetensorsWriter> SafetensorsWriter::create(StringRef path,
                                                      std::vector<TensorInfo> tensors,
                                                      const SafetensorsFile::Metadata &metadata) {
  std::sort(tensors.begin(), tensors.end(), [](const TensorInfo &a, const TensorInfo &b) {
    int64_t aBits = bitsOf(a.dtype).value_or(0), bBits = bitsOf(b.dtype).value_or(0);
    return aBits != bBits ? aBits > bBits : a.name < b.name;
  });
  std::vector<int64_t> sizes;
  int64_t expected = 0;
  for (const TensorInfo &tensor : tensors) {
    Expected<int64_t> bytes = bytesOf(tensor);
    if (!bytes)
      return createStringError(Twine(path) + ": " + tensor.name + ": " +
                               toString(bytes.takeError()));
    sizes.push_back(*bytes);
    if (AddOverflow(expected, *bytes, expected))
      return createStringError(Twine(path) + ": data is larger than 2^63-1 bytes");
  }
  Expected<OutputFile> file = OutputFile::create(path);
  if (!file)
    return file.takeError();
  std::string header = headerText(tensors, sizes, metadata);
  char length[8];
  support::endian::write64le(length, header.size());
  if (Error error = file->write(StringRef(length, sizeof(length))))
    return error;
  if (Error error = file->write(header))
    return error;
  SafetensorsWriter writer(std::move(*file), std::move(tensors));
  writer.expected = expected;
  return writer;
}

Error SafetensorsWriter::write(ArrayRef<uint8_t> bytes) {
  written += int64_t(bytes.size());
  return file.write(bytes);
}

Error SafetensorsWriter::commit() {
  if (written != expected)
    return createStringError("wrote " + Twine(written) + " bytes of tensors, expected " +
                             Twine(expected));
  return file.commit();
}

} // namespace ropewalk
