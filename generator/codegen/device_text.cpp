//===- device_text.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_text.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// Which barriers have nothing to wait for: those with no access of memory between them and the
/// barrier before, or the function's beginning, on any path. Lines in their order show that where
/// no other path leads in between.
class Barriers {
public:
  /// At the function's beginning.
  void enter() {
    isQuiet = true;
    before.clear();
  }
  /// At an access, and where paths meet that may have one.
  void disturb() { isQuiet = false; }

  /// One that does not order more than the barrier before. `line`: the whole of it.
  bool isNeedless(StringRef line) {
    if (isQuiet && (before.empty() || line == before || line.contains("barrier(0)")))
      return true;
    isQuiet = true;
    before = line.str();
    return false;
  }

private:
  bool isQuiet = false;
  std::string before; ///< The barrier that is kept; empty: none since the beginning.
};

/// Lines without the end of the last one.
auto linesOf(StringRef text) { return split(text.drop_back(text.ends_with("\n")), '\n'); }

class Ptx {
public:
  explicit Ptx(const KernelRequest &request)
      : isInPlace(request.place == ROPEWALK_IN_PLACE), shares(reordersInPlace(request)) {}

  std::string finish(StringRef ptx) {
    for (StringRef line : linesOf(ptx))
      add(line);
    return std::move(text);
  }

private:
  void add(StringRef line) {
    if (line.starts_with(".visible .entry")) {
      isEntry = true;
      barriers.enter();
      if (shares)
        put(".extern .shared .align 16 .b8 sharedMemory[];\n");
    }
    if (isCall || line.starts_with("\t{ // callseq"))
      return addCall(line);
    isMarker |= line.starts_with(".extern .func") && !instructionOf(line).empty();
    if (isMarker) { // its declaration
      isMarker = line != ";";
      return;
    }
    if (line.contains("bar.sync") && barriers.isNeedless(line))
      return;
    if (mayAccess(line))
      barriers.disturb();
    if (line.contains(".shared.") && line.contains('['))
      return putShared(line);
    put(isInPlace ? replaceAll(line, "ld.global.nc.", "ld.global.") : line.str());
    if (isEntry && line == "{")
      beginBody();
  }

  /// Whatever may be an access, or lead to one.
  static bool mayAccess(StringRef line) {
    return (line.contains("ld.") && !line.contains("ld.param")) || line.contains("st.") ||
           line.contains("atom") || line.contains("red.") || line.contains("bra") ||
           line.contains("call") || line.starts_with("$L");
  }

  /// What rounds two numbers at once, or ends a thread, for the name of a marker in a line; a
  /// comment for what only orders; or nothing.
  static StringRef instructionOf(StringRef line) {
    return line.contains("ropewalk_bf16x2")   ? "cvt.rn.bf16x2.f32"
           : line.contains("ropewalk_f16x2")  ? "cvt.rn.f16x2.f32"
           : line.contains("ropewalk_exit")   ? "ret;"
           : line.contains("ropewalk_loaded") ? "// loads end"
                                              : "";
  }

  /// A call is a block that stores to parameters, calls, and loads the result. The instruction's
  /// first source is the upper half.
  void addCall(StringRef line) {
    call.push_back(line);
    isCall = !line.starts_with("\t} // callseq");
    if (isCall)
      return;
    StringRef instruction, low, high, result;
    for (StringRef part : call) {
      StringRef value = part.rsplit(", ").second.trim(";"); // or of a load its source
      if (part.contains("[param0], "))
        low = value;
      else if (part.contains("[param1], "))
        high = value;
      else if (part.contains("call.uni"))
        instruction = instructionOf(part);
      else if (part.contains("ld.param"))
        result = part.rsplit(',').first.rsplit('\t').second;
    }
    if (instruction.empty())
      for (StringRef part : call)
        put(part);
    else if (low.empty())
      put("\t" + instruction);
    else
      put("\t" + instruction + " \t" + result + ", " + high + ", " + low + ";");
    call.clear();
  }

