//===- opencl_matrix_test.cpp - Generated kernels on an OpenCL device -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel that schedules/opencl offers, through plans, on the calls of device_matrix.h.
//
//===----------------------------------------------------------------------===//

#include "codegen/jit.h"
#include "device_matrix.h"

#include "device/opencl/opencl_plan.h"
#include "device/opencl_machine.h"
#include "support/elements.h"

#include "ropewalk/opencl.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

namespace ropewalk::test {
namespace {

/// The machine's loader, but for building: a text is one program for all plans of a test, which
/// otherwise would have PoCL read it for each.
class Programs {
public:
  static const OpenClLoader &over(const OpenClLoader &machine) {
    real = &machine;
    loader = machine;
    loader.createProgramWithSource = create;
    loader.buildProgram = build;
    loader.releaseProgram = [](OpenClProgram) -> OpenClResult { return 0; };
    return loader;
  }

  static void forget() {
    for (const auto &[text, program] : programs)
      real->releaseProgram(program);
    programs.clear();
    built.clear();
  }

private:
  static OpenClProgram create(OpenClContext context, uint32_t count, const char **texts,
                              const size_t *lengths, OpenClResult *result) {
    const auto [found, isNew] = programs.try_emplace(std::string(texts[0], lengths[0]));
    if (isNew)
      found->second = real->createProgramWithSource(context, count, texts, lengths, result);
    return found->second;
  }

  static OpenClResult build(OpenClProgram program, uint32_t count, const OpenClDevice *devices,
                            const char *options, void (*notify)(OpenClProgram, void *),
                            void *context) {
    return built.insert(program).second
               ? real->buildProgram(program, count, devices, options, notify, context)
               : 0;
  }

  static inline const OpenClLoader *real = nullptr;
  static inline OpenClLoader loader = {};
  static inline std::map<std::string, OpenClProgram> programs;
  static inline std::set<OpenClProgram> built;
};

class OpenClKernel : public testing::TestWithParam<KernelSpec> {
protected:
  static void SetUpTestSuite() {
    // PoCL would compile a kernel anew for each shape of a block, some ten times for its calls
    // here, which was most of these tests' time: for blocks of any shape it does so once. As users'
    // calls have it is what opencl_test, apply and packages run.
    setenv("POCL_WORK_GROUP_SPECIALIZATION", "0", 0);
    machine = new OpenClMachine;
  }
  static void TearDownTestSuite() { delete machine; }

  void SetUp() override {
    if (!machine->whyNot.empty())
      GTEST_SKIP() << machine->whyNot;
    queue = machine->newQueue();
  }
  void TearDown() override {
    for (OpenClMem memory : memories)
      machine->loader->releaseMemObject(memory);
    Programs::forget();
    if (queue)
      machine->release(queue);
  }

  template <class Element> ropewalk_opencl_buffer upload(const std::vector<Element> &values) {
    OpenClResult result = 0;
    const size_t bytes = values.size() * sizeof(Element);
    OpenClMem memory = machine->loader->createBuffer(machine->context, openClReadWrite,
                                                     std::max<size_t>(bytes, 1), nullptr, &result);
    EXPECT_EQ(result, 0);
    if (bytes > 0) {
      EXPECT_EQ(machine->loader->enqueueWriteBuffer(queue, memory, 1, 0, bytes, values.data(), 0,
                                                    nullptr, nullptr),
                0);
    }
    memories.push_back(memory);
    return {memory, 0};
  }

  void download(const ropewalk_opencl_buffer &buffer, std::vector<unsigned char> &bytes) {
    if (bytes.empty())
      return;
    ASSERT_EQ(machine->loader->enqueueReadBuffer(queue, static_cast<OpenClMem>(buffer.memory), 1, 0,
                                                 bytes.size(), bytes.data(), 0, nullptr, nullptr),
              0);
  }

  static ropewalk_opencl_buffer behind(ropewalk_opencl_buffer buffer, int64_t bytes) {
    buffer.offset = bytes;
    return buffer;
  }

  /// A plan for the call with one kernel, or null, with a failure.
  ropewalk_opencl_plan *planFor(const ropewalk_kernel_table &kernels, const char *kernel,
                                const MatrixCall &call) {
    ropewalk_opencl_plan_options options = {};
    const ropewalk_cache &form = call.cacheForm;
    const ropewalk_opencl_buffer rows = upload(call.cache);
    const ropewalk_opencl_cache cache = {
        rows,      behind(rows, call.sinOffset), form.rows, form.row_stride, form.pair_stride,
        form.dtype};
    ropewalk_opencl_table *table = nullptr;
    ropewalk_error error = {};
    if (call.table) {
      EXPECT_EQ(ropewalk_opencl_table_create(call.table->get(), machine->context, &table, &error),
                ROPEWALK_OK)
          << error.message;
    }
    options.kernels = &kernels;
    options.context = machine->context;
    options.device = machine->device;
    options.cache = call.cache.empty() ? nullptr : &cache;
    options.table = table;
    options.position_begin = call.positionBegin;
    options.position_end = call.positionEnd;
    options.pad = call.pad;
    options.pad_position = padPosition;
    options.kernel = kernel;
    auto plan =
        createOpenClPlan(Programs::over(*machine->loader), call.rotation, call.layout, options);
    ropewalk_opencl_table_destroy(table);
    if (!plan) {
      ADD_FAILURE() << plan.error().message();
      return nullptr;
    }
    if (call.maxReach)
      for (DeviceCandidate &candidate : (*plan)->device.candidates)
        candidate.maxReach = call.maxReach;
    return plan->release();
  }

