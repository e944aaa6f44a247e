# CMake toolchain: WebAssembly by clang 14 and Debian's wasi-libc.
#
# Do not install binaryen or emscripten beside it: clang would run their wasm-opt without a word.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-14)
set(CMAKE_RANLIB llvm-ranlib-14)
set(CMAKE_EXECUTABLE_SUFFIX_C .wasm)

# A reactor has no main, so CMake's trial program would not link.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