  /// Halide has what threads share begin at address 0, where GPUs from compute capability 9.0 on
  /// have a kilobyte of their own (PTX ISA, %reserved_smem_offset_begin): only what is declared is
  /// ours. One register has every access's address in turn; the assembler has as many as it takes.
  void putShared(StringRef line) {
    const size_t begin = line.find('[') + 1;
    StringRef place =
        line.drop_front(begin).take_until([](char c) { return c == '+' || c == ']'; });
    put("\tadd.s64 \t%sharedPlace, %sharedBegin, " + place + ";");
    put(line.take_front(begin) + "%sharedPlace" + line.drop_front(begin + place.size()));
  }

  void beginBody() {
    isEntry = false;
    if (!shares)
      return;
    put("\t.reg .b64 \t%sharedBegin, %sharedPlace;");
    put("\tmov.u64 \t%sharedBegin, sharedMemory;");
  }

  void put(const Twine &line) { text += (line + "\n").str(); }

  const bool isInPlace, shares;
  bool isEntry = false, isMarker = false, isCall = false;
  SmallVector<StringRef, 16> call; ///< Its lines so far.
  Barriers barriers;
  std::string text;
};

class OpenCl {
public:
  explicit OpenCl(const KernelRequest &request) : isInPlace(request.place == ROPEWALK_IN_PLACE) {}

  std::string finish(StringRef source) {
    for (StringRef line : linesOf(source))
      add(line);
    return std::move(text);
  }

private:
  void add(StringRef line) {
    if (line.starts_with("__kernel")) {
      depth = quietDepth = 0;
      barriers.enter();
    }
    // What follows a block may follow it or what is beside it.
    depth += line.count('{');
    depth -= line.count('}');
    if (depth < quietDepth || repeats(line) || accesses(line))
      barriers.disturb();
    if (line.contains("barrier(")) {
      if (barriers.isNeedless(line.trim()))
        return;
      quietDepth = depth;
    }
    std::string changed = replaceAll(line, "FP_CONTRACT ON", "FP_CONTRACT OFF");
    text += (isInPlace ? replaceAll(changed, "*restrict ", "*") : changed) + "\n";
  }

  static bool repeats(StringRef line) {
    StringRef statement = line.trim();
    return any_of(std::initializer_list<StringRef>{"for", "while", "do", "goto", "switch"},
                  [&](StringRef word) { return statement.starts_with(word); });
  }

  /// Whatever may be one: declarations of arrays have no '='.
  static bool accesses(StringRef line) {
    return (line.contains('[') && line.contains('=')) || line.contains("vload") ||
           line.contains("vstore") || line.contains("*(") || line.contains("atomic");
  }

  const bool isInPlace;
  int depth = 0, quietDepth = 0; ///< Blocks around a line, and around the barrier that was kept.
  Barriers barriers;
  std::string text;
};

} // namespace

std::string replaceAll(StringRef whole, StringRef from, StringRef to) {
  std::string text = whole.str();
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

std::string takeInOrder(StringRef ptx, StringRef entry, const DeviceParameters &parameters) {
  const std::string prefix = (entry + "_param_").str();
  std::vector<std::string> declarations(parameters.standsFor.size());
  std::string text;
  bool isEntry = false;
  for (StringRef line : linesOf(ptx)) {
    isEntry |= line.starts_with(".visible .entry");
    const auto [before, after] = line.split(prefix);
    StringRef rest = after;
    unsigned number;
    if (!rest.consumeInteger(10, number) && number < declarations.size()) {
      if (before.starts_with("\t.param")) {
        declarations[number] = line.rtrim(',').str();
        continue;
      }
      text += (before + prefix + Twine(parameters.standsFor[number]) + rest).str();
    } else {
      if (isEntry && line == ")") { // the end of the kernel's list
        isEntry = false;
        auto inOrder = map_range(parameters.order, [&](unsigned n) { return declarations[n]; });
        text += join(inOrder, ",\n") + "\n";
      }
      text += line;
    }
    text += '\n';
  }
  return text;
}

std::string finishPtx(StringRef text, const KernelRequest &request) {
  return Ptx(request).finish(text);
}

std::string finishOpenCl(StringRef text, const KernelRequest &request) {
  return OpenCl(request).finish(text);
}

} // namespace ropewalk