  /// All but q and k.
  ropewalk_opencl_tensors listsOf(const MatrixCall &call) {
    ropewalk_opencl_tensors tensors = {};
    tensors.batches = call.batches;
    tensors.tokens = call.tokens;
    tensors.index = call.index;
    const auto list = [&](const std::vector<int64_t> &numbers, ropewalk_index index) {
      return numbers.empty() ? ropewalk_opencl_buffer{}
                             : upload(MatrixCall::encoded(numbers, index));
    };
    tensors.positions = list(call.listed, call.index);
    tensors.position_batch_stride = call.batchStride;
    tensors.position_axis_stride = call.axisStride;
    tensors.position_offset = call.offset;
    tensors.ragged_index = call.raggedIndex;
    tensors.starts = list(call.starts, call.raggedIndex);
    tensors.cu_seqlens = list(call.cuSeqlens, call.raggedIndex);
    tensors.sequences =
        call.cuSeqlens.empty() ? 0 : static_cast<int64_t>(call.cuSeqlens.size()) - 1;
    if (!call.rows.empty())
      tensors.rows = upload(call.rows);
    return tensors;
  }

  ropewalk_status rotateOnDevice(const ropewalk_kernel_table &kernels, const MatrixCall &call,
                                 MatrixTensor &q, MatrixTensor &k) {
    ropewalk_opencl_plan *plan = planFor(kernels, kernels.deviceKernels[0].name, call);
    if (!plan)
      return ROPEWALK_DEVICE_FAILED;
    ropewalk_opencl_tensors tensors = listsOf(call);
    const int64_t size = call.size();
    const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
    tensors.q_dst = behind(upload(q.dst), q.dstOffset * size);
    tensors.k_dst = behind(upload(k.dst), k.dstOffset * size);
    tensors.q_src = inPlace ? tensors.q_dst : behind(upload(q.src), q.srcOffset * size);
    tensors.k_src = inPlace ? tensors.k_dst : behind(upload(k.src), k.srcOffset * size);
    ropewalk_error error = {};
    EXPECT_EQ(ropewalk_opencl_run(plan, &tensors, queue, &error), ROPEWALK_OK) << error.message;
    const ropewalk_status status = ropewalk_opencl_position_status(plan, queue, &error);
    download(tensors.q_dst, q.dst);
    download(tensors.k_dst, k.dst);
    ropewalk_opencl_plan_destroy(plan);
    return status;
  }

  ropewalk_status makeOnDevice(const ropewalk_kernel_table &kernels, const MatrixCall &call,
                               Bytes &rows) {
    ropewalk_opencl_plan *plan = planFor(kernels, nullptr, call);
    if (!plan)
      return ROPEWALK_DEVICE_FAILED;
    const ropewalk_opencl_tensors tensors = listsOf(call);
    const ropewalk_opencl_buffer memory = upload(rows);
    ropewalk_error error = {};
    EXPECT_EQ(ropewalk_opencl_make_rows(plan, &tensors, &memory, static_cast<int64_t>(rows.size()),
                                        queue, &error),
              ROPEWALK_OK)
        << error.message;
    const ropewalk_status status = ropewalk_opencl_position_status(plan, queue, &error);
    download(memory, rows);
    ropewalk_opencl_plan_destroy(plan);
    return status;
  }

  static OpenClMachine *machine;
  OpenClQueue queue = nullptr;
  std::vector<OpenClMem> memories;
};

OpenClMachine *OpenClKernel::machine = nullptr;

std::unique_ptr<JitLibrary> compile(const std::vector<KernelSpec> &specs) {
  std::vector<CompiledKernel> kernels;
  for (const KernelSpec &spec : specs)
    kernels.push_back(llvm::cantFail(compileKernel(spec)));
  return llvm::cantFail(JitLibrary::load(kernels));
}

TEST_P(OpenClKernel, MakesTheReferencesBits) {
  const KernelSpec &spec = GetParam();
  const std::unique_ptr<JitLibrary> library = compile({spec});
  expectTheReferencesBits(spec, [&](const MatrixCall &call, MatrixTensor &q, MatrixTensor &k) {
    return rotateOnDevice(*library->table(), call, q, k);
  });
}

using OpenClRows = OpenClKernel;

/// With kernels that turn, which a plan must have: with pads those that know all coordinates.
TEST_P(OpenClRows, AreTheReferences) {
  const KernelSpec &spec = GetParam();
  KernelSpec turns{{}, Target::OpenCl, spec.schedule}, knowsPads = turns;
  knowsPads.request.axes = spec.request.axes;
  std::vector<KernelSpec> specs = {spec, turns};
  if (spec.request.axes > 1)
    specs.push_back(knowsPads);
  const std::unique_ptr<JitLibrary> library = compile(specs);
  expectTheReferencesRows(spec, [&](const MatrixCall &call, Bytes &rows) {
    return makeOnDevice(*library->table(), call, rows);
  });
}

INSTANTIATE_TEST_SUITE_P(Every, OpenClKernel,
                         testing::ValuesIn(everyDeviceKernel(Target::OpenCl, {64, 20, 0})),
                         [](const auto &info) { return kernelName(info.param); });
INSTANTIATE_TEST_SUITE_P(Every, OpenClRows, testing::ValuesIn(everyRowsKernel(Target::OpenCl)),
                         [](const auto &info) { return kernelName(info.param); });

} // namespace
} // namespace ropewalk::test
