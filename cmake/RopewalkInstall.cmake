# What an engine needs of Ropewalk: the runtime and, where it was built, the compiler. Components:
# runtime (headers, library, CMake and pkg-config files), compiler (ropewalk, rope-opt, schedules,
# the script that draws, objects of hand-written kernels to compare with on paper,
# programs of tuning bundles).
# In the build tree Ropewalk::ropewalk and ropewalk_add_library are there as after find_package.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
include(RopewalkAddLibrary)

set(ROPEWALK_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/Ropewalk")
# bin/ropewalk looks for its records in ../share.
set(ROPEWALK_SCHEDULE_DIR "${CMAKE_INSTALL_DATADIR}/ropewalk/schedules")
set_property(GLOBAL PROPERTY ROPEWALK_SCHEDULES "${PROJECT_SOURCE_DIR}/schedules")

#--- runtime ------------------------------------------------------------------#

set(libraries ropewalk_runtime ropewalk_graph)
if(TARGET ropewalk_openmp)
  list(APPEND libraries ropewalk_openmp)
endif()
install(TARGETS ${libraries} EXPORT RopewalkTargets
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/runtime/include/ropewalk"
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT runtime
        FILES_MATCHING PATTERN "*.h")
install(EXPORT RopewalkTargets NAMESPACE Ropewalk:: DESTINATION "${ROPEWALK_CMAKE_DIR}"
        COMPONENT runtime)

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/RopewalkConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/RopewalkConfig.cmake"
  INSTALL_DESTINATION "${ROPEWALK_CMAKE_DIR}"
  PATH_VARS ROPEWALK_SCHEDULE_DIR)
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/RopewalkConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
# CMake's own check knows pointer sizes only.
file(APPEND "${PROJECT_BINARY_DIR}/RopewalkConfigVersion.cmake" "
if(CMAKE_SYSTEM_PROCESSOR AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL \"${CMAKE_SYSTEM_PROCESSOR}\")
  set(PACKAGE_VERSION \"\${PACKAGE_VERSION} (${CMAKE_SYSTEM_PROCESSOR})\")
  set(PACKAGE_VERSION_UNSUITABLE TRUE)
endif()
")
install(FILES "${PROJECT_BINARY_DIR}/RopewalkConfig.cmake"
              "${PROJECT_BINARY_DIR}/RopewalkConfigVersion.cmake"
              "${PROJECT_SOURCE_DIR}/cmake/RopewalkAddLibrary.cmake"
              "${PROJECT_SOURCE_DIR}/cmake/aarch64-linux-gnu.cmake"
        DESTINATION "${ROPEWALK_CMAKE_DIR}" COMPONENT runtime)

file(RELATIVE_PATH ROPEWALK_PREFIX_FROM_PC "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig"
     "${CMAKE_INSTALL_PREFIX}")
# ropewalk_install_pc(name description libraries): one library's file, with all that it needs, in
# the order in which a linker reads static ones.
function(ropewalk_install_pc name description libraries)
  set(ROPEWALK_PC_NAME "${name}")
  set(ROPEWALK_PC_DESCRIPTION "${description}")
  set(ROPEWALK_PC_LIBRARIES "${libraries} -lropewalk -lstdc++ -lm -ldl")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/ropewalk.pc.in" "${PROJECT_BINARY_DIR}/${name}.pc"
                 @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc"
          DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT runtime)
endfunction()
ropewalk_install_pc(ropewalk "runtime of rotary position embedding kernels" "")
ropewalk_install_pc(ropewalk-graph "what compiled graphs call of Ropewalk" "-lropewalk_graph")
if(TARGET ropewalk_openmp)
  ropewalk_install_pc(ropewalk-openmp "Ropewalk's calls on OpenMP's threads"
                      "-lropewalk_openmp -fopenmp")
endif()

#--- compiler -----------------------------------------------------------------#

if(TARGET ropewalk)
  add_executable(Ropewalk::ropewalk ALIAS ropewalk)
  # An export of its own: the runtime can be installed alone.
  install(TARGETS ropewalk EXPORT RopewalkCompilerTargets
          RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT compiler)
  install(TARGETS rope-opt RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT compiler)
  install(TARGETS RopewalkMLIR LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT compiler)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/generator/extension/include/ropewalk-c"
          DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT compiler FILES_MATCHING PATTERN "*.h")
  install(EXPORT RopewalkCompilerTargets NAMESPACE Ropewalk::
          DESTINATION "${ROPEWALK_CMAKE_DIR}" COMPONENT compiler)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/schedules/" DESTINATION "${ROPEWALK_SCHEDULE_DIR}"
          COMPONENT compiler FILES_MATCHING PATTERN "*.json")
  install(FILES "${PROJECT_SOURCE_DIR}/tools/plot/plot.py"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/ropewalk" COMPONENT compiler)
  install(DIRECTORY "${ROPEWALK_BASELINE_DIR}"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/ropewalk" COMPONENT compiler
          FILES_MATCHING PATTERN "*.o")
  install(DIRECTORY "${ROPEWALK_RUNNER_DIR}" USE_SOURCE_PERMISSIONS
          DESTINATION "${CMAKE_INSTALL_DATADIR}/ropewalk" COMPONENT compiler)
endif()
