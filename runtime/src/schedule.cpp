//===- schedule.cpp - How a kernel computes, by name ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule.h"

#include "names.h"

namespace ropewalk {
namespace {

constexpr Named<Form> formNames[] = {
    {Form::Pair, "pair"}, {Form::Lane, "lane"}, {Form::Word, "word"}};
constexpr Named<Store> storeNames[] = {{Store::Plain, "plain"},
                                       {Store::Stream16, "nt16"},
                                       {Store::Stream64, "nt64"},
                                       {Store::Convert, "cvt"},
                                       {Store::Line, "line"}};
constexpr Named<Load> loadNames[] = {
    {Load::Plain, "plain"}, {Load::Touch, "touch"}, {Load::Prefetch, "prefetch"}};

} // namespace

std::string scheduleSuffix(const Schedule &schedule) {
  std::string name(formName(schedule.form));
  name.append(std::to_string(schedule.vector)).append("x").append(std::to_string(schedule.parts));
  if (schedule.load != Load::Plain)
    name.append("_").append(loadName(schedule.load));
  if (schedule.store != Store::Plain)
    name.append("_").append(storeName(schedule.store));
  return name;
}

std::optional<Schedule> parseScheduleSuffix(std::string_view name) {
  Schedule schedule;
  if (!consumeName(name, formNames, schedule.form) || !consumeNumber(name, schedule.vector) ||
      !consume(name, "x") || !consumeNumber(name, schedule.parts))
    return std::nullopt;
  if (std::string_view behind = name;
      consume(behind, "_") && consumeName(behind, loadNames, schedule.load))
    name = behind;
  if (consume(name, "_") && !consumeName(name, storeNames, schedule.store))
    return std::nullopt;
  const bool powerOfTwo = schedule.vector > 0 && (schedule.vector & (schedule.vector - 1)) == 0;
  return name.empty() && powerOfTwo && schedule.parts > 0 ? std::optional(schedule) : std::nullopt;
}

std::string_view formName(Form form) { return print(formNames, form); }
std::string_view storeName(Store store) { return print(storeNames, store); }
std::string_view loadName(Load load) { return print(loadNames, load); }
std::optional<Form> parseForm(std::string_view name) { return parse(formNames, name); }
std::optional<Store> parseStore(std::string_view name) { return parse(storeNames, name); }
std::optional<Load> parseLoad(std::string_view name) { return parse(loadNames, name); }

} // namespace ropewalk
