# ropewalk-tune-runner, the program of a tuning bundle: a static one for each architecture that a
# compiler is found for, in share/ropewalk/runner/<processor>. It is built in the same way for all,
# without this build's own flags: it runs where there may be no libraries, and measures as shipped.
# ropewalk-tune-runner-device is for devices. It loads their drivers, which need the C library that
# the machine has: of libraries it has C++'s in it, and no other. What starts kernels is compiled for
# this machine's architecture, so it is, too.
set(ROPEWALK_RUNNER_DIR "${PROJECT_BINARY_DIR}/share/ropewalk/runner")
set(ROPEWALK_RUNNER_DIR "${ROPEWALK_RUNNER_DIR}" PARENT_SCOPE)
file(MAKE_DIRECTORY "${ROPEWALK_RUNNER_DIR}") # to be installed, also where it stays empty
set(runner_sources ${trial_sources}
  harness/cpu.cpp
  harness/json_text.cpp
  harness/memory.cpp
  harness/oracle.cpp
  harness/program_options.cpp
  harness/race.cpp
  harness/subjects.cpp
  harness/team.cpp
  harness/timing.cpp
  harness/workspace.cpp
  trial/kernel_memory.cpp
  trial/runner.cpp
  trial/runner_main.cpp)
set(cpu_runner_sources ${runner_sources}
  trial/cpu_place.cpp
  ../runtime/src/cpu_features.cpp
  ../runtime/src/kernel_spec.cpp
  ../runtime/src/schedule.cpp)
get_target_property(runtime_sources ropewalk_runtime SOURCES)
list(TRANSFORM runtime_sources PREPEND "../runtime/")
set(device_runner_sources ${runner_sources} ${device_trial_sources} trial/device_place.cpp
  ${runtime_sources})
set(runner_flags -std=c++17 -O3 -DNDEBUG -ffp-contract=off -Wall -Wextra -Wno-unused-parameter
  "-I${CMAKE_CURRENT_SOURCE_DIR}" "-I${PROJECT_SOURCE_DIR}/runtime/include"
  "-I${PROJECT_SOURCE_DIR}/runtime/src")

# ropewalk_links_static(result compiler): whether there are static libraries for it.
function(ropewalk_links_static result compiler)
  set(program "${CMAKE_CURRENT_BINARY_DIR}/links_static")
  file(WRITE "${program}.cpp" "#include <string>\nint main() { return std::string().size(); }\n")
  execute_process(COMMAND "${compiler}" -static "${program}.cpp" -o "${program}"
                  RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    set(${result} OFF PARENT_SCOPE)
  else()
    set(${result} ON PARENT_SCOPE)
  endif()
endfunction()

# ropewalk_link_runner(program compiler build sources link_flags...): `build` is for objects, of the
# list named `sources`.
function(ropewalk_link_runner program compiler build sources)
  cmake_path(GET program PARENT_PATH folder)
  file(MAKE_DIRECTORY "${build}" "${folder}")
  set(objects)
  foreach(source IN LISTS ${sources})
    cmake_path(ABSOLUTE_PATH source NORMALIZE)
    cmake_path(GET source STEM name)
    set(object "${build}/${name}.o")
    add_custom_command(OUTPUT "${object}"
      COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} "${compiler}" ${runner_flags} -MD -MF "${object}.d"
              -c "${source}" -o "${object}"
      DEPENDS "${source}" DEPFILE "${object}.d" VERBATIM
      COMMENT "Building ${name} of a tuning runner")
    list(APPEND objects "${object}")
  endforeach()
  add_custom_command(OUTPUT "${program}"
    COMMAND "${compiler}" -s ${objects} ${ARGN} -o "${program}"
    DEPENDS ${objects} VERBATIM
    COMMENT "Linking the tuning runner ${program}")
  set_property(GLOBAL APPEND PROPERTY ROPEWALK_TUNE_RUNNERS "${program}")
endfunction()

# ropewalk_tune_runner(architecture processor)
function(ropewalk_tune_runner architecture processor)
  set(compiler "${ROPEWALK_CXX_${architecture}}")
  if(architecture STREQUAL host_architecture)
    set(compiler "${CMAKE_CXX_COMPILER}")
  endif()
  if(NOT compiler)
    return()
  endif()
  ropewalk_links_static(static "${compiler}")
  if(NOT static)
    message(STATUS "No tuning runner for ${processor}: ${compiler} links no static programs")
    return()
  endif()
  set(program "${ROPEWALK_RUNNER_DIR}/${processor}/ropewalk-tune-runner")
  set(build "${CMAKE_CURRENT_BINARY_DIR}/runner/${processor}")
  ropewalk_link_runner("${program}" "${compiler}" "${build}" cpu_runner_sources -static)
  if(architecture STREQUAL host_architecture)
    ropewalk_link_runner("${program}-device" "${compiler}" "${build}-device" device_runner_sources
      -static-libstdc++ -static-libgcc -ldl -pthread)
  endif()
endfunction()

ropewalk_tune_runner(x86 x86_64)
ropewalk_tune_runner(arm aarch64)
get_property(runners GLOBAL PROPERTY ROPEWALK_TUNE_RUNNERS)
add_custom_target(ropewalk_tune_runners DEPENDS ${runners})
