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

#include "trial/line_file.h"
#include "trial/log_text.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A log as a file.
struct LogFile {
  LogHeader header;
  std::vector<CellResult> cells;
};
/// Of a log's text, of a shape that was measured again the last time: `whole` bytes of it, up to
/// the end of the last line that has one. A wrong line is an error that names it, and says that the
/// others may stay if it is a shape's.
llvm::Expected<LogFile> parseLog(llvm::StringRef text, llvm::StringRef path, size_t &whole);
/// A last line without an end is left out; a log without any line is an error.
llvm::Expected<LogFile> readLog(llvm::StringRef path);

/// A log that is being written. No other process may write to it at the time.
class TuneLog {
public:
  /// Begins a log or goes on with one; of another CPU, target or generator is an error.
  static llvm::Expected<TuneLog> open(llvm::StringRef path, const LogHeader &header);

  llvm::ArrayRef<CellResult> cells() const { return file.cells; }
  const LogHeader &header() const { return file.header; }
  /// Measured with at least so much rigor.
  const CellResult *find(const bench::Case &cell, int rigor) const;
  /// On the disk when it returns.
  llvm::Error append(CellResult result);

private:
  LogFile file;
  LineFile lines;
};

} // namespace ropewalk

#endif
