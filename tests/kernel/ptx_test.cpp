//===- ptx_test.cpp - What can be said of CUDA kernels without a GPU ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of every kernel for a known window: its memory accesses in PTX, and what the assembler says of
// registers and spills for each architecture that packages have cubins for.
//
//===----------------------------------------------------------------------===//

#include "codegen/compiler.h"
#include "device/device_schedule.h"
#include "halide/device_shape.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>

using namespace llvm;
using testing::HasSubstr;
using testing::Not;

namespace ropewalk {
namespace {

bool hasPtxas() { return sizeof(ROPEWALK_PTXAS) > 1; }

KernelSpec cudaSpec(KernelRequest request, Form form) {
  return {request, Target::Cuda, {form, form == Form::Word ? 4 : 1, 1, Store::Plain}};
}

std::vector<KernelSpec> knownKernels() {
  std::vector<KernelSpec> all;
  for (int32_t channels : {64, 80, 128, 256})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
        for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
          for (bool reorder : {false, true})
            all.push_back(
                cudaSpec({Family::Rope, pairing, dtype, place, channels, reorder}, Form::Word));
  return all;
}

std::string ptxOf(const KernelSpec &spec) { return cantFail(emitKernel(spec, Stage::Device)); }

/// How often each kind of access occurs: "ld.global.nc.v4.b32" and so on.
std::map<std::string, int> accesses(const std::string &ptx) {
  static const std::regex access(R"((ld|st)\.(global|local|shared)[a-z0-9.]*)");
  std::map<std::string, int> counts;
  for (std::sregex_iterator i(ptx.begin(), ptx.end(), access), end; i != end; ++i)
    ++counts[i->str()];
  return counts;
}

bool is128Bits(const std::string &access) {
  return access.find(".v4.b32") != std::string::npos || access.find(".v2.b64") != std::string::npos;
}

bool is64Bits(const std::string &access) {
  return access.find(".v2.b32") != std::string::npos || access.find(".b64") != std::string::npos;
}

/// Whether a thread has a head of q or of k, which one load is for, and none waits for others.
bool loadsOnce(const KernelSpec &spec) {
  return headsPerThread(spec) == 1 && !reordersInPlace(spec.request);
}

void expectVectors(const KernelSpec &spec, const std::string &ptx) {
  int narrowLoads = 0, narrowStores = 0, vectorLoads = 0, vectorStores = 0;
  int sharedLoads = 0, sharedStores = 0, halfLoads = 0;
  for (auto [access, count] : accesses(ptx)) {
    EXPECT_THAT(access, Not(HasSubstr("local")));
    const bool load = access[0] == 'l';
    if (access.find("shared") != std::string::npos) {
      EXPECT_TRUE(is128Bits(access)) << access;
      (load ? sharedLoads : sharedStores) += count;
      continue;
    }
    if (is128Bits(access)) {
      (load ? vectorLoads : vectorStores) += count;
      continue;
    }
    if (load && is64Bits(access)) {
      halfLoads += count;
      continue;
    }
    (load ? narrowLoads : narrowStores) += count;
    EXPECT_THAT(access, testing::EndsWith(".b32"));
  }
  const bool out = spec.request.place == ROPEWALK_OUT_OF_PLACE;
  // Two vectors of f32 that lie apart are two pairs each: half a vector of cos and of sin.
  const bool isF32 = spec.request.dtype == ROPEWALK_F32, halves = isF32 && splitsVectors(spec);
  const int tables = halves ? 0 : isF32 ? 2 : 4; // vectors of a thread's pairs
  const int each = loadsOnce(spec) ? 1 : 2;      // for q and for k, or for either
  EXPECT_EQ(halfLoads, halves ? each * 4 : 0);
  EXPECT_EQ(vectorLoads, each * (2 + tables) + 2 * out) << "two vectors, their rows, the rest";
  EXPECT_EQ(vectorStores, 2 * (2 + out));
  EXPECT_LE(narrowLoads, 2) << "both words of a position";
  EXPECT_EQ(narrowStores, 1) << "the status word";
  const int shared = reordersInPlace(spec.request) ? 2 * 2 : 0;
  EXPECT_EQ(sharedLoads, shared) << "q and k: two vectors, where other threads write them";
  EXPECT_EQ(sharedStores, shared);
}

/// What threads of a head that moves share, and that they wait before one of them writes: in the
/// text all of their loads come first.
void expectBarrier(const KernelSpec &spec, const std::string &ptx) {
  const bool shares = reordersInPlace(spec.request);
  EXPECT_EQ(ptx.find(".extern .shared .align 16 .b8") != std::string::npos, shares);
  const size_t wait = ptx.rfind("bar.sync");
  ASSERT_EQ(wait != std::string::npos, shares);
  if (!shares)
    return;
  EXPECT_EQ(ptx.find("bar.sync"), wait) << "one that nothing waits for";
  EXPECT_LT(ptx.rfind("st.shared"), wait);
  EXPECT_GT(ptx.find("ld.shared"), wait);
  EXPECT_GT(ptx.find("st.global"), wait);
}

void expectOneFunction(const KernelSpec &spec, const std::string &ptx) {
  EXPECT_THAT(ptx, HasSubstr(".visible .entry " + kernelName(spec) + "("));
  EXPECT_EQ(ptx.find(".entry"), ptx.rfind(".entry"));
  EXPECT_THAT(ptx, HasSubstr(".target sm_80"));
  EXPECT_THAT(ptx, HasSubstr("fma.rn.f32"));
  EXPECT_THAT(ptx, Not(HasSubstr("call"))) << "a marker is left";
  const bool isAtOnce = spec.request.dtype == ROPEWALK_BF16 && spec.schedule.form == Form::Word &&
                        spec.schedule.vector != 2;
  EXPECT_EQ(ptx.find("cvt.rn.bf16x2.f32") != std::string::npos, isAtOnce);
}

/// Loads from global memory of more than a word in a part of the text, and of words.
std::pair<int, int> loadsIn(const std::string &ptx) {
  std::pair<int, int> count;
  for (auto [access, times] : accesses(ptx))
    if (access[0] == 'l')
      (access.find(".v") != std::string::npos ? count.first : count.second) += times;
  return count;
}

/// A thread loads its position and its head before anything else, and its row before it parts from
/// those of the other tensor; what is outside of the windows behind a condition on the call.
void expectOrder(const KernelSpec &spec, const std::string &ptx) {
  const size_t loaded = ptx.find("// loads end");
  ASSERT_EQ(loaded != std::string::npos, loadsOnce(spec));
  if (!loadsOnce(spec))
    return;
  EXPECT_EQ(loaded, ptx.rfind("// loads end"));
  const auto [vectors, words] = loadsIn(ptx.substr(0, loaded));
  EXPECT_EQ(vectors, 2) << "of its head";
  EXPECT_LE(words, 2) << "of its position";
  EXPECT_EQ(loadsIn(ptx.substr(ptx.find("\tret;\n"))), std::pair(0, 0)) << "behind q's end";
  const std::string asks = ptx.substr(loaded, ptx.find("ld.global", loaded) - loaded);
  EXPECT_EQ(asks.find("or.b32") != std::string::npos, spec.request.place == ROPEWALK_OUT_OF_PLACE)
      << "before, behind and copiesPads";
}

/// Of threads of one head those of q end before the code for k; where they share a block's memory
/// all end together.
void expectEnds(const KernelSpec &spec, const std::string &ptx) {
  const std::string end = "\tret;\n";
  EXPECT_EQ(ptx.find(end) != ptx.rfind(end), loadsOnce(spec));
}

struct Report {
  int registers = 0, spilledBytes = 0;
};

/// What ptxas says of a kernel as addCubins has it assembled.
Report assemble(const std::string &ptx, int32_t capability, int32_t limit) {
  SmallString<128> folder;
  EXPECT_FALSE(sys::fs::createUniqueDirectory("ptx_test", folder));
  const std::string input = (folder + "/k.ptx").str(), log = (folder + "/log").str(),
                    output = (folder + "/cubin").str();
  {
    std::error_code code;
    raw_fd_ostream(input, code) << ptx;
  }
  const std::string architecture = "-arch=sm_" + std::to_string(capability),
                    registers = "-maxrregcount=" + std::to_string(limit);
  SmallVector<StringRef> arguments = {ROPEWALK_PTXAS, "-v", architecture, input, "-o", output};
  if (limit)
    arguments.push_back(registers);
  const std::optional<StringRef> redirects[] = {StringRef(""), StringRef(log), StringRef(log)};
  EXPECT_EQ(sys::ExecuteAndWait(ROPEWALK_PTXAS, arguments, std::nullopt, redirects), 0);
  const std::string text = (*MemoryBuffer::getFile(log))->getBuffer().str();
  sys::fs::remove_directories(folder);
  Report report;
  std::smatch found;
  EXPECT_TRUE(std::regex_search(text, found, std::regex("Used ([0-9]+) registers"))) << text;
  report.registers = std::stoi(found[1]);
  EXPECT_TRUE(std::regex_search(
      text, found, std::regex("([0-9]+) bytes spill stores, ([0-9]+) bytes spill loads")))
      << text;
  report.spilledBytes = std::stoi(found[1]) + std::stoi(found[2]);
  return report;
}

class Ptx : public testing::TestWithParam<KernelSpec> {};

TEST_P(Ptx, MovesVectorsWithinItsRegisters) {
  const KernelSpec &spec = GetParam();
  const std::string ptx = ptxOf(spec);
  expectVectors(spec, ptx);
  expectBarrier(spec, ptx);
  expectOneFunction(spec, ptx);
  expectEnds(spec, ptx);
  expectOrder(spec, ptx);
  // Past the caches only what no thread writes.
  EXPECT_EQ(ptx.find("ld.global.nc") == std::string::npos, spec.request.place == ROPEWALK_IN_PLACE);
  if (!hasPtxas())
    GTEST_SKIP() << "registers and spills: there is no ptxas";
  for (int32_t capability : cubinCapabilities) {
    const Report report = assemble(ptx, capability, deviceRegisterLimit(spec));
    EXPECT_EQ(report.spilledBytes, 0) << "sm_" << capability;
    EXPECT_LE(report.registers, spec.request.reorder ? 48 : deviceRegisterLimit(spec))
        << "sm_" << capability;
  }
}

INSTANTIATE_TEST_SUITE_P(Known, Ptx, testing::ValuesIn(knownKernels()),
                         [](const auto &info) { return kernelName(info.param); });

std::vector<KernelSpec> otherKernels() {
  std::vector<KernelSpec> all;
  for (Form form : {Form::Word, Form::Pair})
    for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
      for (auto [place, reorder] : {std::pair(ROPEWALK_OUT_OF_PLACE, false),
                                    {ROPEWALK_OUT_OF_PLACE, true},
                                    {ROPEWALK_IN_PLACE, true}})
        all.push_back(
            cudaSpec({Family::Rope, ROPEWALK_INTERLEAVED, dtype, place, 0, reorder}, form));
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 3, ROPEWALK_MAX_AXES})
      all.push_back(cudaSpec(rowsRequest(source, axes), Form::Pair));
  return all;
}

