# ropewalk_add_library(name
#   MODEL model [model ...]               Hugging Face config.json files, graphs (.mlir, .mlirbc), or
#                                         names as ropewalk models lists them
#   TARGETS target [target ...]           x86-64-v4, arm64-bf16, x86, native, cuda, opencl, ... as ropewalk
#                                         compile --targets
#   [DTYPES f32 f16 bf16]                 storage types; default: all
#   [PLACES out in]                       out of place, in place; default: both
#   [PAIRING half|interleaved]            default: what the model's type uses
#   [ANGLE exact|hf]                      default: exact
#   [SEQ_LEN tokens]                      for rules that depend on the number of tokens served
#   [BACKEND halide|mlir]                 what makes kernels, mlir for CPUs only; default: halide
#   [PTXAS program|none]                  makes cubins of kernels for CUDA; default: ptxas on PATH, or none;
#                                         without cuda among TARGETS ignored
#   [SCHEDULES folder])                   records to use instead of Ropewalk's own
#
# Compiles the models' kernels while the project builds, again whenever a configuration, a schedule
# or the compiler changes. `name` (also name::name, as find_package(name) calls it) is a library to
# link: it brings its header, "name.h", and Ropewalk::runtime. The folder it is made in,
# <binary dir>/name, is a whole package: copied elsewhere it serves find_package(name). With targets
# of several architectures it has a library of each, and the one for CMAKE_SYSTEM_PROCESSOR is linked.
function(ropewalk_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "PAIRING;ANGLE;SEQ_LEN;BACKEND;PTXAS;SCHEDULES"
                        "MODEL;TARGETS;DTYPES;PLACES")
  if(DEFINED arg_UNPARSED_ARGUMENTS OR DEFINED arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "ropewalk_add_library(${name}): cannot use "
                        "'${arg_UNPARSED_ARGUMENTS}${arg_KEYWORDS_MISSING_VALUES}'")
  endif()
  if(NOT DEFINED arg_MODEL OR NOT DEFINED arg_TARGETS)
    message(FATAL_ERROR "ropewalk_add_library(${name}): expected MODEL and TARGETS")
  endif()
  if(NOT TARGET Ropewalk::ropewalk)
    set(expected "one built with ROPEWALK_BUILD_GENERATOR")
    if(CMAKE_CROSSCOMPILING)
      set(expected "find_package(${name}) of what 'ropewalk compile ... -o ${name}' made on the host")
    endif()
    message(FATAL_ERROR "ropewalk_add_library(${name}): this Ropewalk was installed without its "
                        "compiler, expected ${expected}")
  endif()

  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}")
  set(models "")
  set(configs "")
  foreach(model IN LISTS arg_MODEL)
    if(model MATCHES "/|\\.(json|mlir|mlirbc)$") # otherwise a name
      get_filename_component(model "${model}" ABSOLUTE)
      list(APPEND configs "${model}")
    endif()
    list(APPEND models "${model}")
  endforeach()
  if(NOT DEFINED arg_SCHEDULES)
    get_property(arg_SCHEDULES GLOBAL PROPERTY ROPEWALK_SCHEDULES)
  endif()
  get_filename_component(schedules "${arg_SCHEDULES}" ABSOLUTE)
  # Data, of whatever version is installed: no list could be kept here. A new file, which comes with a
  # new compiler, is seen when CMake next runs.
  file(GLOB_RECURSE records "${schedules}/*.json")

  set(options --name "${name}" --schedules "${schedules}")
  string(REPLACE "," ";" targets "${arg_TARGETS}")
  if(NOT "cuda" IN_LIST targets)
    unset(arg_PTXAS)
  endif()
  foreach(keyword IN ITEMS TARGETS DTYPES PLACES PAIRING ANGLE SEQ_LEN BACKEND PTXAS)
    if(DEFINED arg_${keyword})
      string(TOLOWER "${keyword}" option)
      string(REPLACE "_" "-" option "${option}")
      list(JOIN arg_${keyword} "," values)
      list(APPEND options "--${option}" "${values}")
    endif()
  endforeach()

  _ropewalk_library_files(${name} "${arg_TARGETS}" libraries own_library)
  set(outputs "")
  foreach(file IN ITEMS ${libraries} "${name}.h" "${name}Config.cmake" "${name}ConfigVersion.cmake"
                        "${name}.kernels.txt")
    list(APPEND outputs "${folder}/${file}")
  endforeach()
  add_custom_command(
    OUTPUT ${outputs}
    COMMAND Ropewalk::ropewalk compile ${models} ${options} -o "${folder}"
    DEPENDS ${configs} ${records} "$<TARGET_FILE:Ropewalk::ropewalk>"
    COMMENT "Compiling RoPE kernels of ${name}"
    VERBATIM)
  add_custom_target(${name}_package DEPENDS ${outputs})

  file(MAKE_DIRECTORY "${folder}") # CMake wants include folders of imported targets to exist
  add_library(${name} STATIC IMPORTED GLOBAL)
  add_library(${name}::${name} ALIAS ${name})
  add_dependencies(${name} ${name}_package)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION "${folder}/${own_library}")
  target_include_directories(${name} INTERFACE "${folder}")
  target_link_libraries(${name} INTERFACE Ropewalk::runtime)
endfunction()

# Where `ropewalk compile` puts the libraries for these targets, below its folder: at the top if they
# are of one architecture, else each in its processor's folder. `own_library` is the one for the
# processor that is compiled for.
function(_ropewalk_library_files name targets libraries own_library)
  set(x86_64 "^(x86_64|AMD64|amd64)$")
  set(aarch64 "^(aarch64|arm64|ARM64)$")
  set(processors "")
  string(REPLACE "," ";" targets "${targets}") # as on the command line
  set(cpus ${targets})
  list(REMOVE_ITEM cpus cuda opencl)
  if(NOT cpus) # devices alone are started by this machine
    list(APPEND targets native)
  endif()
  foreach(target IN LISTS targets)
    foreach(processor IN ITEMS x86_64 aarch64)
      string(SUBSTRING "${processor}" 0 1 letter) # of the targets' names, too
      if(target MATCHES "^${letter}" OR
         (target STREQUAL "native" AND CMAKE_HOST_SYSTEM_PROCESSOR MATCHES "${${processor}}"))
        list(APPEND processors ${processor})
      endif()
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES processors)
  list(LENGTH processors count)
  set(found "")
  set(own "")
  foreach(processor IN LISTS processors)
    set(library "lib${name}.a")
    if(count GREATER 1)
      set(library "${processor}/${library}")
    endif()
    list(APPEND found "${library}")
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "${${processor}}")
      set(own "${library}")
    endif()
  endforeach()
  if(NOT own)
    message(FATAL_ERROR "ropewalk_add_library(${name}): TARGETS is '${targets}', expected one for "
                        "CMAKE_SYSTEM_PROCESSOR '${CMAKE_SYSTEM_PROCESSOR}'")
  endif()
  set(${libraries} "${found}" PARENT_SCOPE)
  set(${own_library} "${own}" PARENT_SCOPE)
endfunction()
