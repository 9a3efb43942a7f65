//===- package.cpp --------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "package.h"

#include "contents.h"
#include "io/identifier.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// One model's symbols start with the library's name, those of several with both.
Expected<std::vector<PackagedModel>> nameModels(StringRef name, ArrayRef<Model> models) {
  std::vector<PackagedModel> named;
  if (models.size() == 1)
    return std::vector<PackagedModel>{{name.str(), models.front()}};
  StringSet<> seen;
  for (const Model &model : models) {
    if (!isIdentifier(model.name))
      return createStringError("model name is '" + model.name + "', expected a C identifier");
    if (!seen.insert(model.name).second)
      return createStringError("model name is '" + model.name +
                               "' twice, expected distinct names in one library");
    named.push_back({(name + "_" + model.name).str(), model});
  }
  return named;
}

/// A library for each architecture, of a slice of the kernels, which are moved together.
std::vector<PackagedLibrary> splitByArchitecture(std::vector<CompiledKernel> &kernels) {
  stable_sort(kernels,
              [](const CompiledKernel &a, const CompiledKernel &b) { return a.host < b.host; });
  std::vector<PackagedLibrary> libraries;
  for (ArrayRef<CompiledKernel> rest = kernels; !rest.empty();) {
    const Architecture architecture = rest.front().host;
    ArrayRef<CompiledKernel> same =
        rest.take_while([&](const CompiledKernel &kernel) { return kernel.host == architecture; });
    libraries.push_back({architecture, same});
    rest = rest.drop_front(same.size());
  }
  return libraries;
}

/// Name in the package, and bytes.
using File = std::pair<std::string, std::string>;

Error addLibraries(const PackageContents &contents, std::vector<File> &files) {
  for (const PackagedLibrary &library : contents.libraries) {
    const std::string folder = libraryFolder(contents, library);
    auto bytes = archive(contents, library);
    if (!bytes)
      return bytes.takeError();
    files.push_back({folder + "lib" + contents.name + ".a", std::move(*bytes)});
    files.push_back({folder + contents.name + ".pc", pkgConfig(contents, library)});
  }
  return Error::success();
}

/// Libraries that an earlier package of other architectures left: the new header does not fit them.
void removeOtherLibraries(OutputDirectory &directory, StringRef name) {
  std::vector<std::string> folders = {""};
  for (Architecture architecture : cpuArchitectures)
    folders.push_back(std::string(processorName(architecture)) + "/");
  for (const std::string &folder : folders) {
    directory.remove(folder + "lib" + name.str() + ".a");
    directory.remove(folder + name.str() + ".pc");
  }
}

} // namespace

std::string libraryFolder(const PackageContents &contents, const PackagedLibrary &library) {
  return contents.libraries.size() == 1 ? std::string()
                                        : std::string(processorName(library.architecture)) + "/";
}

Error checkPackageName(StringRef name) {
  if (!isIdentifier(name))
    return createStringError("name is '" + name + "', expected a C identifier");
  // Its header, archive or CMake package would replace the runtime's.
  if (name.equals_insensitive("ropewalk"))
    return createStringError("name is '" + name + "', expected another: that is the runtime's");
  for (StringRef taken : {"c", "dl", "gcc", "m", "pthread", "rt", "util", "z"})
    if (name == taken)
      return createStringError("name is '" + name + "', expected another: lib" + name +
                               " is the system's");
  for (StringRef taken :
       {"assert",    "complex", "ctype",  "errno",  "fenv",   "float",    "inttypes",
        "limits",    "locale",  "math",   "setjmp", "signal", "stdalign", "stdarg",
        "stdatomic", "stdbool", "stddef", "stdint", "stdio",  "stdlib",   "string",
        "tgmath",    "threads", "time",   "uchar",  "unistd", "wchar",    "wctype"})
    if (name == taken)
      return createStringError("name is '" + name + "', expected another: " + name +
                               ".h is the system's");
  return Error::success();
}

Error writePackage(OutputDirectory &directory, StringRef name, ArrayRef<Model> models,
                   std::vector<CompiledKernel> kernels) {
  if (Error error = checkPackageName(name))
    return error;
  auto named = nameModels(name, models);
  if (!named)
    return named.takeError();
  if (kernels.empty())
    return createStringError("library '" + name + "' has no kernels, expected one or more");
  const PackageContents contents{name.str(), std::move(*named), splitByArchitecture(kernels)};
  auto list = manifest(contents);
  if (!list)
    return list.takeError();
  std::vector<File> files = {{(name + ".h").str(), header(contents)},
                             {(name + "Config.cmake").str(), cmakeConfig(contents)},
                             {(name + "ConfigVersion.cmake").str(), cmakeVersion(contents)},
                             {(name + ".kernels.txt").str(), std::move(*list)}};
  if (Error error = addLibraries(contents, files))
    return error;
  removeOtherLibraries(directory, name);
  for (const auto &[fileName, bytes] : files)
    if (Error error = directory.write(fileName, bytes))
      return error;
  return Error::success();
}

} // namespace ropewalk
