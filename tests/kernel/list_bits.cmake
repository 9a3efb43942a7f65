# cmake -DPROGRAM=kernel-bits -DTARGET=target -DLIST=file -P list_bits.cmake: its list, or why there
# is none.
execute_process(COMMAND "${PROGRAM}" "${TARGET}" OUTPUT_FILE "${LIST}" RESULT_VARIABLE result
                ERROR_VARIABLE error)
if(result EQUAL 2)
  file(WRITE "${LIST}" "not run: this CPU has no ${TARGET} to compare with\n")
elseif(NOT result EQUAL 0)
  message(FATAL_ERROR "${PROGRAM}: ${error}")
endif()
