//===- device_arguments.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_arguments.h"

#include "ropewalk/kernel.h"

#include <cstddef>
#include <map>

using namespace llvm;

namespace ropewalk {
namespace {

#define AT(field) static_cast<int64_t>(offsetof(ropewalk_device_args, field))
#define TENSOR(name, side, kind, need)                                                             \
  {                                                                                                \
    AT(name.side), AT(name.side##Offset),                                                          \
        {AT(name.side##HeadStride), AT(name.side##TokenStride), AT(name.side##BatchStride)},       \
        DeviceBuffer::kind, Need::need                                                             \
  }
#define TABLE(name)                                                                                \
  {                                                                                                \
    AT(name), AT(name##Offset), {-1, AT(tablePairStride), AT(tableRowStride)},                     \
        DeviceBuffer::Table, Need::Entries, 3                                                      \
  }
#define WORDS(name, dimensions, need, ...)                                                         \
  { AT(name), AT(name##Offset), {__VA_ARGS__}, DeviceBuffer::Words, Need::need, dimensions }

const std::map<StringRef, DeviceBuffer> &buffers() {
  static const std::map<StringRef, DeviceBuffer> all = {
      {"q_src", TENSOR(q, src, Window, Head)},
      {"q_dst", TENSOR(q, dst, Window, Result)},
      {"q_rest_src", TENSOR(q, src, Head, Rare)},
      {"q_rest_dst", TENSOR(q, dst, Head, Rare)},
      {"k_src", TENSOR(k, src, Window, Head)},
      {"k_dst", TENSOR(k, dst, Window, Result)},
      {"k_rest_src", TENSOR(k, src, Head, Rare)},
      {"k_rest_dst", TENSOR(k, dst, Head, Rare)},
      {"cos", TABLE(cos)},
      {"sin", TABLE(sin)},
      {"fineCos", TABLE(fineCos)},
      {"fineSin", TABLE(fineSin)},
      {"topCos", TABLE(topCos)},
      {"topSin", TABLE(topSin)},
      {"positions",
       {AT(positions),
        AT(positionOffset),
        {AT(positionTokenStride), AT(positionBatchStride), AT(positionAxisStride)},
        DeviceBuffer::Words,
        Need::Position,
        4}},
      {"pairAxis", WORDS(pairAxis, 1, Entries, -1, -1, -1)},
      {"sequences", WORDS(sequences, 2, Position, -1, -1, AT(sequenceStride))},
      {"status", WORDS(status, 5, Rare, -1, -1, -1)},
      {"made",
       {AT(q.dst),
        AT(q.dstOffset),
        {AT(q.dstHeadStride), AT(q.dstTokenStride), AT(q.dstBatchStride)},
        DeviceBuffer::Words,
        Need::Result,
        4}}};
  return all;
}

const std::map<StringRef, DeviceScalar> &scalars() {
  static const std::map<StringRef, DeviceScalar> all = {
      {"q_heads", {AT(q.heads), 64, Need::Position}},
      {"k_heads", {AT(k.heads), 64, Need::Position}},
      {"batches", {AT(batches), 64, Need::Position}},
      {"tokens", {AT(tokens), 64, Need::Position}},
      {"channels", {AT(channels), 64, Need::Head}},
      {"before", {AT(before), 64, Need::Row}},
      {"behind", {AT(behind), 64, Need::Row}},
      {"positionWords", {AT(positionWords), 32, Need::Position}},
      {"rowStep", {AT(rowStep), 32, Need::Row}},
      {"rowBatchStep", {AT(rowBatchStep), 64, Need::Row}},
      {"rowOffset", {AT(rowOffset), 32, Need::Row}},
      {"rows", {AT(rows), 32, Need::Row}},
      {"addsPosition", {AT(addsPosition), 32, Need::Row}},
      {"pad", {AT(pad), 32, Need::Row}},
      {"hasPad", {AT(hasPad), 32, Need::Row}},
      {"copiesPads", {AT(copiesPads), 32, Need::Row}},
      {"sequenceCount", {AT(sequenceCount), 32, Need::Position}},
      {"searchSteps", {AT(searchSteps), 32, Need::Position}},
      {"firstToken", {AT(firstToken), 32, Need::Position}},
      {"firstPosition", {AT(firstPosition), 32, Need::Row}},
      {"lastPosition", {AT(lastPosition), 32, Need::Row}},
      {"coarseOffset", {AT(coarseOffset), 32, Need::Entries}},
      {"topOffset", {AT(topOffset), 32, Need::Entries}},
      {"hasTop", {AT(hasTop), 32, Need::Entries}},
      {"pairsPerBlock", {AT(pairsPerBlock), 32, Need::Position}},
      {"headsPerBlock", {AT(headsPerBlock), 32, Need::Position}},
      {"tokensPerBlock", {AT(tokensPerBlock), 32, Need::Position}},
      {"headsFirst", {AT(headsFirst), 32, Need::Position}},
      {"sineSign", {AT(sineSign), 0, Need::Entries}}};
  return all;
}
#undef WORDS
#undef TABLE
#undef TENSOR
#undef AT

template <class Fields> const Fields *find(const std::map<StringRef, Fields> &all, StringRef name) {
  auto found = all.find(name);
  return found == all.end() ? nullptr : &found->second;
}

} // namespace

DeviceArgument deviceArgument(StringRef name) {
  const bool isBuffer = name.consume_back(".buffer");
  name = name.split('$').first;
  if (isBuffer)
    return {name, find(buffers(), name), nullptr};
  return {name, nullptr, find(scalars(), name)};
}

} // namespace ropewalk
