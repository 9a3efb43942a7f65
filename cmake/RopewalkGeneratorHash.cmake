# A number for what the generator is made of, as a source file: the text of FILES without comments
# and spaces, and WITH; FUNCTION returns it.
set(text "${WITH}")
foreach(path IN LISTS FILES)
  file(READ "${path}" file)
  string(REGEX REPLACE "//[^\n]*" "" file "${file}")
  string(REGEX REPLACE "[ \t\r\n]+" "" file "${file}")
  get_filename_component(name "${path}" NAME)
  string(APPEND text "\n${name}:${file}")
endforeach()
string(SHA256 hash "${text}")
string(SUBSTRING "${hash}" 0 12 hash)
file(WRITE "${OUTPUT}" "#include \"codegen/generator_hash.h\"\n\nstd::string_view \
ropewalk::${FUNCTION}() { return \"${hash}\"; }\n")
