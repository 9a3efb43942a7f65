# What draws cases and lowers them.
add_library(random_configs_drawn STATIC books.cpp draw.cpp lowering.cpp random_book.cpp)
ropewalk_llvm_options(random_configs_drawn)
target_compile_definitions(random_configs_drawn PRIVATE
  ROPEWALK_SCHEDULES="${PROJECT_SOURCE_DIR}/schedules")
target_link_libraries(random_configs_drawn PUBLIC
  random_configs_cases ropewalk_codegen ropewalk_lower MLIR)

add_executable(random_configs kernels.cpp random_configs.cpp shrink.cpp)
ropewalk_llvm_options(random_configs)
target_link_libraries(random_configs PRIVATE random_configs_drawn)
add_test(NAME RandomConfigs COMMAND random_configs)
# It uses two cores for a part of the time, to compile and to run: other tests run beside it.
set_tests_properties(RandomConfigs PROPERTIES LABELS property TIMEOUT 2400)

# Cases and kernels for linked_configs.cmake in a build for another processor.
add_executable(archive-configs archive_configs.cpp)
ropewalk_llvm_options(archive-configs)
target_link_libraries(archive-configs PRIVATE random_configs_drawn ropewalk_package)
