//===- schedule.h - How a kernel computes -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_SCHEDULE_H
#define ROPEWALK_SRC_SCHEDULE_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ropewalk {

/// The unit a vector lane holds.
enum class Form {
  Pair, ///< Lanes are pairs i; components are separate vectors. When: half, any dtype; interleaved
        ///< f32, split and joined by shuffles, where rows half as long count for more than those.
  Lane, ///< Lanes are components in memory order; partner by a swap. When: interleaved f32, f16.
  Word  ///< Lanes are u32 words of two 16-bit values, no shuffle on load. When: bf16 (and f16
        ///< where the ISA has no conversion), all addresses multiples of 4 bytes. On devices any
        ///< dtype, 1, 2 or 4 words at a time, all addresses multiples of as many bytes.
};

/// How results leave the core.
enum class Store {
  Plain,
  Stream16, ///< Non-temporal; addresses multiples of 16. On x86 by whole lines: see joinsLines.
  Stream64, ///< Non-temporal, whole cache lines; addresses multiples of 64. See joinsLines.
  Convert,  ///< By the instruction that narrows them; plain ones are narrowed in a register first.
            ///< f16 on x86. On Zen 4 it is slower, on Intel's servers with AVX512_BF16 faster.
  Line      ///< By cache lines from a head's first byte on, which vectors are shuffled into that
            ///< would lie across them. Out of place with AVX-512. On Ice Lake it is faster.
};

inline constexpr Store allStores[] = {Store::Plain, Store::Stream16, Store::Stream64,
                                      Store::Convert, Store::Line};

/// Whether stores go past the caches.
constexpr bool isStream(Store store) {
  return store == Store::Stream16 || store == Store::Stream64;
}

/// How heads are read.
enum class Load {
  Plain,
  Touch, ///< A word of each cache line of a head's first half, in the order of memory, before what
         ///< is turned. Halves of 512 bytes and more, turned all at once. From the third-level
         ///< cache and DRAM on AMD's AVX2 it is faster: what prefetches follows neither half by
         ///< itself.
  Prefetch ///< With each head as many lines of one some tokens or heads further on are asked for.
           ///< Known heads of a line and more, turned all at once. From the third-level cache and
           ///< DRAM on Intel's servers it is faster.
};

inline constexpr Load allLoads[] = {Load::Plain, Load::Touch, Load::Prefetch};

/// Bytes. A page of the smallest kind: what prefetches by itself ends with each. And what a
/// first-level cache holds beside what is turned: 32 KiB ahead it is gone again.
inline constexpr int64_t leastPrefetchDistance = 4096, mostPrefetchDistance = 16 * 1024;

/// Which blocks of a device's launch follow each other: those that write memory side by side, or
/// those of neighbouring tokens whatever the layout.
enum class GridOrder { Memory, Tokens };

/// How a device starts a kernel: its code takes all of them, so its name does not say which.
struct LaunchShape {
  int32_t blockThreads = 0; ///< At most so many, a power of two; 0: as the call's size asks for.
  GridOrder order = GridOrder::Memory;

  friend bool operator==(const LaunchShape &a, const LaunchShape &b) {
    return a.blockThreads == b.blockThreads && a.order == b.order;
  }
};

/// How it is computed: what ends a kernel's name, and a launch's shape, from schedules/.
struct Schedule {
  Form form = Form::Pair;
  int32_t vector = 4; ///< Lanes per vector, a power of two.
  int32_t parts = 1;  ///< Passes over the heads per token; each keeps its part of the table row
                      ///< in registers. Divides the lanes of a known window.
  Store store = Store::Plain;
  Load load = Load::Plain;
  LaunchShape launch = {}; ///< Devices.

  friend bool operator==(const Schedule &a, const Schedule &b) {
    return a.form == b.form && a.vector == b.vector && a.parts == b.parts && a.store == b.store &&
           a.load == b.load && a.launch == b.launch;
  }
};

/// Whether a kernel is for calls that no cache holds, so that rules have it from some bytes on, and
/// what was measured of smaller calls says nothing of it.
constexpr bool isForLarge(const Schedule &schedule) {
  return isStream(schedule.store) || schedule.load == Load::Prefetch;
}

/// As the end of a kernel's name: <form><lanes>x<parts>, with _touch behind it when it reads a word
/// of each line ahead, _prefetch when it prefetches them, and behind that _nt16 or _nt64 when it
/// streams, _cvt when it narrows as it stores, _line when it stores whole lines. A launch's shape
/// is not in it.
std::string scheduleSuffix(const Schedule &schedule);

/// Inverse of scheduleSuffix; takes second spellings (leading zeros, _plain), too.
std::optional<Schedule> parseScheduleSuffix(std::string_view name);

std::string_view formName(Form form);    ///< "pair", "lane", "word"
std::string_view storeName(Store store); ///< "plain", "nt16", "nt64", "cvt", "line"
std::string_view loadName(Load load);    ///< "plain", "touch", "prefetch"
std::optional<Form> parseForm(std::string_view name);
std::optional<Store> parseStore(std::string_view name);
std::optional<Load> parseLoad(std::string_view name);

} // namespace ropewalk

#endif
