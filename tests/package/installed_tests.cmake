# Tests of an installed tree: the whole, and the runtime alone. An engine elsewhere is configured,
# built and run against it, with the compiler in its own build and with a finished package.
set(work "${CMAKE_CURRENT_BINARY_DIR}/installed")
set(engine_source "${PROJECT_SOURCE_DIR}/examples/engine")
set(engine_model "${PROJECT_SOURCE_DIR}/examples/configs/llama-3.1-8b.json")

# ropewalk_add_installed_test(name [SETUP fixture] [NEEDS fixture] COMMAND ...)
function(ropewalk_add_installed_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SETUP;NEEDS" "COMMAND")
  add_test(NAME package.${name} COMMAND ${arg_COMMAND})
  set_tests_properties(package.${name} PROPERTIES
    LABELS package TIMEOUT 300
    FIXTURES_SETUP "${arg_SETUP}" FIXTURES_REQUIRED "${arg_NEEDS}")
endfunction()

# Sanitizer presets instrument the runtime, so an engine must link as they do.
set(engine_options
  "-DCMAKE_BUILD_TYPE=$<CONFIG>" "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}"
  "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} -Wall -Wextra -Werror"
  "-DCMAKE_EXE_LINKER_FLAGS=${CMAKE_EXE_LINKER_FLAGS}")
# ctest cannot hand a list on, and a prefix path is one.
set(engine_build "${CMAKE_CTEST_COMMAND}" --build-generator "${CMAKE_GENERATOR}"
    --build-makeprogram "${CMAKE_MAKE_PROGRAM}")

# What an earlier run installed must not stand in for what this one forgets.
ropewalk_add_installed_test(clean SETUP ropewalk_clean
  COMMAND "${CMAKE_COMMAND}" -E rm -rf "${work}")
ropewalk_add_installed_test(install SETUP ropewalk_installed NEEDS ropewalk_clean
  COMMAND "${CMAKE_COMMAND}" --install "${PROJECT_BINARY_DIR}" --prefix "${work}/whole")
ropewalk_add_installed_test(install_runtime SETUP ropewalk_runtime_installed NEEDS ropewalk_clean
  COMMAND "${CMAKE_COMMAND}" --install "${PROJECT_BINARY_DIR}" --prefix "${work}/runtime"
          --component runtime)
ropewalk_add_installed_test(compile_package SETUP ropewalk_package_compiled NEEDS ropewalk_installed
  COMMAND "${work}/whole/bin/ropewalk" compile "${engine_model}" --name llama_rope
          --targets x86,cuda,opencl --dtypes bf16 --places out -o "${work}/runtime/llama_rope")

ropewalk_add_installed_test(plots NEEDS ropewalk_installed
  COMMAND "${work}/whole/bin/ropewalk" plot frequencies --config "${engine_model}"
          --output "${work}/frequencies.svg")

set(lowest_target x86-64)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64")
  set(lowest_target arm64)
endif()
ropewalk_add_installed_test(tune_bundle NEEDS ropewalk_installed
  COMMAND "${work}/whole/bin/ropewalk" tune --bundle "${work}/bundle" --targets ${lowest_target}
          --model llama-3.1-8b --dtype f32 --place in --head-dim 64 --tokens 1)
set_tests_properties(package.tune_bundle PROPERTIES # where nothing can be linked statically
  SKIP_REGULAR_EXPRESSION "no such file, expected the runner")

ropewalk_add_installed_test(engine_that_compiles NEEDS ropewalk_installed
  COMMAND ${engine_build} --build-and-test "${engine_source}" "${work}/engine_that_compiles"
          --build-options ${engine_options} "-DCMAKE_PREFIX_PATH=${work}/whole"
          --test-command engine)
ropewalk_add_installed_test(engine_with_kernels_for_devices NEEDS ropewalk_installed
  COMMAND ${engine_build} --build-and-test "${engine_source}" "${work}/engine_for_devices"
          --build-options ${engine_options} "-DCMAKE_PREFIX_PATH=${work}/whole"
          "-DENGINE_TARGETS=native,cuda,opencl"
          --test-command engine)
ropewalk_add_installed_test(engine_without_compiler
  NEEDS "ropewalk_runtime_installed;ropewalk_package_compiled"
  COMMAND ${engine_build} --build-and-test "${engine_source}" "${work}/engine_without_compiler"
          --build-options ${engine_options} -DENGINE_COMPILES_ROPE=OFF
          "-DCMAKE_PREFIX_PATH=${work}/runtime"
          --test-command engine)

ropewalk_add_installed_test(vision NEEDS ropewalk_installed
  COMMAND ${engine_build} --build-and-test "${PROJECT_SOURCE_DIR}/examples/vision" "${work}/vision"
          --build-options ${engine_options} "-DCMAKE_PREFIX_PATH=${work}/whole"
          --test-command vision)

# Whole graphs, lowered by rope-opt and executed by mlir-runner: the example's, and such of StableHLO and
# linalg that libraries were exported to.
set(exported_graphs "")
foreach(graph IN ITEMS keras_hub_gemma_jax keras_hub_positions_jax penzai_jax
        transformers_llama_attention_linalg)
  list(APPEND exported_graphs "${PROJECT_SOURCE_DIR}/tests/graphs/open/${graph}.mlir")
endforeach()
list(JOIN exported_graphs "$<SEMICOLON>" exported_models)
if(CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  add_test(NAME package.graph
           COMMAND "${CMAKE_COMMAND}" -E echo "not run: mlir-runner is built without sanitizers")
  set_tests_properties(package.graph PROPERTIES
    LABELS package SKIP_REGULAR_EXPRESSION "^not run: ")
else()
  ropewalk_add_installed_test(graph NEEDS ropewalk_installed
    COMMAND ${engine_build} --build-and-test "${PROJECT_SOURCE_DIR}/examples/graph" "${work}/graph"
            --build-options ${engine_options} "-DCMAKE_PREFIX_PATH=${work}/whole"
            "-DGRAPHS=${PROJECT_SOURCE_DIR}/examples/graph/attention.mlir$<SEMICOLON>${exported_models}"
            --test-command "${ROPEWALK_VENV}/bin/python" -B
            "${CMAKE_CURRENT_SOURCE_DIR}/graph_example_test.py"
            "${PROJECT_SOURCE_DIR}/examples/graph" "${work}/whole/bin/rope-opt"
            "${LLVM_TOOLS_BINARY_DIR}/.." "${work}/graph/libgraph_kernels.so" ${exported_graphs})
endif()

# Kernels for OpenCL, found in a package, on whatever device is here.
ropewalk_add_installed_test(opencl NEEDS "ropewalk_runtime_installed;ropewalk_package_compiled"
  COMMAND ${engine_build} --build-and-test "${CMAKE_CURRENT_SOURCE_DIR}/opencl" "${work}/opencl"
          --build-options ${engine_options} "-DCMAKE_PREFIX_PATH=${work}/runtime"
          "-DROPEWALK_SOURCE=${PROJECT_SOURCE_DIR}"
          --test-command opencl_engine)
set_tests_properties(package.opencl PROPERTIES SKIP_REGULAR_EXPRESSION "not run: ")

# Kernels for CUDA, compiled in the engine's build and before it. CUDA's headers are what ./dev setup
# installs, the driver is the tests' stub, which executes PTX.
file(GLOB cuda_include "${ROPEWALK_VENV}/lib/python3*/site-packages/nvidia/cuda_runtime/include")
function(ropewalk_add_cuda_graph_test name)
  if(NOT cuda_include)
    add_test(NAME package.${name}
             COMMAND "${CMAKE_COMMAND}" -E echo "not run: CUDA's headers are not installed")
    set_tests_properties(package.${name} PROPERTIES
      LABELS package SKIP_REGULAR_EXPRESSION "^not run: ")
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "NEEDS;OPTIONS")
  ropewalk_add_installed_test(${name} NEEDS "${arg_NEEDS}"
    COMMAND ${engine_build} --build-and-test "${PROJECT_SOURCE_DIR}/examples/cuda_graph"
            "${work}/${name}"
            --build-options ${engine_options} ${arg_OPTIONS} "-DCUDA_INCLUDE_DIR=${cuda_include}"
            "-DCUDA_DRIVER=$<TARGET_LINKER_FILE:ropewalk_cuda_stub>"
            --test-command cuda_graph)
endfunction()
ropewalk_add_cuda_graph_test(cuda_graph NEEDS ropewalk_installed
  OPTIONS "-DCMAKE_PREFIX_PATH=${work}/whole")
ropewalk_add_cuda_graph_test(cuda_graph_without_compiler
  NEEDS ropewalk_runtime_installed ropewalk_package_compiled
  OPTIONS -DENGINE_COMPILES_ROPE=OFF "-DCMAKE_PREFIX_PATH=${work}/runtime")

# A package that a build of another folder made, moved to where nothing but the runtime is.
ropewalk_add_installed_test(move SETUP ropewalk_package_moved NEEDS ropewalk_runtime_installed
  COMMAND "${CMAKE_COMMAND}" -E copy_directory "${CMAKE_CURRENT_BINARY_DIR}/varied_rope"
          "${work}/runtime/varied_rope")
ropewalk_add_installed_test(elsewhere NEEDS ropewalk_package_moved
  COMMAND ${engine_build} --build-and-test "${CMAKE_CURRENT_SOURCE_DIR}/elsewhere"
          "${work}/elsewhere"
          --build-options ${engine_options} "-DCMAKE_PREFIX_PATH=${work}/runtime"
          "-DGTest_DIR=${GTest_DIR}"
          --test-command rules_and_axes_test)

ropewalk_add_installed_test(other_processor NEEDS "ropewalk_installed;ropewalk_package_moved"
  COMMAND "${CMAKE_COMMAND}" "-DWORK=${work}" "-DELSEWHERE=${CMAKE_CURRENT_SOURCE_DIR}/elsewhere"
          "-DFOREIGN=${CMAKE_CURRENT_SOURCE_DIR}/foreign" "-DMODEL=${engine_model}"
          "-DPROCESSOR=${CMAKE_SYSTEM_PROCESSOR}"
          "-DGENERATOR=${CMAKE_GENERATOR}" "-DMAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}"
          "-DCXX=${CMAKE_CXX_COMPILER}" -P "${CMAKE_CURRENT_SOURCE_DIR}/other_processor.cmake")

ropewalk_add_installed_test(backend NEEDS ropewalk_installed
  COMMAND "${CMAKE_COMMAND}" "-DWORK=${work}" "-DFOREIGN=${CMAKE_CURRENT_SOURCE_DIR}/foreign"
          "-DMODEL=${engine_model}" "-DGENERATOR=${CMAKE_GENERATOR}"
          "-DMAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}" "-DCXX=${CMAKE_CXX_COMPILER}"
          -P "${CMAKE_CURRENT_SOURCE_DIR}/backend.cmake")

ropewalk_add_installed_test(pkg_config
  NEEDS "ropewalk_runtime_installed;ropewalk_package_compiled"
  COMMAND "${CMAKE_COMMAND}" "-DWORK=${work}" "-DCC=${CMAKE_C_COMPILER}"
          "-DFLAGS=${CMAKE_CXX_FLAGS}"
          "-DSOURCE=${CMAKE_CURRENT_SOURCE_DIR}/makefile_engine.c"
          -P "${CMAKE_CURRENT_SOURCE_DIR}/pkg_config.cmake")
set_tests_properties(package.pkg_config PROPERTIES SKIP_REGULAR_EXPRESSION "SKIPPED:")

ropewalk_add_installed_test(c_only
  NEEDS "ropewalk_runtime_installed;ropewalk_package_compiled"
  COMMAND ${engine_build} --build-and-test "${CMAKE_CURRENT_SOURCE_DIR}/c_only" "${work}/c_only"
          --build-options "-DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}"
          "-DCMAKE_C_FLAGS=${CMAKE_CXX_FLAGS}" "-DCMAKE_PREFIX_PATH=${work}/runtime"
          --test-command c_only)

# What a build does when things change or are missing.
foreach(check IN ITEMS rebuilds_on_change says_what_is_missing)
  ropewalk_add_installed_test(${check} NEEDS "ropewalk_installed;ropewalk_runtime_installed"
    COMMAND "${CMAKE_COMMAND}" "-DWORK=${work}" "-DENGINE=${engine_source}"
            "-DMODEL=${engine_model}" "-DGENERATOR=${CMAKE_GENERATOR}"
            "-DMAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}" "-DCXX=${CMAKE_CXX_COMPILER}"
            -P "${CMAKE_CURRENT_SOURCE_DIR}/${check}.cmake")
endforeach()
