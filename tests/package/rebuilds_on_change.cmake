# ropewalk_add_library compiles once, and again only when the model's configuration changes.
set(build "${WORK}/rebuild")
file(REMOVE_RECURSE "${build}")
file(MAKE_DIRECTORY "${build}")
file(READ "${MODEL}" config)
file(WRITE "${build}/config.json" "${config}")

function(build_package result)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" --build "${build}/engine" --target llama_rope_package --verbose
    OUTPUT_VARIABLE output ERROR_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
  string(FIND "${output}" " compile " at)
  if(at EQUAL -1)
    set(${result} OFF PARENT_SCOPE)
  else()
    set(${result} ON PARENT_SCOPE)
  endif()
endfunction()

function(expect_in_header text)
  file(READ "${build}/engine/llama_rope/llama_rope.h" header)
  string(FIND "${header}" "${text}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "llama_rope.h lacks '${text}':\n${header}")
  endif()
endfunction()

execute_process(
  COMMAND "${CMAKE_COMMAND}" -S "${ENGINE}" -B "${build}/engine" -G "${GENERATOR}"
          "-DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" "-DCMAKE_CXX_COMPILER=${CXX}"
          "-DCMAKE_PREFIX_PATH=${WORK}/whole" "-DENGINE_MODEL=${build}/config.json"
  COMMAND_ERROR_IS_FATAL ANY)
build_package(compiled)
if(NOT compiled)
  message(FATAL_ERROR "the first build compiled nothing")
endif()
expect_in_header("llama_rope_max_positions = 131072")

build_package(compiled)
if(compiled)
  message(FATAL_ERROR "the second build compiled again, expected nothing to do")
endif()

string(REPLACE "131072" "65536" config "${config}")
file(WRITE "${build}/config.json" "${config}")
build_package(compiled)
if(NOT compiled)
  message(FATAL_ERROR "a changed configuration was not compiled")
endif()
expect_in_header("llama_rope_max_positions = 65536")
