# A package of kernels for this processor is refused where another one is compiled for, and the
# message names both. Nothing is compiled: the processor is only a name here.
execute_process(
  COMMAND "${CMAKE_COMMAND}" -S "${ELSEWHERE}" -B "${WORK}/other_processor" -G "${GENERATOR}"
          "-DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" "-DCMAKE_CXX_COMPILER=${CXX}"
          -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=riscv64
          "-DCMAKE_PREFIX_PATH=${WORK}/runtime"
  RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
if(result EQUAL 0)
  message(FATAL_ERROR "configured for riscv64")
endif()
string(REGEX REPLACE "[ \n]+" " " error "${error}")
if(NOT error MATCHES "varied_ropeConfig\\.cmake, version: 0\\.[0-9.]+ \\(for [a-z0-9_]+, not riscv64\\)")
  message(FATAL_ERROR "not told the processors:\n${error}")
endif()
