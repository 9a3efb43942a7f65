# BACKEND of ropewalk_add_library is what `ropewalk compile --backend` makes, byte for byte.
set(folder "${WORK}/backend")
file(REMOVE_RECURSE "${folder}")
set(names --name foreign_rope --targets native --dtypes f32 --places out)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
  if(result)
    message(FATAL_ERROR "${ARGN} failed:\n${error}")
  endif()
endfunction()

run("${CMAKE_COMMAND}" -S "${FOREIGN}" -B "${folder}/build" -G "${GENERATOR}"
    "-DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" "-DCMAKE_CXX_COMPILER=${CXX}"
    "-DCMAKE_PREFIX_PATH=${WORK}/whole" "-DMODEL=${MODEL}" -DTARGETS=native
    "-DOPTIONS=DTYPES,f32,PLACES,out,BACKEND,mlir")
run("${CMAKE_COMMAND}" --build "${folder}/build" --target foreign_rope_package)
foreach(backend IN ITEMS mlir halide)
  run("${WORK}/whole/bin/ropewalk" compile "${MODEL}" ${names} --backend=${backend}
      -o "${folder}/${backend}")
  execute_process(COMMAND "${CMAKE_COMMAND}" -E compare_files
    "${folder}/build/foreign_rope/libforeign_rope.a" "${folder}/${backend}/libforeign_rope.a"
    RESULT_VARIABLE differs OUTPUT_QUIET ERROR_QUIET)
  set(differs_${backend} ${differs})
endforeach()
if(differs_mlir OR NOT differs_halide)
  message(FATAL_ERROR "BACKEND mlir: the library differs from that of --backend=mlir "
                      "(${differs_mlir}) or is that of --backend=halide (${differs_halide})")
endif()
