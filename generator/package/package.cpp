//===- package.cpp --------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "package.h"

#include "contents.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace ropewalk {
namespace {

bool isIdentifier(StringRef name) {
  return !name.empty() && !isDigit(name.front()) &&
         all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

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

} // namespace

Error checkPackageName(StringRef name) {
  if (!isIdentifier(name))
    return createStringError("name is '" + name + "', expected a C identifier");
  // Its header and archive would replace the runtime's.
  if (name == "ropewalk")
    return createStringError("name is 'ropewalk', expected another: that is the runtime's");
  return Error::success();
}

Error writePackage(OutputDirectory &directory, StringRef name, ArrayRef<Model> models,
                   ArrayRef<CompiledKernel> kernels) {
  if (Error error = checkPackageName(name))
    return error;
  auto named = nameModels(name, models);
  if (!named)
    return named.takeError();
  const PackageContents contents{name.str(), std::move(*named), kernels};
  auto library = archive(contents);
  if (!library)
    return library.takeError();
  auto list = manifest(contents);
  if (!list)
    return list.takeError();
  const std::pair<std::string, std::string> files[] = {
      {("lib" + name + ".a").str(), std::move(*library)},
      {(name + ".h").str(), header(contents)},
      {(name + "Config.cmake").str(), cmakeConfig(contents)},
      {(name + "ConfigVersion.cmake").str(), cmakeVersion(contents)},
      {(name + ".pc").str(), pkgConfig(contents)},
      {(name + ".kernels.txt").str(), std::move(*list)}};
  for (const auto &[fileName, bytes] : files)
    if (Error error = directory.write(fileName, bytes))
      return error;
  return Error::success();
}

} // namespace ropewalk
