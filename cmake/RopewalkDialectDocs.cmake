# What mlir-tblgen makes of definitions: declarations of passes, and docs/dialect.md.

# ropewalk_add_passes(target name): passes.td becomes <name in lower case>_passes.h.inc for the
# target's sources, with register<name>Passes() in it, and a part of docs/dialect.md.
function(ropewalk_add_passes target name)
  string(TOLOWER "${name}_passes" file)
  include_directories(SYSTEM ${MLIR_INCLUDE_DIRS}) # mlir-tblgen takes its include path from here
  set(LLVM_TARGET_DEFINITIONS passes.td)
  mlir_tablegen(${file}.h.inc -gen-pass-decls -name=${name})
  mlir_tablegen(${file}.md -gen-pass-doc)
  add_public_tablegen_target(${target}_passes_inc)
  add_dependencies(${target} ${target}_passes_inc)
  target_include_directories(${target} SYSTEM PUBLIC "${CMAKE_CURRENT_BINARY_DIR}")
  set_property(GLOBAL APPEND PROPERTY ROPEWALK_PASS_DOCS "${CMAKE_CURRENT_BINARY_DIR}/${file}.md")
endfunction()

# ropewalk_stitch_dialect_docs(dialect): the page <dialect> and every folder's passes become
# docs/dialect.md of the build, which the target write-dialect-docs copies to the source's.
function(ropewalk_stitch_dialect_docs dialect)
  get_property(passes GLOBAL PROPERTY ROPEWALK_PASS_DOCS)
  set(made "${PROJECT_BINARY_DIR}/docs/dialect.md")
  set(script "${PROJECT_SOURCE_DIR}/cmake/RopewalkStitchDialectDocs.cmake")
  add_custom_command(OUTPUT "${made}"
    COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${made}" "-DDIALECT=${dialect}" "-DPASSES=${passes}"
            -P "${script}"
    DEPENDS "${dialect}" ${passes} "${script}" VERBATIM)
  add_custom_target(ropewalk_dialect_docs ALL DEPENDS "${made}")
  add_custom_target(write-dialect-docs
    COMMAND "${CMAKE_COMMAND}" -E copy "${made}" "${PROJECT_SOURCE_DIR}/docs/dialect.md"
    DEPENDS ropewalk_dialect_docs VERBATIM)
endfunction()
