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

/// `text` with @NAME@, @VERSION@ and @SERIES@ replaced, as CMake's configure_file does.
static std::string fillIn(StringRef text, const PackageContents &contents) {
  const std::pair<StringRef, std::string> values[] = {
      {"NAME", contents.name},
      {"VERSION", ROPEWALK_VERSION},
      {"SERIES", StringRef(ROPEWALK_VERSION).rsplit('.').first.str()}};
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

if(NOT TARGET @NAME@::@NAME@)
  add_library(@NAME@::@NAME@ STATIC IMPORTED)
  set_target_properties(@NAME@::@NAME@ PROPERTIES
    IMPORTED_LOCATION "${CMAKE_CURRENT_LIST_DIR}/lib@NAME@.a"
    INTERFACE_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_LIST_DIR}"
    INTERFACE_LINK_LIBRARIES Ropewalk::runtime)
endif()
)file",
                contents);
}

std::string cmakeVersion(const PackageContents &contents) {
  return fillIn(R"file(# Compatible within @SERIES@, on the processors that it has kernels for.
set(PACKAGE_VERSION "@VERSION@")
if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
if(PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION AND
   (NOT PACKAGE_FIND_VERSION OR PACKAGE_FIND_VERSION VERSION_GREATER_EQUAL "@SERIES@"))
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(PACKAGE_VERSION "@VERSION@ (x86_64)")
  set(PACKAGE_VERSION_UNSUITABLE TRUE)
endif()
)file",
                contents);
}

std::string pkgConfig(const PackageContents &contents) {
  return fillIn(R"file(Name: @NAME@
Description: rotary position embedding kernels
Version: @VERSION@
Requires: ropewalk
Cflags: -I${pcfiledir}
Libs: -L${pcfiledir} -l@NAME@
)file",
                contents);
}

} // namespace ropewalk
