# Kernels that a build with the compiler makes for the tests of this one, which has none.
set(archiver "${ROPEWALK_HOST_BUILD}/bin/archive-kernels")
if(NOT EXISTS "${archiver}")
  message(FATAL_ERROR "ROPEWALK_HOST_BUILD is ${ROPEWALK_HOST_BUILD}, expected a build with the "
                      "compiler and its tests, as cmake --build --preset release makes it")
endif()
file(GLOB_RECURSE schedules "${PROJECT_SOURCE_DIR}/schedules/arm64*/*.json")

# ropewalk_link_kernels(library backend): those that a back end makes.
function(ropewalk_link_kernels library backend)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/kernels/${backend}")
  add_custom_command(
    OUTPUT "${folder}/liboffered.a" "${folder}/libothers.a"
    COMMAND "${archiver}" arm "${PROJECT_SOURCE_DIR}/schedules" "${folder}" ${backend}
    DEPENDS "${archiver}" ${schedules}
    COMMENT "Compiling kernels to test, by ${backend}"
    VERBATIM)
  target_sources(${library} PRIVATE linked_kernels.cpp
                 "${folder}/liboffered.a" "${folder}/libothers.a")
  ropewalk_compile_options(${library})
  foreach(archive IN ITEMS offered others)
    add_library(kernels_${archive}_${backend} STATIC IMPORTED)
    set_target_properties(kernels_${archive}_${backend} PROPERTIES
                          IMPORTED_LOCATION "${folder}/lib${archive}.a")
    target_link_libraries(${library} PRIVATE kernels_${archive}_${backend})
  endforeach()
endfunction()

ropewalk_link_kernels(ropewalk_test_kernels halide)
add_library(ropewalk_test_kernels_mlir STATIC call_shape.cpp kernel_call.cpp kernel_requests.cpp)
target_include_directories(ropewalk_test_kernels_mlir PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}")
target_link_libraries(ropewalk_test_kernels_mlir PUBLIC ropewalk_test_support)
ropewalk_link_kernels(ropewalk_test_kernels_mlir mlir)
