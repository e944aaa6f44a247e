# build/wasm/demiurge.wasm: a library for a host (a reactor), without any import.
file(GLOB sources CONFIGURE_DEPENDS src/wasm/*.c)

# reactor(NAME SOURCE...): a library for a host. The default stack is 64 KB, and an overflow would
# run into the data: put the stack first.
function(reactor name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE api)
  target_link_options(${name} PRIVATE
    -mexec-model=reactor -Wl,-z,stack-size=1048576 -Wl,--stack-first
    -Wl,--fatal-warnings -Wl,--strip-debug)
  if(lto)
    target_compile_options(${name} PRIVATE -flto)
    target_link_options(${name} PRIVATE -flto)
  endif()
endfunction()

reactor(demiurge ${sources})

# The same with a third game, for tests/wasm: see cmake/tests.cmake.
file(GLOB lots CONFIGURE_DEPENDS tests/games/lots/[!t]*.c tests/games/lots/text.c)
reactor(demiurge_third ${sources} ${lots} ${tables_of_games})
target_include_directories(demiurge_third PRIVATE tests/games/lots)
target_compile_options(demiurge_third PRIVATE -include ${PROJECT_SOURCE_DIR}/tests/games/added.h)
