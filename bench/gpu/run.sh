#!/usr/bin/env bash
#===- run.sh - Proves and times kernels on a GPU ---------------------------===#
#
# Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
#   run.sh FOLDER [RESULTS [SECONDS]]
#
# FOLDER is what ./dev gpu-bench made. Needs bash, coreutils, libc 2.36 and NVIDIA's driver; compiles
# and fetches nothing. First every kernel's bits against the reference, then times beside a device copy
# and hand-written kernels, bars first, then other forms of a call beside the plain one, then what
# Halide's autoscheduler makes of it; all within SECONDS (480), but for half a minute. RESULTS (FOLDER/results) gets
# tests.txt, gpu.txt, and .txt and .json of times, variants and autoschedulers; what there is so far
# is there when the run is cut off.
# Exit code 0: all right, every bar is reached; 1: something is wrong; 3: a bar is missed.

set -uo pipefail
(($# >= 1 && $# <= 3)) || { echo "usage: run.sh FOLDER [RESULTS [SECONDS]]" >&2; exit 2; }
folder=$1 results=${2:-$1/results} budget=${3:-480}
[[ -x $folder/cuda_kernel_test && -x $folder/ropewalk_gpu_bench ]] ||
  { echo "run.sh: '$folder' lacks the programs, expected what ./dev gpu-bench made" >&2; exit 2; }
[[ $budget =~ ^[1-9][0-9]*$ ]] ||
  { echo "run.sh: SECONDS is '$budget', expected a whole number from 1" >&2; exit 2; }
mkdir -p "$results" || exit 1
[[ ! -s $folder/commit ]] || ROPEWALK_COMMIT=$(<"$folder/commit")
export ROPEWALK_COMMIT=${ROPEWALK_COMMIT:-}
! command -v nvidia-smi >/dev/null || nvidia-smi -q >"$results/gpu.txt" 2>&1 # clocks and limits

# Tests may have half of the time. None may be skipped here.
timeout -k 5 "$((budget / 2 + 1))" "$folder/cuda_kernel_test" --gtest_brief=1 2>&1 |
  tee "$results/tests.txt"
tested=$?
if grep -q '\[  SKIPPED \]' "$results/tests.txt"; then
  echo "run.sh: there is no GPU to test on" >&2
  exit 1
fi
((tested != 124 && tested != 137)) || echo "run.sh: the tests were cut off after $SECONDS s" >&2

# bench NAME PARTS [OPTIONS]: times within so many fifths of what is left; 10 seconds are for the last
# cell.
bench() {
  local name=$1 seconds=$(((budget - SECONDS) * $2 / 5 - 10))
  ((seconds > 0)) || seconds=1
  timeout -k 5 "$((seconds + 9))" "$folder/ropewalk_gpu_bench" --seconds="$seconds" \
    --output="$results/$name.json" "${@:3}" 2>&1 | tee "$results/$name.txt"
}

result=$((tested == 0 ? 0 : 1))
note() { # that a program ended so
  case $1 in
  0) ;;
  3) ((result != 0)) || result=3 ;;
  *) result=1 ;;
  esac
}
bench times 3
note $?
bench variants 4 --variants --cell-seconds=2
note $?
bench autoschedulers 5 --autoschedulers
note $?
exit "$result"
