# build/wasm/demiurge.wasm: a library for a host (a reactor), without any import.
file(GLOB sources CONFIGURE_DEPENDS src/wasm/*.c)
if(NOT sources)
  message(STATUS "no src/wasm yet: only the libraries are built")
  return()
endif()

if(NOT TARGET api)
  layer(api src/api/*.c bots)
endif()

add_executable(demiurge ${sources})
target_link_libraries(demiurge PRIVATE api)
target_link_options(demiurge PRIVATE
  -mexec-model=reactor
  # The default stack is 64 KB, and an overflow would run into the data: put the stack first.
  -Wl,-z,stack-size=1048576 -Wl,--stack-first
  -Wl,--fatal-warnings -Wl,--strip-debug)
if(lto)
  target_compile_options(demiurge PRIVATE -flto)
  target_link_options(demiurge PRIVATE -flto)
endif()
