# Finds Halide 21 (the wheel in .venv) and LLVM/MLIR 22 (Debian packages).
set(ROPEWALK_VENV "${PROJECT_SOURCE_DIR}/.venv" CACHE PATH "Python environment with the halide wheel")
file(GLOB ROPEWALK_HALIDE_DIR "${ROPEWALK_VENV}/lib/python3*/site-packages/halide")
list(APPEND CMAKE_PREFIX_PATH "/usr/lib/llvm-22")
# CMake does not look in lib64 on Debian.
set(Halide_DIR "${ROPEWALK_HALIDE_DIR}/lib64/cmake/Halide" CACHE PATH "")
set(HalideHelpers_DIR "${ROPEWALK_HALIDE_DIR}/lib64/cmake/HalideHelpers" CACHE PATH "")

# Their version files accept only an equal minor version, and releases of 22 are 22.1.x.
find_package(LLVM 22.1 REQUIRED CONFIG)
find_package(MLIR 22.1 REQUIRED CONFIG)
find_package(Halide 21 REQUIRED CONFIG COMPONENTS shared)

# The one that ./dev setup installs, so that tests see the same assembler everywhere.
file(GLOB ROPEWALK_PTXAS_HINTS "${ROPEWALK_VENV}/lib/python3*/site-packages/nvidia/cuda_nvcc/bin")
find_program(ROPEWALK_PTXAS ptxas HINTS ${ROPEWALK_PTXAS_HINTS} DOC "Makes cubins of PTX; optional")

separate_arguments(ROPEWALK_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
set(LLVM_LINK_LLVM_DYLIB ON)
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include(RopewalkDialectDocs)

# Neither /usr/lib/llvm-22/lib nor the wheel is in the loader's path.
set(CMAKE_BUILD_RPATH "${LLVM_LIBRARY_DIR};${ROPEWALK_HALIDE_DIR}/lib64")
set(CMAKE_INSTALL_RPATH "${CMAKE_BUILD_RPATH}")
