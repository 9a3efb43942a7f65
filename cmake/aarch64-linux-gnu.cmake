# Toolchain file: cross-compiles for arm64 Linux with GNU's compilers. Programs that the build or
# CTest runs go through QEMU, where it is installed; QEMU_CPU in the environment names the CPU.
#
#   cmake --toolchain <prefix>/lib/cmake/Ropewalk/aarch64-linux-gnu.cmake ...
#
# On Debian: g++-aarch64-linux-gnu and qemu-user.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)

# Libraries and headers of the target only. Packages also where CMAKE_PREFIX_PATH says: a folder
# of ropewalk compile may serve several processors, and refuses those that it does not.
set(CMAKE_FIND_ROOT_PATH /usr/aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)

if(NOT DEFINED CMAKE_CROSSCOMPILING_EMULATOR)
  find_program(qemu qemu-aarch64 NO_CACHE NO_CMAKE_SYSTEM_PATH) # of PATH, as the compilers
  if(qemu)
    set(CMAKE_CROSSCOMPILING_EMULATOR "${qemu};-L;/usr/aarch64-linux-gnu")
  endif()
endif()
