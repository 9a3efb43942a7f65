# Installs the runtime and exports Ropewalk::runtime (and Ropewalk::openmp where built), so that
# find_package(Ropewalk) works against an installed tree. The generator adds its own parts.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(ROPEWALK_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/Ropewalk")

install(TARGETS ropewalk_runtime EXPORT RopewalkTargets
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime)
set(ROPEWALK_HAS_OPENMP OFF)
if(TARGET ropewalk_openmp)
  set(ROPEWALK_HAS_OPENMP ON)
  install(TARGETS ropewalk_openmp EXPORT RopewalkTargets
          ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime)
endif()
install(DIRECTORY "${PROJECT_SOURCE_DIR}/runtime/include/ropewalk"
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT runtime
        FILES_MATCHING PATTERN "*.h")
install(EXPORT RopewalkTargets NAMESPACE Ropewalk:: DESTINATION "${ROPEWALK_CMAKE_DIR}"
        COMPONENT runtime)

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/RopewalkConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/RopewalkConfig.cmake"
  INSTALL_DESTINATION "${ROPEWALK_CMAKE_DIR}")
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/RopewalkConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/RopewalkConfig.cmake"
              "${PROJECT_BINARY_DIR}/RopewalkConfigVersion.cmake"
        DESTINATION "${ROPEWALK_CMAKE_DIR}" COMPONENT runtime)
