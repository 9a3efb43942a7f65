//===- kernels.cpp - Kernels compiled once for all cases ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernels.h"

#include "books.h"
#include "codegen/jit.h"
#include "spies.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace ropewalk::test {

struct KernelStore::Impl {
  const Books books;
  std::map<std::string, ropewalk_kernel_fn> spies; ///< By name.
  std::set<std::string> cpuClasses;                ///< Entries of packages point to its strings.
  WantedRequests wanted;
  std::vector<std::unique_ptr<JitLibrary>> libraries;

  bool isCompiled(const KernelRequest &request, Target target, Book book) const {
    for (const std::string &name : books.namesOf({{request}, {target}, book}))
      if (spies.count(name) == 0)
        return false;
    return true;
  }
};

KernelStore::KernelStore() : impl(std::make_unique<Impl>()) {}
KernelStore::~KernelStore() = default;

std::vector<std::string> KernelStore::namesOf(const PackageRequest &request) const {
  return impl->books.namesOf(request);
}

void KernelStore::want(const PackageRequest &request) { addTo(impl->wanted, request); }

void KernelStore::compileWanted() {
  for (auto &[key, requests] : std::exchange(impl->wanted, {})) {
    const auto [book, target] = key;
    const auto isThere = [&, book = book, target = target](const KernelRequest &request) {
      return impl->isCompiled(request, target, book);
    };
    requests.erase(std::remove_if(requests.begin(), requests.end(), isThere), requests.end());
    if (requests.empty())
      continue;
    auto compiled = valueOf(
        compileKernels(requests, {target}, impl->books.of(book), [](size_t, size_t, auto) {}));
    auto library = valueOf(JitLibrary::load(compiled));
    for (size_t i = 0; i < compiled.size(); ++i) {
      const std::string name = kernelName(compiled[i].spec);
      if (impl->spies.count(name) == 0)
        impl->spies[name] = spyOn(name, library->table()->kernels[i].run);
    }
    impl->libraries.push_back(std::move(library));
  }
}

Package KernelStore::package(const PackageRequest &request) const {
  Package package;
  for (const CompiledKernel &kernel : impl->books.plan(request)) {
    const auto &[name, spy] = *impl->spies.find(kernelName(kernel.spec));
    package.add(
        {name.c_str(), spy, kernel.minBytes, kernel.minHeads,
         kernel.cpu.empty() ? nullptr : impl->cpuClasses.insert(kernel.cpu).first->c_str()});
  }
  return package;
}

size_t KernelStore::compiled() const { return impl->spies.size(); }

std::vector<Target> targetsHere() { return nativeTargets(); }

} // namespace ropewalk::test
