# Kernels for one processor are refused where another one is compiled for, and messages name both.
# Nothing is compiled: processors are only names here.
function(expect pattern folder source)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -S "${source}" -B "${WORK}/other_processor/${folder}" -G "${GENERATOR}"
            "-DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" "-DCMAKE_CXX_COMPILER=${CXX}" ${ARGN}
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
  if(result EQUAL 0)
    message(FATAL_ERROR "${folder}: configured")
  endif()
  string(REGEX REPLACE "[ \n]+" " " error "${error}")
  if(NOT error MATCHES "${pattern}")
    message(FATAL_ERROR "${folder}: expected ${pattern} in:\n${error}")
  endif()
endfunction()

set(riscv -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=riscv64)
expect("varied_ropeConfig\\.cmake, version: 0\\.[0-9.]+ \\(for [a-z0-9_]+, not riscv64\\)"
       package "${ELSEWHERE}" ${riscv} "-DCMAKE_PREFIX_PATH=${WORK}/runtime")

# A copy without the file which says so.
set(copy "${WORK}/other_processor/copy/varied_rope")
file(REMOVE_RECURSE "${copy}")
file(COPY "${WORK}/runtime/varied_rope/" DESTINATION "${copy}")
file(REMOVE "${copy}/varied_ropeConfigVersion.cmake")
expect("varied_rope has kernels for [a-z0-9_]+, CMAKE_SYSTEM_PROCESSOR is 'riscv64'"
       no_version "${FOREIGN}" ${riscv} "-Dvaried_rope_DIR=${copy}")

# A compiler that could make them.
set(other arm64)
if(PROCESSOR MATCHES "^(aarch64|arm64)$")
  set(other x86-64-v3)
endif()
expect("ropewalk_add_library\\(foreign_rope\\): TARGETS is '${other}', expected one for CMAKE_SYSTEM_PROCESSOR '${PROCESSOR}'"
       library "${FOREIGN}" "-DCMAKE_PREFIX_PATH=${WORK}/whole" "-DMODEL=${MODEL}"
       "-DTARGETS=${other}")
