# The program: src/cli/main.c, with the rest of src/cli as a library so that tests can reach it.
find_package(Threads REQUIRED)

# The command line (and the tests after it) may ask the operating system; the layers may not.
add_compile_options(-D_POSIX_C_SOURCE=200809L)

# need(NAME LIBRARY HEADER PACKAGE): a library of the system that the server cannot do without.
function(need name library header package)
  find_library(${name} ${library})
  find_path(${name}_HEADERS ${header})
  if(NOT ${name} OR NOT ${name}_HEADERS)
    message(FATAL_ERROR
      "${package} is missing: 'scripts/install play' installs what building needs")
  endif()
endfunction()
need(WEBSOCKETS websockets libwebsockets.h libwebsockets-dev)
need(UV uv uv.h libuv1-dev)
need(SSL ssl openssl/ssl.h libssl-dev)
need(CRYPTO crypto openssl/evp.h libssl-dev)
need(JANSSON jansson jansson.h libjansson-dev)
need(SQLITE sqlite3 sqlite3.h libsqlite3-dev)
need(SODIUM sodium sodium.h libsodium-dev)
include(cmake/web.cmake)

# What the layers above take from the operating system: memory, files, chance, threads for bots.
layer(host src/host/*.c bots Threads::Threads)

# What outlives the server; tables, without sockets and disks; the server itself.
layer(store src/store/*.c ${SQLITE} Threads::Threads)
layer(online src/online/*.c api host store ${JANSSON} ${SODIUM} m)
layer(server src/server/*.c online ${WEBSOCKETS} ${UV} ${SSL} ${CRYPTO} Threads::Threads)

# The layers of the command line: each is a library, and none uses src/cli, which uses them all.
layer(terminal "src/terminal/*.c;src/terminal/*/*.c" api host)
layer(arena src/arena/*.c bots host m)
layer(protocol src/protocol/*.c api host)
layer(tools src/tools/*.c online terminal m)
layer(cli src/cli/*.c server server_embedded_pages terminal arena protocol tools)
set_source_files_properties(src/cli/version.c PROPERTIES
  COMPILE_DEFINITIONS "DEMIURGE_VERSION=\"${PROJECT_VERSION}\"")

add_executable(demiurge src/cli/main.c)
target_link_libraries(demiurge PRIVATE cli)
if(lto)
  target_compile_options(demiurge PRIVATE -flto)
  target_link_options(demiurge PRIVATE -flto=auto)
endif()
