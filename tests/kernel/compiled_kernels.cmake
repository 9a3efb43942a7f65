# Kernels compiled by the tests, each when the first test asks for it.
target_sources(ropewalk_test_kernels PRIVATE compiled_kernels.cpp)
ropewalk_llvm_options(ropewalk_test_kernels)
target_compile_definitions(ropewalk_test_kernels PRIVATE
  ROPEWALK_SCHEDULES="${PROJECT_SOURCE_DIR}/schedules")
target_link_libraries(ropewalk_test_kernels PRIVATE ropewalk_codegen)

# Looks at one kernel; tests/lit/codegen runs it.
add_executable(emit-kernel emit_kernel.cpp)
ropewalk_llvm_options(emit-kernel)
target_link_libraries(emit-kernel PRIVATE ropewalk_codegen)

# Kernels for linked_kernels.cmake in a build for another processor.
add_executable(archive-kernels archive_kernels.cpp kernel_requests.cpp)
ropewalk_llvm_options(archive-kernels)
target_link_libraries(archive-kernels PRIVATE ropewalk_package ropewalk_runtime_internal)

# Kernels for cuda_matrix_test and bench/gpu, which run where there is no compiler.
add_executable(archive-device-kernels archive_device_kernels.cpp)
ropewalk_llvm_options(archive-device-kernels)
target_link_libraries(archive-device-kernels PRIVATE
  ropewalk_package ropewalk_lower ropewalk_device_matrix ropewalk_bench_harness)

# What kernels for Arm are made of, on any host.
ropewalk_add_test_program(head_loops_test LABEL kernel LLVM head_loops_test.cpp
  LIBRARIES ropewalk_codegen ropewalk_throughput
  DEFINITIONS ROPEWALK_SCHEDULES="${PROJECT_SOURCE_DIR}/schedules")

# What kernels for CUDA are made of, without a GPU.
if(NOT ROPEWALK_PTXAS)
  message(STATUS "no ptxas: registers and spills of CUDA kernels are not tested")
endif()
ropewalk_add_test_program(ptx_test LABEL cuda LLVM ptx_test.cpp
  LIBRARIES ropewalk_codegen
  DEFINITIONS ROPEWALK_PTXAS="$<$<BOOL:${ROPEWALK_PTXAS}>:${ROPEWALK_PTXAS}>")

# Kernels for OpenCL, on the device that is here: a CPU, by PoCL.
ropewalk_add_test_program(opencl_matrix_test LABEL opencl LLVM opencl_matrix_test.cpp
  LIBRARIES ropewalk_codegen ropewalk_device_matrix)

if(CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  message(STATUS "Halide's GenGen and RunGen are not tested with sanitizers: they leak")
else()
  include(stock_tools.cmake)
endif()