class PtxOfAnyKernel : public testing::TestWithParam<KernelSpec> {};

TEST_P(PtxOfAnyKernel, AssemblesForEveryGeneration) {
  if (!hasPtxas())
    GTEST_SKIP() << "there is no ptxas";
  const KernelSpec &spec = GetParam();
  const std::string ptx = ptxOf(spec);
  for (int32_t capability : cubinCapabilities)
    EXPECT_EQ(assemble(ptx, capability, deviceRegisterLimit(spec)).spilledBytes, 0)
        << "sm_" << capability;
}

INSTANTIATE_TEST_SUITE_P(Other, PtxOfAnyKernel, testing::ValuesIn(otherKernels()),
                         [](const auto &info) { return kernelName(info.param); });

/// Accesses of every width, by threads of two heads.
std::vector<KernelSpec> kernelsOfSchedules() {
  std::vector<KernelSpec> all;
  const KernelRequest requests[] = {
      {Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, 96},
      {Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE, 96},
      {Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_F32, ROPEWALK_IN_PLACE, 96}};
  for (const KernelRequest &request : requests)
    for (Form form : {Form::Pair, Form::Word})
      for (int32_t vector : {1, 2, 4}) {
        const KernelSpec spec = {request, Target::Cuda, {form, vector, 2, Store::Plain}};
        if (canRunOnDevice(spec))
          all.push_back(spec);
      }
  return all;
}

