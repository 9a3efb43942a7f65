# Compile flags that every Ropewalk target shares; sanitizers and -Werror come from presets only.

# ropewalk_compile_options(target): warnings, and floating point exactly as written.
function(ropewalk_compile_options target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wno-unused-parameter -ffp-contract=off)
endfunction()

# ropewalk_llvm_options(target): for sources that include LLVM or MLIR headers.
function(ropewalk_llvm_options target)
  ropewalk_compile_options(${target})
  target_include_directories(${target} SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  target_compile_definitions(${target} PRIVATE ${ROPEWALK_LLVM_DEFINITIONS})
  target_compile_options(${target} PRIVATE -fno-exceptions)
  # GCC 12 takes the empty state of the std::optional inside FailureOr for one that is read.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  # LLVM's allocators poison freed memory in headers, which we instrument, and unpoison it in the
  # library, which is not: address sanitizer must be kept from their sight.
  target_compile_options(${target} PRIVATE -U__SANITIZE_ADDRESS__)
  # MLIR identifies traits by the address of a static in an inline function: hidden, we and
  # the shared library would each have our own.
  set_target_properties(${target} PROPERTIES CXX_VISIBILITY_PRESET default
                                             VISIBILITY_INLINES_HIDDEN OFF)
endfunction()

option(ROPEWALK_JOIN_SOURCES "Let the compiler read several sources at once" ON)

# ropewalk_join_sources(target [APART sources...]): several sources are compiled at once, and what
# they include is read once for them, which is most of the work where that is LLVM, MLIR or
# GoogleTest. Their static names have to differ; those of sources APART need not. Sources include
# what they use nevertheless; preset dev compiles each alone.
function(ropewalk_join_sources target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "APART")
  if(ROPEWALK_JOIN_SOURCES)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    set_source_files_properties(${arg_APART} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

# ropewalk_precompile(target kind headers...): headers that are read once for all targets of this
# kind, whose other options have to be alike: the first one's are taken, and it must not have
# definitions that others lack. Sources include what they use nevertheless; preset dev builds without.
function(ropewalk_precompile target kind)
  get_property(first GLOBAL PROPERTY ROPEWALK_PRECOMPILED_${kind})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${ARGN})
    set_property(GLOBAL PROPERTY ROPEWALK_PRECOMPILED_${kind} ${target})
  endif()
endfunction()

# ropewalk_precompile_mlir(library): for libraries that build or read IR.
function(ropewalk_precompile_mlir library)
  ropewalk_precompile(${library} MLIR
    <llvm/ADT/STLExtras.h> <mlir/Dialect/Arith/IR/Arith.h> <mlir/Dialect/Func/IR/FuncOps.h>
    <mlir/Dialect/MemRef/IR/MemRef.h> <mlir/Dialect/Tensor/IR/Tensor.h> <mlir/IR/Builders.h>
    <mlir/IR/BuiltinOps.h> <mlir/IR/PatternMatch.h>)
endfunction()
