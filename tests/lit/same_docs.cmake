# COMMITTED is byte for byte what the build in BUILD has MADE.
file(READ "${MADE}" made)
file(READ "${COMMITTED}" committed)
if(NOT made STREQUAL committed)
  message(FATAL_ERROR "${COMMITTED} is not what the definitions make, expected ${MADE}; "
                      "mend it with: cmake --build ${BUILD} --target write-dialect-docs")
endif()
