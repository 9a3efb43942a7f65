# A C program built with nothing but a compiler and pkg-config.
find_program(PKG_CONFIG NAMES pkg-config pkgconf)
if(NOT PKG_CONFIG)
  message("SKIPPED: no pkg-config on this machine")
  return()
endif()
set(ENV{PKG_CONFIG_PATH} "${WORK}/runtime/lib/pkgconfig:${WORK}/runtime/llama_rope")
execute_process(COMMAND "${PKG_CONFIG}" --cflags --libs llama_rope
                OUTPUT_VARIABLE options COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(options UNIX_COMMAND "${FLAGS} ${options}")
execute_process(COMMAND "${CC}" "${SOURCE}" ${options} -o "${WORK}/makefile_engine"
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${WORK}/makefile_engine" COMMAND_ERROR_IS_FATAL ANY)
# What compiled graphs call is a library beside it.
file(WRITE "${WORK}/graph.c"
     "#include <ropewalk/graph.h>\nint main(void) { return (int)ropewalk_graph_plans(); }\n")
execute_process(COMMAND "${PKG_CONFIG}" --exists ropewalk-openmp COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${PKG_CONFIG}" --cflags --libs ropewalk-graph
                OUTPUT_VARIABLE options COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(options UNIX_COMMAND "${FLAGS} ${options}")
execute_process(COMMAND "${CC}" "${WORK}/graph.c" ${options} -o "${WORK}/makefile_graph"
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${WORK}/makefile_graph" COMMAND_ERROR_IS_FATAL ANY)
