//===- schedule_book_fixture.h - Books of a test -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_SCHEDULE_BOOK_FIXTURE_H
#define ROPEWALK_TESTS_UNIT_SCHEDULE_BOOK_FIXTURE_H

#include "schedule_names.h"

#include "codegen/schedule_book.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ropewalk {

/// A folder with one record per file, which a test replaces for x86-64.
class Book : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("schedule_book_test", directory));
    for (Target target : allTargets)
      for (Family family : allFamilies)
        if (hasFamily(target, family)) {
          const std::string name(familyName(family));
          write(target, name.c_str(), file(target, name.c_str(), records));
        }
  }
  void TearDown() override { llvm::sys::fs::remove_directories(directory); }

  std::string file(Target target, const char *family, const std::string &list) {
    return "{\"schema\": 1, \"target\": \"" + std::string(targetName(target)) +
           "\", \"family\": \"" + family + "\", \"records\": [" + list + "]}";
  }

  std::string pathOf(Target target, const char *family) {
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, std::string(targetName(target)), std::string(family) + ".json");
    return path.str().str();
  }

  void write(Target target, const char *family, const std::string &text) {
    const std::string path = pathOf(target, family);
    ASSERT_FALSE(llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path)));
    std::error_code code;
    llvm::raw_fd_ostream stream(path, code);
    ASSERT_FALSE(code) << code.message();
    stream << text;
  }

  /// The text of a record of half f32 out 64, measured on CPUs of class A.
  static std::string measured(const std::string &generator, const std::string &more = "") {
    return R"({"pairing": "half", "dtype": "f32", "place": "out", "channels": 64,
             "form": "pair", "vector": 8, "cpu": "A family 1 x86-64", "note": "n",
             "tuned": {"cpu": "c", "version": "0.1.0", "date": "2026-11-22", "cells": 3,
             "ratio": 0.9, "generator": ")" +
           generator + "\"" + more + "}}";
  }

  /// The error of loading with `text` as x86-64/rope.json.
  std::string errorFor(const std::string &text) {
    write(Target::X86_64, "rope", text);
    auto book = ScheduleBook::load(directory);
    return book ? "loaded" : llvm::toString(book.takeError());
  }

  /// The error of a file with this one record.
  std::string errorForRecord(const std::string &record) {
    return errorFor(file(Target::X86_64, "rope", record));
  }

  /// What a target offers with these records: form, lanes, parts, load, store, from how many bytes
  /// on.
  std::vector<std::string> choices(const std::string &list, const KernelRequest &request,
                                   Target target = Target::X86_64, llvm::StringRef cpu = "") {
    const std::string family(familyName(request.family));
    write(target, family.c_str(), file(target, family.c_str(), list));
    auto book = ScheduleBook::load(directory);
    if (!book)
      return {llvm::toString(book.takeError())};
    auto found = book->choices(request, target, cpu);
    if (!found)
      return {llvm::toString(found.takeError())};
    return textOf(*found, request, target);
  }

  static std::vector<std::string> textOf(const std::vector<ScheduleChoice> &choices,
                                         const KernelRequest &request, Target target) {
    std::vector<std::string> all;
    for (const ScheduleChoice &choice : choices) {
      const std::string name = kernelName({request, target, choice.schedule});
      all.push_back(name.substr(name.find("__") + 3 + targetName(target).size()) +
                    (choice.minBytes ? " from " + std::to_string(choice.minBytes) : "") +
                    (choice.minHeads ? " from " + std::to_string(choice.minHeads) + " heads" : "") +
                    (choice.cpu.empty() ? "" : " on " + choice.cpu));
    }
    return all;
  }

  const std::string records =
      R"({"form": "pair", "vector": 4, "note": "n"}, {"form": "lane", "vector": 4, "note": "n"})";
  llvm::SmallString<128> directory;
};

} // namespace ropewalk

#endif
