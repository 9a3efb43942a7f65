# An engine that wants the compiler from a runtime-only installation is told so.
execute_process(
  COMMAND "${CMAKE_COMMAND}" -S "${ENGINE}" -B "${WORK}/missing" -G "${GENERATOR}"
          "-DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" "-DCMAKE_CXX_COMPILER=${CXX}"
          "-DCMAKE_PREFIX_PATH=${WORK}/runtime"
  RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
if(result EQUAL 0)
  message(FATAL_ERROR "configured without a compiler")
endif()
string(REGEX REPLACE "[ \n]+" " " error "${error}")
string(FIND "${error}" "this Ropewalk was installed without its compiler" at)
if(at EQUAL -1)
  message(FATAL_ERROR "not told that the compiler is missing:\n${error}")
endif()