class PtxOfSchedules : public testing::TestWithParam<KernelSpec> {
protected:
  /// With what a row takes of the loads of a thread of two heads, which has it for q and for k.
  static void expectOneRow(const KernelSpec &spec, const std::string &ptx, int rows) {
    expectOneFunction(spec, ptx);
    expectEnds(spec, ptx);
    int loads = 0, stores = 0;
    for (auto [access, count] : accesses(ptx)) {
      EXPECT_THAT(access, Not(HasSubstr("local")));
      (access[0] == 'l' ? loads : stores) += count;
    }
    // Each head has two components, or vectors, of q and of k, and what lies outside the window of
    // each; the status word is one, which several heads may say. A thread with one head has loads
    // for either, in which its row is once.
    const int heads = spec.schedule.parts, copies = copiesOf(spec);
    EXPECT_GE(stores, heads * (4 + copies) + 1);
    EXPECT_LE(stores, heads * (4 + copies + 1));
    EXPECT_EQ(loads, position + (heads == 1 ? rows / 2 + 2 : rows + heads * 4) + heads * copies);
    if (hasPtxas()) {
      EXPECT_EQ(assemble(ptx, 90, deviceRegisterLimit(spec)).spilledBytes, 0);
    }
  }

  static int copiesOf(const KernelSpec &spec) {
    return spec.request.place == ROPEWALK_OUT_OF_PLACE ? 2 : 0;
  }

