//===- header.cpp - The C header of a package -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written for C89 and C++ alike: block comments, enumerators instead of constants.
//
//===----------------------------------------------------------------------===//

#include "contents.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace ropewalk {
namespace {

template <class Visit> void forEachRope(const PackageContents &contents, Visit visit) {
  for (const PackagedLibrary &library : contents.libraries)
    for (const CompiledKernel &kernel : library.kernels)
      if (kernel.spec.request.family == Family::Rope)
        visit(kernel.spec);
}

/// The distinct values of a property of the rope kernels, as a list in words.
template <class Property> std::string listOf(const PackageContents &contents, Property property) {
  SmallVector<StringRef> names;
  forEachRope(contents, [&](const KernelSpec &spec) {
    if (StringRef name = property(spec); !is_contained(names, name))
      names.push_back(name);
  });
  return join(names, ", ");
}

std::string dtypes(const PackageContents &contents) {
  return listOf(contents,
                [](const KernelSpec &spec) { return StringRef(dtypeName(spec.request.dtype)); });
}

std::string places(const PackageContents &contents) {
  return listOf(contents, [](const KernelSpec &spec) {
    return spec.request.place == ROPEWALK_IN_PLACE ? StringRef("in place")
                                                   : StringRef("out of place");
  });
}

std::string targets(const PackageContents &contents) {
  return listOf(contents,
                [](const KernelSpec &spec) { return StringRef(targetName(spec.target)); });
}

/// The largest promised error per dtype: "2.5 (f32), 0.51 (bf16)".
std::string errors(const PackageContents &contents) {
  std::string text;
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16}) {
    double worst = 0;
    forEachRope(contents, [&](const KernelSpec &spec) {
      if (spec.request.dtype == dtype)
        worst = std::max(worst, errorBound(dtype, hasFma(spec.target)));
    });
    if (worst > 0)
      text += formatv("{0}{1} ({2})", text.empty() ? "" : ", ", worst, StringRef(dtypeName(dtype)))
                  .str();
  }
  return text;
}

/// "lib<name>.a", or one of those that there are.
std::string libraries(const PackageContents &contents) {
  std::string text;
  for (const PackagedLibrary &library : contents.libraries)
    text += (text.empty() ? "" : " or ") + libraryFolder(contents, library) + "lib" +
            contents.name + ".a";
  return text;
}

const char fileHead[] =
    R"(/* {0}.h - rotary position embedding of {1}

   Written by ropewalk {2}. Link {10} and the runtime, libropewalk.a:

     ropewalk_plan_options options = {{0};
     options.kernels = {0}_kernels();
     options.position_end = 8192;
     ropewalk_plan_create(&{3}_rotation, &layout, &options, &plan, &error);

   Storage:  {4}; arithmetic in f32
   Places:   {5}
   Targets:  {6}
   Error:    at most, in ulp of the storage type: {7}
   Threads:  everything here is constant; nothing allocates */

#ifndef ROPEWALK_PACKAGE_{8}_H
#define ROPEWALK_PACKAGE_{8}_H

#include "ropewalk/ropewalk.h"

/* Kernels and constants below have the layout of this version only. */
#if ROPEWALK_KERNEL_ABI != {9}
#error "{0} was compiled for ROPEWALK_KERNEL_ABI {9}; compile it again with this ropewalk"
#endif

/* Hidden, so that a shared library with a package of this name has its own, whatever else is loaded.
   Defined before this header is included: as it says. */
#ifndef ROPEWALK_PACKAGE_API
#if defined(__GNUC__)
#define ROPEWALK_PACKAGE_API __attribute__((visibility("hidden")))
#else
#define ROPEWALK_PACKAGE_API
#endif
#endif

#ifdef __cplusplus
extern "C" {{
#endif

/* For ropewalk_plan_options::kernels: best first; never null. */
ROPEWALK_PACKAGE_API const ropewalk_kernel_table *{0}_kernels(void);
)";

const char fileTail[] = R"(
#ifdef __cplusplus
}
#endif

#endif
)";

} // namespace

std::string header(const PackageContents &contents) {
  std::vector<std::string> names;
  for (const PackagedModel &packaged : contents.models)
    names.push_back(title(packaged.model));
  std::string text =
      formatv(fileHead, contents.name, join(names, ", "), ROPEWALK_VERSION,
              contents.models.front().prefix, dtypes(contents), places(contents), targets(contents),
              errors(contents), contents.name, ROPEWALK_KERNEL_ABI, libraries(contents));
  for (const PackagedModel &packaged : contents.models)
    text += modelText(packaged);
  return text + fileTail;
}

} // namespace ropewalk
