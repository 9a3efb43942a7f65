//===- tune_log.h - What was measured, as it is measured --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file of JSON lines that only grows: a header, then one line per shape that was measured. A line
// that was cut off while it was written (the process was killed, the disk was full) is taken away
// when the log is opened again, and its shape is measured anew; all others are kept.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_TUNE_LOG_H
#define ROPEWALK_TUNE_TUNE_LOG_H

#include "harness/race.h"
#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// What all lines of a log have in common.
struct LogHeader {
  std::string cpu; ///< bench::Machine::cpu
  Target target = Target::X86_64;
  std::string generator; ///< generatorHash()
  std::string version;   ///< Of Ropewalk.
  std::string date;      ///< Of its beginning.
};

/// A kernel in one shape.
struct MeasuredKernel {
  KernelSpec spec;
  bench::Lap lap;
};

/// A kernel that did not live through verification, and why.
struct FailedKernel {
  std::string name, why;
};

/// One shape: the incumbent first.
struct CellResult {
  bench::Case cell;
  std::vector<MeasuredKernel> kernels;
  std::vector<FailedKernel> failed;
  int rigor = 0;      ///< Number of the rigor (tuner.h) that it was measured with.
  double drift = 1;   ///< bench::Race::drift
  double seconds = 0; ///< That it took.

  /// The incumbent, or who has clearly beaten it, by as much as nobody else.
  size_t winner() const;
};

/// Whether a lap beats the incumbent by more than 1 % with 95 % confidence.
bool isClearWin(const bench::Lap &lap);

/// The rotation of a shape's tensor.
KernelRequest requestOf(const bench::Case &cell);

bool sameShape(const bench::Case &a, const bench::Case &b);

/// "half f32 out 128 x 32 heads x 16 tokens"
std::string shapeName(const bench::Case &cell);

/// A log as a file.
struct LogFile {
  LogHeader header;
  std::vector<CellResult> cells;
};
/// Of a log's text, of a shape that was measured again the last time: `whole` bytes of it, up to
/// the end of the last line that has one. A wrong line is an error that names it.
llvm::Expected<LogFile> parseLog(llvm::StringRef text, llvm::StringRef path, size_t &whole);
/// A last line without an end is left out; a log without any line is an error.
llvm::Expected<LogFile> readLog(llvm::StringRef path);

/// A log that is being written. No other process may write to it at the time.
class TuneLog {
public:
  /// Begins a log or goes on with one; of another CPU, target or generator is an error.
  static llvm::Expected<TuneLog> open(llvm::StringRef path, const LogHeader &header);
  TuneLog(TuneLog &&other);
  TuneLog &operator=(TuneLog &&) = delete;
  ~TuneLog();

  llvm::ArrayRef<CellResult> cells() const { return file.cells; }
  const LogHeader &header() const { return file.header; }
  /// Measured with at least so much rigor.
  const CellResult *find(const bench::Case &cell, int rigor) const;
  /// On the disk when it returns.
  llvm::Error append(CellResult result);

private:
  TuneLog() = default;
  llvm::Error writeLine(const llvm::json::Value &line);

  std::string path;
  LogFile file;
  int fd = -1;
};

} // namespace ropewalk

#endif
