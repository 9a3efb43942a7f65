# The registered generators, built by Halide's own GenGen and run by its RunGen, without any of our
# LLVM passes: what they compute does not depend on our code generation.
add_executable(stock_gengen "${CMAKE_CURRENT_BINARY_DIR}/stock_gengen.cpp")
file(GENERATE OUTPUT stock_gengen.cpp CONTENT "// GenGen's main comes from Halide, the generators from ours.\n")
target_link_libraries(stock_gengen PRIVATE
  "$<LINK_LIBRARY:WHOLE_ARCHIVE,ropewalk_halide>" Halide::Generator)

# ropewalk_stock_kernel(generator kernel): an archive and its registration for RunGen.
set(stock_target x86-64-linux-no_asserts-strict_float-no_runtime)
set(stock_outputs)
function(ropewalk_stock_kernel generator kernel)
  set(base "${CMAKE_CURRENT_BINARY_DIR}/${kernel}")
  add_custom_command(
    OUTPUT "${base}.a" "${base}.registration.cpp"
    COMMAND stock_gengen -g ${generator} -f ${kernel} -o "${CMAKE_CURRENT_BINARY_DIR}"
            -e static_library,registration "target=${stock_target}" "kernel=${kernel}"
    DEPENDS stock_gengen VERBATIM COMMENT "GenGen ${kernel}")
  set(stock_outputs ${stock_outputs} "${base}.a" "${base}.registration.cpp" PARENT_SCOPE)
endfunction()
ropewalk_stock_kernel(rope rope_half_f32_out_d64__x86_64_pair4x2)
ropewalk_stock_kernel(rope rope_interleaved_bf16_out_dany__x86_64_lane4x1)
ropewalk_stock_kernel(copy copy_b16_out_dany__x86_64_pair8x1)

set(runtime "${CMAKE_CURRENT_BINARY_DIR}/stock_runtime.a")
add_custom_command(OUTPUT "${runtime}"
  COMMAND stock_gengen -r stock_runtime -e static_library -o "${CMAKE_CURRENT_BINARY_DIR}"
          target=x86-64-linux
  DEPENDS stock_gengen VERBATIM COMMENT "GenGen runtime")

add_executable(stock_rungen markers.c ${stock_outputs} "${runtime}")
set_source_files_properties(${stock_outputs} "${runtime}" PROPERTIES GENERATED ON)
set(archives ${stock_outputs})
list(FILTER archives INCLUDE REGEX "\\.a$")
find_package(Threads REQUIRED)
target_link_libraries(stock_rungen PRIVATE
  Halide::RunGenMain ${archives} "${runtime}" Threads::Threads ${CMAKE_DL_LIBS} m)

add_test(NAME kernel.StockHalideToolsRunTheGenerators
         COMMAND "${ROPEWALK_VENV}/bin/python" "${CMAKE_CURRENT_SOURCE_DIR}/stock_tools.py"
                 $<TARGET_FILE:stock_rungen> "${CMAKE_CURRENT_BINARY_DIR}/stock_tools")
set_tests_properties(kernel.StockHalideToolsRunTheGenerators PROPERTIES LABELS kernel TIMEOUT 120)
