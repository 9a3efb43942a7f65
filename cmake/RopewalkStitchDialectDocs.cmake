# One page, OUTPUT, of what mlir-tblgen wrote about the dialect (DIALECT) and its passes (PASSES).
file(READ "${DIALECT}" text)
string(REGEX REPLACE "^<!--[^\n]*\n" "" text "${text}")
string(REPLACE "\n[TOC]\n" "" text "${text}")
string(PREPEND text "<!-- Made from generator/*/*.td by `cmake --build --preset release --target \
write-dialect-docs`. -->\n")
string(APPEND text "\n## Passes\n")
foreach(path IN LISTS PASSES)
  file(READ "${path}" passes)
  string(REGEX REPLACE "^<!--[^\n]*\n" "\n" passes "${passes}")
  string(APPEND text "${passes}")
endforeach()
# Enums that are attributes by themselves are printed with their mnemonic inside.
string(REGEX REPLACE "#rope[.]([a-z_]+)<\n  (::ropewalk::rope::[A-Za-z]+   # value\n)>"
       "#rope<\\1\n  \\2>" text "${text}")
string(REGEX REPLACE "[ \t]+\n" "\n" text "${text}")
string(REGEX REPLACE "\n\n\n+" "\n\n" text "${text}")
string(STRIP "${text}" text)
file(WRITE "${OUTPUT}" "${text}\n")
