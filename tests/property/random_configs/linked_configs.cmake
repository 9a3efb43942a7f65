# Cases that a build with the compiler draws and makes the kernels of.
set(archiver "${ROPEWALK_HOST_BUILD}/bin/archive-configs")
file(GLOB_RECURSE schedules "${PROJECT_SOURCE_DIR}/schedules/arm64*/*.json")
set(folder "${CMAKE_CURRENT_BINARY_DIR}/configs")
add_custom_command(
  OUTPUT "${folder}/libours.a" "${folder}/librandom.a"
  COMMAND "${archiver}" "${folder}"
  DEPENDS "${archiver}" ${schedules}
  COMMENT "Drawing configurations and compiling their kernels"
  VERBATIM)

add_executable(linked_configs linked_configs.cpp "${folder}/libours.a" "${folder}/librandom.a")
ropewalk_compile_options(linked_configs)
target_link_libraries(linked_configs PRIVATE
  random_configs_cases "${folder}/libours.a" "${folder}/librandom.a")
foreach(cpu IN LISTS ROPEWALK_EMULATED_CPUS)
  ropewalk_add_test(RandomConfigs LABEL property CPU ${cpu}
    COMMAND linked_configs "${folder}/${ROPEWALK_TARGET_OF_${cpu}}.txt")
endforeach()
