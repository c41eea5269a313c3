# What every target of this project has in common: C++17, its own include folder and nothing else's.

option(NEARDUP_WARNINGS_AS_ERRORS "Treat compiler warnings as errors" OFF)
include(NeardupHardening)
include(NeardupVisibility)

# neardup_compile_options(TARGET): language level, warnings and hardening.
function(neardup_compile_options target)
  target_compile_features(${target} PUBLIC cxx_std_17)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
  if(NEARDUP_WARNINGS_AS_ERRORS)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  neardup_harden(${target})
endfunction()

# neardup_precompile(TARGET HEADERS...): where a build from scratch is to be fast; the headers that most of its files read.
function(neardup_precompile target)
  if(NEARDUP_FAST_BUILD)
    target_precompile_headers(${target} PRIVATE <memory> <optional> <string> <vector> ${ARGN})
  endif()
endfunction()

# neardup_library(NAME SOURCES...): the library XapianNeardup::NAME from the rooms <component>/src/*; its public headers are
# in <component>/include. Other parts of this project may include a room's headers, too: layering_test says which.
function(neardup_library name)
  add_library(neardup_${name} ${ARGN})
  add_library(XapianNeardup::${name} ALIAS neardup_${name})
  neardup_compile_options(neardup_${name})
  set_target_properties(neardup_${name} PROPERTIES
    EXPORT_NAME ${name} OUTPUT_NAME neardup_${name} VERSION ${PROJECT_VERSION} SOVERSION 0)
  target_include_directories(neardup_${name}
    PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include> $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/src>
           $<INSTALL_INTERFACE:include>)
  neardup_export_public_headers(neardup_${name})
endfunction()
