# Unit tests (tests/test_*.c, one executable each) and fuzz targets (tests/fuzz/fuzz_*.c).
# None is part of the default build: ask for the targets unit_tests or fuzz_targets.

if(CMAKE_BUILD_TYPE STREQUAL Fuzz)
  add_custom_target(fuzz_targets)
  file(GLOB sources CONFIGURE_DEPENDS tests/fuzz/fuzz_*.c)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} EXCLUDE_FROM_ALL ${source})
    target_include_directories(${name} PRIVATE include src tests)
    target_link_libraries(${name} PRIVATE cli)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz_targets ${name})
  endforeach()
  # These two meet the server from where libwebsockets would call it.
  foreach(name fuzz_message fuzz_http)
    target_sources(${name} PRIVATE tests/fuzz/stage/stage.c)
  endforeach()
  return()
endif()

# Without cmocka there is no target unit_tests, and asking for it fails.
find_library(CMOCKA cmocka)
if(NOT CMOCKA)
  return()
endif()

enable_testing()
add_custom_target(unit_tests DEPENDS demiurge)

# Clients of the server, many at a time; and the programs that drill it with them.
layer(drill tests/drill/*.c cli)
layer(test_support tests/support/*.c drill ${CMOCKA})
foreach(library drill test_support)
  set_property(TARGET ${library} APPEND PROPERTY INCLUDE_DIRECTORIES ${PROJECT_SOURCE_DIR}/tests)
endforeach()
foreach(name crash fair load)
  add_executable(drill_${name} EXCLUDE_FROM_ALL tests/drill/programs/${name}.c)
  set_target_properties(drill_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY tests)
  target_include_directories(drill_${name} PRIVATE tests)
  target_link_libraries(drill_${name} PRIVATE drill)
  if(lto)
    target_link_options(drill_${name} PRIVATE -fno-lto)
  endif()
endforeach()
add_custom_target(drills DEPENDS demiurge drill_crash drill_fair drill_load)

file(GLOB sources CONFIGURE_DEPENDS tests/test_*.c)
foreach(source IN LISTS sources)
  get_filename_component(name ${source} NAME_WE)
  add_executable(${name} EXCLUDE_FROM_ALL ${source})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY tests)
  target_include_directories(${name} PRIVATE include src tests)
  target_link_libraries(${name} PRIVATE test_support)
  if(lto)
    target_link_options(${name} PRIVATE -fno-lto)
  endif()
  add_dependencies(unit_tests ${name})

  # Tests run in the top folder and find their data there; $DEMIURGE is the program just built.
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "DEMIURGE=${PROJECT_BINARY_DIR}/demiurge;UBSAN_OPTIONS=print_stacktrace=1")
endforeach()

# Twins: chance is played by a script there, which stands before the engine's own in the libraries.
file(GLOB twins CONFIGURE_DEPENDS tests/twins/*.c)
add_library(twins OBJECT EXCLUDE_FROM_ALL ${twins})
target_include_directories(twins PRIVATE include src tests)
target_sources(test_twins PRIVATE $<TARGET_OBJECTS:twins>)
add_executable(twin_hunt EXCLUDE_FROM_ALL tests/twins/programs/hunt.c $<TARGET_OBJECTS:twins>)
set_target_properties(twin_hunt PROPERTIES RUNTIME_OUTPUT_DIRECTORY tests)
target_include_directories(twin_hunt PRIVATE include src tests)
target_link_libraries(twin_hunt PRIVATE test_support)
if(lto)
  target_link_options(twin_hunt PRIVATE -fno-lto)
endif()
add_dependencies(unit_tests twin_hunt)

# A third game, tests/games/lots, registered beside ours by the one line of tests/games/added.h.
# Only the tables that are made from the list of games are compiled again, and stand before the
# libraries; nothing else knows of it.
file(GLOB lots CONFIGURE_DEPENDS tests/games/lots/*.c)
add_library(third_game OBJECT EXCLUDE_FROM_ALL ${lots} ${tables_of_games}
  src/terminal/games.c src/tools/secrets.c src/tools/cards.c)
target_include_directories(third_game PRIVATE include src tests/games/lots)
target_compile_options(third_game PRIVATE -include ${PROJECT_SOURCE_DIR}/tests/games/added.h)
add_executable(demiurge_third EXCLUDE_FROM_ALL src/cli/main.c $<TARGET_OBJECTS:third_game>)
target_link_libraries(demiurge_third PRIVATE cli)
add_executable(test_third_game EXCLUDE_FROM_ALL tests/games/test_third_game.c
  $<TARGET_OBJECTS:third_game>)
set_target_properties(demiurge_third test_third_game PROPERTIES RUNTIME_OUTPUT_DIRECTORY tests)
target_include_directories(test_third_game PRIVATE include src tests tests/games/lots)
target_link_libraries(test_third_game PRIVATE test_support)
if(lto)
  target_link_options(demiurge_third PRIVATE -fno-lto)
  target_link_options(test_third_game PRIVATE -fno-lto)
endif()
add_dependencies(unit_tests test_third_game demiurge_third)
add_test(NAME test_third_game COMMAND test_third_game WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
set_tests_properties(test_third_game PROPERTIES ENVIRONMENT
  "DEMIURGE=${PROJECT_BINARY_DIR}/tests/demiurge_third;UBSAN_OPTIONS=print_stacktrace=1")

# The server is tested with pages of its own, so that no test waits for the real ones.
embed_pages(server_test_pages ${PROJECT_SOURCE_DIR}/tests/pages)
target_link_libraries(test_serve PRIVATE server_test_pages)

# A short crash drill, cut off after some kills; `make drill` plays hundreds of tables to the end.
add_dependencies(unit_tests drill_crash)
add_test(NAME drill_crash COMMAND drill_crash --tables 27 --kills 16 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
set_tests_properties(drill_crash PROPERTIES ENVIRONMENT
  "DEMIURGE=${PROJECT_BINARY_DIR}/demiurge;UBSAN_OPTIONS=print_stacktrace=1")

# A guard against hanging, no measure of speed: the longest test takes about 80 seconds on an idle
# machine (test_checking, with sanitizers). scripts/mutants sets less, for the hangs that it causes.
set(DEMIURGE_TEST_SECONDS 3600 CACHE STRING "After so many seconds a test is ended as hanging")
get_property(all_tests DIRECTORY PROPERTY TESTS)
set_tests_properties(${all_tests} PROPERTIES TIMEOUT ${DEMIURGE_TEST_SECONDS})

# The long ones begin first, so that no core is idle at the end. A folder that was tested before
# knows the costs itself.
foreach(cost
    "test_checking 90" "test_bots 50" "test_search 45" "test_engine_protocol 30" "test_hint 20"
    "test_online_storage 15" "test_arena_commands 10" "test_online_hostile 10" "drill_crash 10"
    "test_egypt_general 10" "test_twins 10" "test_arena 10" "test_online_leaks 5" "test_play 5")
  separate_arguments(cost)
  list(GET cost 0 name)
  list(GET cost 1 seconds)
  set_tests_properties(${name} PROPERTIES COST ${seconds})
endforeach()
