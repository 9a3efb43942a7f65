# Kernels that a build with the compiler makes for the tests of this one, which has none.
set(archiver "${ROPEWALK_HOST_BUILD}/bin/archive-kernels")
if(NOT EXISTS "${archiver}")
  message(FATAL_ERROR "ROPEWALK_HOST_BUILD is ${ROPEWALK_HOST_BUILD}, expected a build with the "
                      "compiler and its tests, as cmake --build --preset release makes it")
endif()
file(GLOB_RECURSE schedules "${PROJECT_SOURCE_DIR}/schedules/arm64*/*.json")
set(folder "${CMAKE_CURRENT_BINARY_DIR}/kernels")
add_custom_command(
  OUTPUT "${folder}/liboffered.a" "${folder}/libcompared.a"
  COMMAND "${archiver}" arm "${PROJECT_SOURCE_DIR}/schedules" "${folder}"
  DEPENDS "${archiver}" ${schedules}
  COMMENT "Compiling kernels to test"
  VERBATIM)

add_library(kernels_offered STATIC IMPORTED)
set_target_properties(kernels_offered PROPERTIES IMPORTED_LOCATION "${folder}/liboffered.a")
add_library(kernels_compared STATIC IMPORTED)
set_target_properties(kernels_compared PROPERTIES IMPORTED_LOCATION "${folder}/libcompared.a")

target_sources(ropewalk_test_kernels PRIVATE linked_kernels.cpp
               "${folder}/liboffered.a" "${folder}/libcompared.a")
ropewalk_compile_options(ropewalk_test_kernels)
target_link_libraries(ropewalk_test_kernels PRIVATE kernels_offered kernels_compared)
