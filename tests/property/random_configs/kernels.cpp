//===- kernels.cpp - Kernels compiled once for all cases ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernels.h"

#include "codegen/jit.h"
#include "random_book.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <utility>

namespace ropewalk::test {
namespace {

// A kernel table holds plain functions, so what counts calls must be one for each kernel.
constexpr size_t slots = 2048;
std::array<ropewalk_kernel_fn, slots> kernelOfSlot;
std::vector<std::string> nameOfSlot; ///< Grows while nothing runs.
thread_local std::array<bool, slots> ran;

template <size_t slot> void spy(const ropewalk_kernel_args *args) {
  ran[slot] = true;
  kernelOfSlot[slot](args);
}

template <size_t... slot> ropewalk_kernel_fn spyOf(size_t at, std::index_sequence<slot...>) {
  static constexpr ropewalk_kernel_fn functions[] = {spy<slot>...};
  return functions[at];
}

[[noreturn]] void fail(llvm::Error error) {
  std::fprintf(stderr, "%s\n", toString(std::move(error)).c_str());
  std::exit(1);
}

template <class Value> Value valueOf(llvm::Expected<Value> expected) {
  if (!expected)
    fail(expected.takeError());
  return std::move(*expected);
}

} // namespace

struct KernelStore::Impl {
  const ScheduleBook ours = valueOf(ScheduleBook::load(ROPEWALK_SCHEDULES));
  const ScheduleBook random = valueOf(randomBook(7));
  std::map<std::string, size_t> slotOf; ///< By name.
  std::map<std::pair<Book, Target>, std::vector<KernelRequest>> wanted;
  std::vector<std::unique_ptr<JitLibrary>> libraries;

  const ScheduleBook &bookOf(Book book) const { return book == Book::Ours ? ours : random; }

  std::vector<CompiledKernel> plan(const PackageRequest &request) const {
    return valueOf(planKernels(request.requests, request.targets, bookOf(request.book)));
  }

  bool isCompiled(const KernelRequest &request, Target target, Book book) const {
    for (const CompiledKernel &kernel : plan({{request}, {target}, book}))
      if (slotOf.count(kernelName(kernel.spec)) == 0)
        return false;
    return true;
  }

  void add(const CompiledKernel &kernel, ropewalk_kernel_fn run) {
    const size_t slot = nameOfSlot.size();
    if (slot == slots) {
      std::fprintf(stderr, "more than %zu kernels\n", slots);
      std::exit(1);
    }
    nameOfSlot.push_back(kernelName(kernel.spec));
    kernelOfSlot[slot] = run;
    slotOf[nameOfSlot[slot]] = slot;
  }
};

KernelStore::KernelStore() : impl(std::make_unique<Impl>()) {}
KernelStore::~KernelStore() = default;

std::vector<std::string> KernelStore::namesOf(const PackageRequest &request) const {
  std::vector<std::string> names;
  for (const CompiledKernel &kernel : impl->plan(request))
    names.push_back(kernelName(kernel.spec));
  return names;
}

void KernelStore::want(const PackageRequest &request) {
  for (Target target : request.targets) {
    std::vector<KernelRequest> &list = impl->wanted[{request.book, target}];
    for (const KernelRequest &one : request.requests)
      if (std::find(list.begin(), list.end(), one) == list.end() &&
          !impl->isCompiled(one, target, request.book))
        list.push_back(one);
  }
}

void KernelStore::compileWanted() {
  for (const auto &[key, requests] : std::exchange(impl->wanted, {})) {
    if (requests.empty())
      continue;
    const auto [book, target] = key;
    auto compiled = valueOf(
        compileKernels(requests, {target}, impl->bookOf(book), [](size_t, size_t, auto) {}));
    auto library = valueOf(JitLibrary::load(compiled));
    for (size_t i = 0; i < compiled.size(); ++i)
      if (impl->slotOf.count(kernelName(compiled[i].spec)) == 0)
        impl->add(compiled[i], library->table()->kernels[i].run);
    impl->libraries.push_back(std::move(library));
  }
}

Package KernelStore::package(const PackageRequest &request) const {
  Package package;
  for (const CompiledKernel &kernel : impl->plan(request)) {
    const auto &[name, slot] = *impl->slotOf.find(kernelName(kernel.spec));
    package.specs.push_back(kernel.spec);
    package.entries.push_back(
        {name.c_str(), spyOf(slot, std::make_index_sequence<slots>()), kernel.minBytes});
  }
  package.table = {ROPEWALK_KERNEL_ABI, static_cast<int32_t>(package.entries.size()),
                   package.entries.data(), 0, nullptr};
  return package;
}

size_t KernelStore::compiled() const { return impl->slotOf.size(); }

std::set<std::string> takeKernelsThatRan() {
  std::set<std::string> names;
  for (size_t slot = 0; slot < nameOfSlot.size(); ++slot)
    if (std::exchange(ran[slot], false))
      names.insert(nameOfSlot[slot]);
  return names;
}

std::vector<Target> targetsHere() { return nativeTargets(); }

} // namespace ropewalk::test
