//===- safetensors_test.cpp - Tensor files --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/safetensors.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

using namespace llvm;
using namespace ropewalk;
using testing::HasSubstr;

namespace {

std::string fileBytes(StringRef header, size_t dataBytes) {
  std::string bytes(8, '\0');
  support::endian::write64le(bytes.data(), header.size());
  return bytes + header.str() + std::string(dataBytes, '\1');
}

Expected<SafetensorsFile> parse(StringRef bytes) {
  return SafetensorsFile::parse(MemoryBuffer::getMemBufferCopy(bytes, "in.safetensors"));
}

/// The message of the refusal; fails the test if the file is accepted.
std::string refusal(StringRef bytes) {
  Expected<SafetensorsFile> file = parse(bytes);
  if (file) {
    ADD_FAILURE() << "accepted";
    return "";
  }
  std::string message = toString(file.takeError());
  EXPECT_EQ(message.find('\n'), std::string::npos) << message;
  EXPECT_THAT(message, testing::StartsWith("in.safetensors: "));
  return message;
}

std::string headerRefusal(StringRef header, size_t dataBytes) {
  return refusal(fileBytes(header, dataBytes));
}

/// A folder that is gone after the test.
struct Folder {
  Folder() { EXPECT_FALSE(sys::fs::createUniqueDirectory("ropewalk", path)); }
  ~Folder() { sys::fs::remove_directories(path); }
  std::string operator/(StringRef name) const { return (path + "/" + name).str(); }
  size_t entries() const {
    std::error_code code;
    size_t count = 0;
    for (sys::fs::directory_iterator it(path, code), end; it != end && !code; it.increment(code))
      ++count;
    return count;
  }
  SmallString<128> path;
};

TEST(SafetensorsReader, ReadsNamesShapesAndData) {
  std::string bytes = fileBytes(
      R"({"__metadata__":{"format":"pt"},"q":{"dtype":"BF16","shape":[2,3],"data_offsets":[4,16]},)"
      R"("a":{"dtype":"F32","shape":[],"data_offsets":[0,4]}}   )",
      16);
  bytes.back() = '\7';
  Expected<SafetensorsFile> file = parse(bytes);
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  EXPECT_EQ(file->metadata().at("format"), "pt");
  ASSERT_EQ(file->tensors().size(), 2u);
  EXPECT_EQ(file->tensors()[0].name, "a");
  const SafetensorsFile::Tensor *q = file->find("q");
  ASSERT_NE(q, nullptr);
  EXPECT_EQ(describe(*q), "BF16 [2, 3]");
  ASSERT_EQ(q->data.size(), 12u);
  EXPECT_EQ(q->data.back(), 7);
  EXPECT_EQ(file->find("k"), nullptr);
}

TEST(SafetensorsReader, AcceptsTensorsWithoutElements) {
  Expected<SafetensorsFile> file = parse(fileBytes(
      R"({"a":{"dtype":"F32","shape":[0,9223372036854775807],"data_offsets":[0,0]},)"
      R"("b":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"c":{"dtype":"F16","shape":[3,0],"data_offsets":[1,1]}})",
      1));
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  EXPECT_EQ(file->tensors().size(), 3u);
}

TEST(SafetensorsReader, RefusesEveryTruncation) {
  std::string bytes = fileBytes(R"({"q":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", 8);
  ASSERT_TRUE(bool(parse(bytes)));
  for (size_t size = 0; size < bytes.size(); ++size)
    refusal(StringRef(bytes).take_front(size));
}

TEST(SafetensorsReader, RefusesLyingHeaderLength) {
  std::string bytes = fileBytes("{}", 0);
  for (uint64_t length : {uint64_t(3), uint64_t(1) << 40, UINT64_MAX, UINT64_MAX - 7}) {
    support::endian::write64le(bytes.data(), length);
    EXPECT_THAT(refusal(bytes), HasSubstr("header length is " + std::to_string(length)));
  }
}

TEST(SafetensorsReader, RefusesMalformedJsonWithItsPlace) {
  EXPECT_THAT(headerRefusal("{\n\"q\": }", 0), HasSubstr("header:2:6: "));
  EXPECT_THAT(headerRefusal("[1]", 0), HasSubstr("does not begin with '{'"));
  EXPECT_THAT(headerRefusal("{\"q\":" + std::string(1000000, '['), 0),
              HasSubstr("nesting is deeper than 64"));
  EXPECT_THAT(headerRefusal("{\"q\":[[[]}", 0), HasSubstr("header:1:10: "));
}

TEST(SafetensorsReader, KeepsMessagesToOneShortLine) {
  EXPECT_THAT(headerRefusal(R"({"q":{"dtype":"X\n9","shape":[1],"data_offsets":[0,1]}})", 1),
              HasSubstr("dtype is 'X\\0A9', expected"));
  std::string shape = "[1";
  for (int i = 0; i < 1000; ++i)
    shape += ",1";
  const std::string message = headerRefusal(
      "{\"q\":{\"dtype\":\"U8\",\"shape\":" + shape + "],\"data_offsets\":[0,2]}}", 2);
  EXPECT_THAT(message, HasSubstr("1, 1, ...]"));
  EXPECT_LT(message.size(), 200u);
}

TEST(SafetensorsReader, RefusesFieldsOfWrongType) {
  EXPECT_THAT(headerRefusal(R"({"q":7})", 0), HasSubstr("tensor 'q': expected an object"));
  EXPECT_THAT(headerRefusal(R"({"q":{"shape":[1],"data_offsets":[0,1]}})", 1),
              HasSubstr("tensor 'q': dtype is missing"));
  EXPECT_THAT(headerRefusal(R"({"q":{"dtype":"X9","shape":[1],"data_offsets":[0,1]}})", 1),
              HasSubstr("dtype is 'X9'"));
  for (StringRef shape : {"[-1]", "[1.5]", "[1e30]", "\"1\"", "[[1]]", "null"})
    EXPECT_THAT(
        headerRefusal(
            ("{\"q\":{\"dtype\":\"U8\",\"shape\":" + shape + ",\"data_offsets\":[0,1]}}").str(), 1),
        HasSubstr("shape is missing or malformed"));
  for (StringRef offsets : {"[1,0]", "[0]", "[0,1,1]", "[-1,0]", "1", "[0,\"1\"]"})
    EXPECT_THAT(
        headerRefusal(
            ("{\"q\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":" + offsets + "}}").str(), 1),
        HasSubstr("data_offsets is missing or malformed"));
  EXPECT_THAT(headerRefusal(R"({"__metadata__":[]})", 0), HasSubstr("__metadata__"));
  EXPECT_THAT(headerRefusal(R"({"__metadata__":{"a":1}})", 0), HasSubstr("__metadata__ 'a'"));
}

TEST(SafetensorsReader, RefusesShapeProductThatOverflows) {
  for (StringRef shape : {"[4294967296,4294967296]", "[9223372036854775807]",
                          "[2147483648,2147483648,4]", "[9223372036854775807,3]"})
    EXPECT_THAT(
        headerRefusal(
            ("{\"q\":{\"dtype\":\"F32\",\"shape\":" + shape + ",\"data_offsets\":[0,4]}}").str(),
            4),
        HasSubstr("expected a product of bits below 2^63"));
}

TEST(SafetensorsReader, RefusesOffsetsThatContradictTheShape) {
  EXPECT_THAT(headerRefusal(R"({"q":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4),
              HasSubstr("4 bytes, expected 8 for F32 [2]"));
  EXPECT_THAT(headerRefusal(R"({"q":{"dtype":"F4","shape":[3],"data_offsets":[0,1]}})", 1),
              HasSubstr("expected whole bytes"));
}

TEST(SafetensorsReader, RefusesGapsOverlapsAndDataOutsideTheFile) {
  auto two = [](StringRef a, StringRef b) {
    return (R"({"a":{"dtype":"U8","shape":[4],"data_offsets":)" + a +
            R"(},"b":{"dtype":"U8","shape":[4],"data_offsets":)" + b + "}}")
        .str();
  };
  EXPECT_TRUE(bool(parse(fileBytes(two("[0,4]", "[4,8]"), 8))));
  EXPECT_THAT(headerRefusal(two("[0,4]", "[5,9]"), 9), HasSubstr("expected to begin at 4"));
  EXPECT_THAT(headerRefusal(two("[0,4]", "[3,7]"), 7), HasSubstr("expected to begin at 4"));
  EXPECT_THAT(headerRefusal(two("[0,4]", "[0,4]"), 4), HasSubstr("expected to begin at 4"));
  EXPECT_THAT(headerRefusal(two("[0,4]", "[4,8]"), 7), HasSubstr("within the file's 7 bytes"));
  EXPECT_THAT(headerRefusal(two("[0,4]", "[4,8]"), 9), HasSubstr("expected 9, the end"));
}

TEST(SafetensorsReader, KeepsMessagesToOneLineWhateverTheName) {
  EXPECT_THAT(headerRefusal(R"({"q\n\u0007)" + std::string(500, 'x') + R"(":7})", 0),
              HasSubstr("'q\\0A\\07xxx"));
}

TEST(SafetensorsReader, NamesTheMissingFile) {
  Expected<SafetensorsFile> file = SafetensorsFile::open("/nonexistent/q.safetensors");
  ASSERT_FALSE(bool(file));
  EXPECT_EQ(toString(file.takeError()),
            "/nonexistent/q.safetensors: cannot read: No such file or directory");
}

TEST(SafetensorsWriter, RoundTripsAlignedAndSorted) {
  Folder folder;
  std::string path = folder / "out.safetensors";
  std::vector<uint8_t> bytes(6 + 6 + 8);
  std::iota(bytes.begin(), bytes.end(), uint8_t(0));
  Expected<SafetensorsWriter> writer = SafetensorsWriter::create(
      path, {{"q", "BF16", {3}}, {"positions", "I64", {1}}, {"k", "F16", {1, 3}}},
      {{"by", "test"}});
  ASSERT_TRUE(bool(writer)) << toString(writer.takeError());
  EXPECT_EQ(writer->tensors()[0].name, "positions");
  EXPECT_EQ(writer->tensors()[1].name, "k");
  ASSERT_FALSE(bool(writer->write(ArrayRef<uint8_t>(bytes).take_front(5))));
  ASSERT_FALSE(bool(writer->write(ArrayRef<uint8_t>(bytes).drop_front(5))));
  EXPECT_FALSE(sys::fs::exists(path));
  ASSERT_FALSE(bool(writer->commit()));
  Expected<SafetensorsFile> file = SafetensorsFile::open(path);
  ASSERT_TRUE(bool(file)) << toString(file.takeError());
  EXPECT_EQ(file->find("positions")->data, ArrayRef<uint8_t>(bytes).take_front(8));
  EXPECT_EQ(file->find("q")->data, ArrayRef<uint8_t>(bytes).take_back(6));
  EXPECT_EQ(uintptr_t(file->find("positions")->data.data()) % 8, 0u);
  EXPECT_EQ(file->metadata().at("by"), "test");
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(SafetensorsWriter, RefusesWrongAmountOfDataAndLeavesNothing) {
  Folder folder;
  for (size_t amount : {3u, 5u}) {
    Expected<SafetensorsWriter> writer =
        SafetensorsWriter::create(folder / "out", {{"a", "U8", {4}}});
    ASSERT_TRUE(bool(writer));
    std::vector<uint8_t> bytes(amount);
    cantFail(writer->write(bytes));
    EXPECT_EQ(toString(writer->commit()),
              "wrote " + std::to_string(amount) + " bytes of tensors, expected 4");
  }
  EXPECT_EQ(folder.entries(), 0u);
}

} // namespace
