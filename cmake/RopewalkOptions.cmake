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
