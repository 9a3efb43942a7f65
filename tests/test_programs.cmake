# GoogleTest, and how its programs become CTest tests.
#
# In a cross build tests run under an emulator, which takes longer to start than most tests to run:
# so a program is one CTest test there for each CPU that it runs on. Names begin with arm64.<cpu>.,
# labels are arm64 and the kind of test.
include(GoogleTest)

if(CMAKE_CROSSCOMPILING)
  # Debian has the library for its own processor only, and the source for others.
  set(ROPEWALK_GOOGLETEST /usr/src/googletest CACHE PATH "GoogleTest's source, to cross-compile it")
  set(INSTALL_GTEST OFF)
  set(CMAKE_WARN_DEPRECATED OFF)
  add_subdirectory("${ROPEWALK_GOOGLETEST}" "${CMAKE_CURRENT_BINARY_DIR}/googletest"
                   EXCLUDE_FROM_ALL SYSTEM)
else()
  find_package(GTest REQUIRED)
endif()

# QEMU's names: without arithmetic in f16, with it, and with bf16 too.
set(ROPEWALK_EMULATED_CPUS cortex-a53 neoverse-n1 max)
# The highest target of each, which tests compare with what the runtime detects.
set(ROPEWALK_TARGET_OF_cortex-a53 arm64)
set(ROPEWALK_TARGET_OF_neoverse-n1 arm64-fp16)
set(ROPEWALK_TARGET_OF_max arm64-bf16)

# ropewalk_add_test(name LABEL kind [CPU cpu] COMMAND ... [PROPERTIES ...]): one CTest test; in a
# cross build one for the CPU, or one for each of them. A program of this build, the command's first
# word, is run by the emulator.
function(ropewalk_add_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABEL;CPU" "COMMAND;PROPERTIES")
  if(NOT CMAKE_CROSSCOMPILING)
    add_test(NAME ${name} COMMAND ${arg_COMMAND})
    set_tests_properties(${name} PROPERTIES LABELS ${arg_LABEL} ${arg_PROPERTIES})
    return()
  endif()
  set(cpus ${ROPEWALK_EMULATED_CPUS})
  if(arg_CPU)
    set(cpus ${arg_CPU})
  endif()
  foreach(cpu IN LISTS cpus)
    set(test arm64.${cpu}.${name})
    if(CMAKE_CROSSCOMPILING_EMULATOR)
      add_test(NAME ${test} COMMAND ${arg_COMMAND})
      set_tests_properties(${test} PROPERTIES TIMEOUT 600 ${arg_PROPERTIES} ENVIRONMENT
        "QEMU_CPU=${cpu};ROPEWALK_EXPECTED_TARGET=${ROPEWALK_TARGET_OF_${cpu}}")
    else()
      add_test(NAME ${test}
               COMMAND "${CMAKE_COMMAND}" -E echo "not run: qemu-aarch64 is not installed")
      set_tests_properties(${test} PROPERTIES SKIP_REGULAR_EXPRESSION "^not run: ")
    endif()
    set_tests_properties(${test} PROPERTIES LABELS "arm64;${arg_LABEL}")
  endforeach()
endfunction()

# ropewalk_discover_tests(program LABEL kind [CPU cpu] [TOGETHER]): its tests, to CTest. TOGETHER: as
# one test, where so many are so short that starting a process for each is most of their time.
function(ropewalk_discover_tests program)
  cmake_parse_arguments(PARSE_ARGV 1 arg "TOGETHER" "LABEL;CPU" "")
  list(TRANSFORM arg_CPU PREPEND "CPU;")
  if(arg_TOGETHER OR CMAKE_CROSSCOMPILING)
    ropewalk_add_test(${program} LABEL ${arg_LABEL} ${arg_CPU}
                      COMMAND ${program} --gtest_brief=1)
  else()
    gtest_discover_tests(${program} PROPERTIES LABELS ${arg_LABEL} DISCOVERY_TIMEOUT 60)
  endif()
endfunction()

# ropewalk_test_options(program headers...): those of LLVM's sources if the program includes its
# headers. Most of a test's time is the compiler's, and what computes much is in the libraries.
function(ropewalk_test_options program)
  if(ARGN)
    ropewalk_llvm_options(${program})
    target_link_libraries(${program} PRIVATE LLVM)
  else()
    ropewalk_compile_options(${program})
  endif()
  target_compile_options(${program} PRIVATE $<$<CONFIG:Release>:-O1>)
  target_link_libraries(${program} PRIVATE GTest::gmock GTest::gtest_main)
endfunction()

# ropewalk_share_test_headers(program owner headers...): gives a program the options of tests, and
# GoogleTest's and these headers of LLVM precompiled, once for all that name the same owner. The
# owner is empty: compilers want the same definitions in both, and programs have their own.
function(ropewalk_share_test_headers program owner)
  if(NOT TARGET ${owner})
    file(GENERATE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${owner}.cpp" CONTENT "int main() {}\n")
    add_executable(${owner} "${CMAKE_CURRENT_BINARY_DIR}/${owner}.cpp")
    ropewalk_test_options(${owner} ${ARGN})
    set_target_properties(${owner} PROPERTIES
      RUNTIME_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")
    ropewalk_precompile(${owner} ${owner} <gmock/gmock.h> <gtest/gtest.h> ${ARGN})
  endif()
  ropewalk_test_options(${program} ${ARGN})
  ropewalk_precompile(${program} ${owner})
endfunction()

# ropewalk_add_test_program(name LABEL kind [CPU cpu] sources... [APART sources...] [LLVM] [TOGETHER]
# [LIBRARIES ...] [DEFINITIONS ...]): a program of tests. APART: names in them are others' too, so
# that the compiler reads each alone. LLVM: its sources include LLVM's or MLIR's headers.
function(ropewalk_add_test_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "LLVM;TOGETHER" "LABEL;CPU" "APART;LIBRARIES;DEFINITIONS")
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS} ${arg_APART})
  ropewalk_join_sources(${name} APART ${arg_APART})
  if(arg_LLVM)
    ropewalk_share_test_headers(${name} ropewalk_llvm_test_headers <llvm/ADT/STLExtras.h>
      <llvm/Support/FileSystem.h> <llvm/Support/JSON.h> <llvm/Support/MemoryBuffer.h>)
  else()
    ropewalk_share_test_headers(${name} ropewalk_test_headers)
  endif()
  target_compile_definitions(${name} PRIVATE ${arg_DEFINITIONS})
  target_link_libraries(${name} PRIVATE
    ropewalk_test_support ${arg_LIBRARIES})
  list(TRANSFORM arg_CPU PREPEND "CPU;")
  set(together)
  if(arg_TOGETHER)
    set(together TOGETHER)
  endif()
  ropewalk_discover_tests(${name} LABEL ${arg_LABEL} ${arg_CPU} ${together})
endfunction()
