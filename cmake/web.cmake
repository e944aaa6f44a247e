# The web pages: built by the target `web` (Node, and the engine as WebAssembly), and embedded in
# the program as they lie in the build folder's web/. The two are apart on purpose: the program
# never waits for the pages, and builds without Node; then it has none, and `demiurge serve` says so.

enable_language(ASM)

# embed_pages(NAME FOLDER): a library that defines NAME, a server_pages, from the files in FOLDER.
function(embed_pages name folder)
  file(GLOB_RECURSE pages CONFIGURE_DEPENDS ${folder}/*)
  set(output ${PROJECT_BINARY_DIR}/pages)
  add_custom_command(
    OUTPUT ${output}/${name}.c ${output}/${name}.s
    COMMAND ${PROJECT_SOURCE_DIR}/scripts/embed ${folder} ${output} ${name}
    DEPENDS ${pages} scripts/embed
    COMMENT "Embedding ${folder}")
  add_library(${name} STATIC EXCLUDE_FROM_ALL ${output}/${name}.c ${output}/${name}.s)
  target_include_directories(${name} PRIVATE src)
  # clang complains about options for C that it does not need for the bytes.
  target_compile_options(${name} PRIVATE
    $<$<COMPILE_LANGUAGE:ASM>:-Wno-unused-command-line-argument>)
endfunction()

embed_pages(server_embedded_pages ${PROJECT_BINARY_DIR}/web)

# Vite writes to build/web, which is the release flavour's: no other has pages or this target.
if(NOT PROJECT_BINARY_DIR STREQUAL ${PROJECT_SOURCE_DIR}/build)
  return()
endif()

# All that the pages are made of, and the engine in them; not web/node_modules.
set(rules ${games})
list(TRANSFORM rules REPLACE "(.+)" "src/\\1/*")
file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS
  web/src/* web/public/* include/*.h
  src/engine/* ${rules} src/text/* src/bots/* src/api/* src/wasm/*)
file(GLOB web_settings CONFIGURE_DEPENDS web/*.json web/*.ts web/*.js web/index.html src/*.[ch])
set(web_stamp ${PROJECT_BINARY_DIR}/web.stamp)
if(NOT EXISTS ${PROJECT_BINARY_DIR}/web/index.html)
  file(REMOVE ${web_stamp})
endif()
add_custom_command(
  OUTPUT ${web_stamp}
  COMMAND scripts/web build
  COMMAND ${CMAKE_COMMAND} -E touch ${web_stamp}
  DEPENDS ${web_sources} ${web_settings} scripts/web cmake/program-wasm.cmake cmake/wasm.cmake
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  COMMENT "Building the pages")
add_custom_target(web DEPENDS ${web_stamp})
