//===- build_files.cpp - CMake and pkg-config files of a package ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All paths are relative to the file itself, so that a package can be moved and committed.
//
//===----------------------------------------------------------------------===//

#include "contents.h"

using namespace llvm;

namespace ropewalk {

/// What CMAKE_SYSTEM_PROCESSOR may be, as a regular expression.
static StringRef processors(Architecture architecture) {
  return architecture == Architecture::X86 ? "x86_64|AMD64|amd64" : "aarch64|arm64|ARM64";
}

static std::string allProcessors(const PackageContents &contents) {
  std::string names;
  for (const PackagedLibrary &library : contents.libraries)
    names += (names.empty() ? "" : "|") + processors(library.architecture).str();
  return names;
}

/// "x86_64 or aarch64"
static std::string processorNames(const PackageContents &contents) {
  std::string names;
  for (const PackagedLibrary &library : contents.libraries)
    names += (names.empty() ? "" : " or ") + std::string(processorName(library.architecture));
  return names;
}

/// CMake that sets _<name>_folder for the processor that is compiled for.
static std::string folderChoice(const PackageContents &contents) {
  std::string text;
  for (const PackagedLibrary &library : contents.libraries)
    text += std::string(text.empty() ? "" : "else") + "if(CMAKE_SYSTEM_PROCESSOR MATCHES \"^(" +
            processors(library.architecture).str() + ")$\")\n  set(_" + contents.name +
            "_folder \"" + libraryFolder(contents, library) + "\")\n";
  return text;
}

using Values = SmallVector<std::pair<StringRef, std::string>>;

/// `text` with @NAME@, @VERSION@, @SERIES@ and `more` replaced, as CMake's configure_file does.
static std::string fillIn(StringRef text, const PackageContents &contents, Values more) {
  Values values = {{"NAME", contents.name},
                   {"VERSION", ROPEWALK_VERSION},
                   {"SERIES", StringRef(ROPEWALK_VERSION).rsplit('.').first.str()}};
  values.append(more);
  std::string result;
  while (!text.empty()) {
    auto [before, rest] = text.split('@');
    result += before;
    auto [word, after] = rest.split('@');
    for (const auto &[name, value] : values)
      if (word == name)
        result += value;
    text = after;
  }
  return result;
}

std::string cmakeConfig(const PackageContents &contents) {
  return fillIn(R"file(# @NAME@::@NAME@: kernels and their table; brings Ropewalk::runtime.
# Written by ropewalk @VERSION@.
if(NOT TARGET Ropewalk::runtime)
  include(CMakeFindDependencyMacro)
  find_dependency(Ropewalk @SERIES@)
endif()

@FOLDER@else()
  set(@NAME@_NOT_FOUND_MESSAGE
      "@NAME@ has kernels for @PROCESSORS@, CMAKE_SYSTEM_PROCESSOR is '${CMAKE_SYSTEM_PROCESSOR}'")
  set(@NAME@_FOUND FALSE)
  return()
endif()
if(NOT TARGET @NAME@::@NAME@)
  add_library(@NAME@::@NAME@ STATIC IMPORTED)
  set_target_properties(@NAME@::@NAME@ PROPERTIES
    IMPORTED_LOCATION "${CMAKE_CURRENT_LIST_DIR}/${_@NAME@_folder}lib@NAME@.a"
    INTERFACE_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_LIST_DIR}"
    INTERFACE_LINK_LIBRARIES Ropewalk::runtime)
endif()
unset(_@NAME@_folder)
)file",
                contents,
                {{"FOLDER", folderChoice(contents)}, {"PROCESSORS", processorNames(contents)}});
}

std::string cmakeVersion(const PackageContents &contents) {
  return fillIn(
      R"file(# Compatible within @SERIES@, on the processors that it has kernels for.
set(PACKAGE_VERSION "@VERSION@")
if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
if(PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION AND
   (NOT PACKAGE_FIND_VERSION OR PACKAGE_FIND_VERSION VERSION_GREATER_EQUAL "@SERIES@"))
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(@PROCESSORS@)$")
  set(PACKAGE_VERSION "@VERSION@ (for @PROCESSOR_NAMES@, not ${CMAKE_SYSTEM_PROCESSOR})")
  set(PACKAGE_VERSION_UNSUITABLE TRUE)
endif()
)file",
      contents,
      {{"PROCESSORS", allProcessors(contents)}, {"PROCESSOR_NAMES", processorNames(contents)}});
}

std::string pkgConfig(const PackageContents &contents, const PackagedLibrary &library) {
  const std::string folder = libraryFolder(contents, library);
  return fillIn(R"file(Name: @NAME@
Description: rotary position embedding kernels
Version: @VERSION@
Requires: ropewalk
Cflags: -I${pcfiledir}@ABOVE@
Libs: -L${pcfiledir} -l@NAME@
)file",
                contents, {{"ABOVE", folder.empty() ? "" : "/.."}});
}

} // namespace ropewalk
