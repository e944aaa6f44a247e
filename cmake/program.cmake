# The program: src/cli/main.c, with the rest of src/cli as a library so that tests can reach it.
find_package(Threads REQUIRED)

# The command line (and the tests after it) may ask the operating system; the layers may not.
add_compile_options(-D_POSIX_C_SOURCE=200809L)

find_library(WEBSOCKETS websockets)
find_path(WEBSOCKETS_HEADERS libwebsockets.h)
if(NOT WEBSOCKETS OR NOT WEBSOCKETS_HEADERS)
  message(FATAL_ERROR "libwebsockets-dev is missing: 'scripts/install play' installs what building needs")
endif()
include(cmake/web.cmake)

layer(server src/server/*.c bots ${WEBSOCKETS})
layer(cli src/cli/*.c server server_embedded_pages api Threads::Threads m)
if(NOT EXISTS ${PROJECT_SOURCE_DIR}/src/cli/main.c)
  message(STATUS "no src/cli/main.c yet: there is no program to build")
  return()
endif()

add_executable(demiurge src/cli/main.c)
target_link_libraries(demiurge PRIVATE cli)
if(lto)
  target_compile_options(demiurge PRIVATE -flto)
  target_link_options(demiurge PRIVATE -flto=auto)
endif()
