# What is said where a tool is missing from PATH: the compiler, by the toolchain file and by a test;
# the emulator, by tests. They are skipped and counted.
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}/bin")
set(ENV{PATH} "${WORK}/bin")
unset(ENV{CMAKE_CXX_COMPILER_LAUNCHER}) # may name a program of PATH
unset(ENV{CMAKE_C_COMPILER_LAUNCHER})

# run(message command...): the command's output, in one line, in `text`.
function(run)
  execute_process(COMMAND ${ARGV} OUTPUT_VARIABLE text ERROR_VARIABLE text)
  string(REGEX REPLACE "[ \n]+" " " text "${text}")
  set(text "${text}" PARENT_SCOPE)
endfunction()

function(expect pattern)
  if(NOT text MATCHES "${pattern}")
    message(FATAL_ERROR "expected ${pattern} in:\n${text}")
  endif()
endfunction()

set(configure "${CMAKE_COMMAND}" -G "${GENERATOR}" "-DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}")

run(${configure} -S "${SOURCE}/tests/arm64/missing_tools" -B "${WORK}/skipped")
run("${CTEST}" --test-dir "${WORK}/skipped" -V)
expect("not run: aarch64-linux-gnu-g\\+\\+ is not installed")
expect("arm64.build .*Skipped")

set(cross ${configure} -S "${SOURCE}" "--toolchain=${SOURCE}/cmake/aarch64-linux-gnu.cmake"
    -DROPEWALK_BUILD_GENERATOR=OFF -DROPEWALK_BUILD_BENCH=OFF)
run(${cross} -B "${WORK}/no_compiler")
expect("aarch64-linux-gnu-gcc is not a full path and was not found in the PATH")

foreach(tool IN ITEMS gcc g++)
  file(CREATE_LINK "${TOOLS}/aarch64-linux-gnu-${tool}" "${WORK}/bin/aarch64-linux-gnu-${tool}"
       SYMBOLIC)
endforeach()
run(${cross} -B "${WORK}/no_host_build"
    "-DROPEWALK_HOST_BUILD=${WORK}/nowhere")
expect("ROPEWALK_HOST_BUILD is .*nowhere, expected a build with the compiler and its tests")

run(${cross} -B "${WORK}/no_emulator")
run("${CTEST}" --test-dir "${WORK}/no_emulator" -V -L arm64)
expect("not run: qemu-aarch64 is not installed")
expect("100% tests passed.*did not run.*arm64.cortex-a53.runtime_unit_test \\(Skipped\\)")