  static constexpr int position = 2;
};

TEST_P(PtxOfSchedules, ReadsItsRowOnceForAllHeads) {
  const KernelSpec &ofTwo = GetParam();
  const std::string ptx = ptxOf(ofTwo);
  const auto [vectors, words] = loadsIn(ptx);
  const int rows = vectors + words - position - 2 * (4 + copiesOf(ofTwo));
  expectOneRow(ofTwo, ptx, rows);
  for (int32_t heads : {1, 4}) {
    KernelSpec spec = ofTwo;
    spec.schedule.parts = heads;
    if (canRunOnDevice(spec)) {
      SCOPED_TRACE(kernelName(spec));
      expectOneRow(spec, ptxOf(spec), rows);
    }
  }
  if (!hasPtxas())
    GTEST_SKIP() << "registers and spills: there is no ptxas";
}

INSTANTIATE_TEST_SUITE_P(Space, PtxOfSchedules, testing::ValuesIn(kernelsOfSchedules()),
                         [](const auto &info) { return kernelName(info.param); });

/// Kernels for known windows that find rows themselves where those are not plain.
std::vector<KernelSpec> kernelsOfTables() {
  std::vector<KernelSpec> all;
  for (int32_t channels : {64, 128})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
        for (ropewalk_dtype dtype : {ROPEWALK_F16, ROPEWALK_BF16}) {
          const auto own = static_cast<TableSource>(dtype);
          for (auto [source, axes] : {std::pair{own, 0}, {TableSource::F32, 3}, {own, 3}})
            all.push_back(cudaSpec(
                {Family::Rope, pairing, dtype, place, channels, false, source, axes}, Form::Word));
        }
  return all;
}

class PtxOfTables : public testing::TestWithParam<KernelSpec> {};

/// Caches of 16 bits half as many loads as rows of f32 take, or as wide.
TEST_P(PtxOfTables, StaysWithinItsRegisters) {
  const KernelSpec &spec = GetParam();
  const std::string ptx = ptxOf(spec);
  expectOneFunction(spec, ptx);
  EXPECT_NE(ptx.find("// loads end"), std::string::npos);
  int tableLoads = 0, stores = 0;
  for (auto [access, count] : accesses(ptx)) {
    EXPECT_THAT(access, Not(HasSubstr("local")));
    const bool load = access[0] == 'l', whole = is128Bits(access);
    stores += load || !whole ? 0 : count;
    const bool half =
        access.find(".v2.b32") != std::string::npos || access.find(".v4.b16") != std::string::npos;
    tableLoads += load && (whole || half) ? count : 0;
  }
  const bool out = spec.request.place == ROPEWALK_OUT_OF_PLACE;
  EXPECT_EQ(stores, 2 * (2 + out));
  if (spec.request.axes == 0) {
    const int words = spec.request.pairing == ROPEWALK_INTERLEAVED ? 4 : 2; // of 8 bytes, or 16
    EXPECT_EQ(tableLoads, 2 + words + 2 * out);
  }
  if (!hasPtxas())
    GTEST_SKIP() << "registers and spills: there is no ptxas";
  for (int32_t capability : cubinCapabilities) {
    const Report report = assemble(ptx, capability, deviceRegisterLimit(spec));
    EXPECT_EQ(report.spilledBytes, 0) << "sm_" << capability;
    EXPECT_LE(report.registers, deviceRegisterLimit(spec)) << "sm_" << capability;
  }
}

INSTANTIATE_TEST_SUITE_P(Known, PtxOfTables, testing::ValuesIn(kernelsOfTables()),
                         [](const auto &info) { return kernelName(info.param); });

TEST(Cubins, ComeBeforeThePtxByCapability) {
  if (!hasPtxas())
    GTEST_SKIP() << "there is no ptxas";
  const KernelSpec spec = knownKernels().front();
  DeviceCode code{kernelName(spec), {{0, 80, ptxOf(spec)}}, {}};
  ASSERT_FALSE(errorToBool(addCubins(code, spec, ROPEWALK_PTXAS, cubinCapabilities)));
  ASSERT_EQ(code.images.size(), 4u);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(code.images[i].capability, cubinCapabilities[i]);
    EXPECT_THAT(code.images[i].bytes, testing::StartsWith("\x7f"
                                                          "ELF"));
  }
  EXPECT_EQ(code.images[3].capability, 0);
}

} // namespace
} // namespace ropewalk
