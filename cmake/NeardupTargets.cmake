# Settings of every target of this project: C++17, and only its own include folder.

option(NEARDUP_WARNINGS_AS_ERRORS "Treat compiler warnings as errors" OFF)
include(NeardupHardening)
include(NeardupVisibility)

# neardup_compile_options(TARGET): language level, warnings and hardening.
function(neardup_compile_options target)
  target_compile_features(${target} PUBLIC cxx_std_17)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
  if(NEARDUP_FAST_BUILD)  # collects its garbage less often: a tenth of its time for a tenth more memory
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-expand=300>)
  endif()
  if(NEARDUP_WARNINGS_AS_ERRORS)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  neardup_harden(${target})
endfunction()

# neardup_made_table(TARGET SCRIPT TABLE): includes TABLE, which SCRIPT prints. It is copied, so that a file without changes
# keeps its time.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
function(neardup_made_table target script table)
  set(made ${CMAKE_CURRENT_BINARY_DIR}/${table})
  get_filename_component(folder ${made} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/${script} OUTPUT_FILE ${made}.new
                  COMMAND_ERROR_IS_FATAL ANY)
  configure_file(${made}.new ${made} COPYONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${script})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
endfunction()

# neardup_precompile(TARGET HEADERS...): for development and fast builds; the headers that most of its files include.
function(neardup_precompile target)
  if(NEARDUP_BUILD_TESTS OR NEARDUP_FAST_BUILD)
    target_precompile_headers(${target} PRIVATE <algorithm> <functional> <memory> <optional> <string> <vector> ${ARGN})
  endif()
endfunction()

# neardup_sources_as_units(TARGET): with NEARDUP_FAST_BUILD, compiles the sources of a target as one, so that it reads the
# headers that they share once. The compiler takes such a source for a header and would warn of its anonymous namespaces.
function(neardup_sources_as_units target)
  if(NEARDUP_FAST_BUILD)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
endfunction()

# neardup_lightly_optimised(TARGET): with NEARDUP_FAST_BUILD, for what waits for the core: 40 % of the compiler's time.
function(neardup_lightly_optimised target)
  if(NEARDUP_FAST_BUILD)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# neardup_without_optimisation(TARGET PUBLIC|PRIVATE): with NEARDUP_FAST_BUILD, for what tests and waits for the libraries:
# two thirds of the compiler's time with -O1. Sanitizers are slow enough. _FORTIFY_SOURCE needs optimisation.
function(neardup_without_optimisation target visibility)
  if(NEARDUP_FAST_BUILD AND CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    target_compile_options(${target} ${visibility} -O1)
  elseif(NEARDUP_FAST_BUILD)
    target_compile_options(${target} ${visibility} -O0 -U_FORTIFY_SOURCE)
  endif()
endfunction()

# neardup_room_units(TARGET): neardup_sources_as_units() for a target of several rooms, each room by itself.
function(neardup_room_units target)
  neardup_sources_as_units(${target})
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    get_source_file_property(unit ${source} UNITY_GROUP)
    if(NOT unit)
      get_filename_component(path ${source} ABSOLUTE)
      get_filename_component(folder ${path} DIRECTORY)
      get_filename_component(room ${folder} NAME)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${room})
    endif()
  endforeach()
endfunction()

# neardup_library(NAME SOURCES files... [USES libraries...] [PUBLIC targets...] [PRIVATE targets...])
#
# Two libraries of the same objects, from the rooms <component>/src/* and the public headers in <component>/include:
#   neardup_NAME        XapianNeardup::NAME, what is installed, shared or static. It holds the libraries that it USES, so
#                       that it exports what public headers declare and nothing else; its users get these headers
#   neardup_NAME_parts  static, for the other parts of this project; its users may include the rooms' headers, too
#                       (tests/layering_test.py says which)
# USES are libraries of this project by NAME, or pages (plugin/intake), which is not installed itself. PUBLIC and PRIVATE
# are others that headers name, or only sources.
function(neardup_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;PUBLIC;PRIVATE")
  set(parts neardup_${name}_parts)
  add_library(${parts} STATIC ${arg_SOURCES})
  neardup_compile_options(${parts})
  set_target_properties(${parts} PROPERTIES NEARDUP_PRIVATE "${arg_PRIVATE}")
  target_include_directories(${parts} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/include ${CMAKE_CURRENT_SOURCE_DIR}/src)
  list(TRANSFORM arg_USES REPLACE "(.+)" "neardup_\\1_parts" OUTPUT_VARIABLE used_parts)
  target_link_libraries(${parts} PUBLIC ${used_parts} ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  neardup_export_public_headers(${parts})
  neardup_room_units(${parts})

  add_library(neardup_${name} $<TARGET_OBJECTS:${parts}>)
  add_library(XapianNeardup::${name} ALIAS neardup_${name})
  target_compile_features(neardup_${name} PUBLIC cxx_std_17)
  set_target_properties(neardup_${name} PROPERTIES LINKER_LANGUAGE CXX EXPORT_NAME ${name}
    OUTPUT_NAME neardup_${name} VERSION ${PROJECT_VERSION} SOVERSION 0)
  target_include_directories(neardup_${name}
    PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:include>)
  target_link_libraries(neardup_${name} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  foreach(used ${arg_USES})
    target_sources(neardup_${name} PRIVATE $<TARGET_OBJECTS:neardup_${used}_parts>)
    get_target_property(others neardup_${used}_parts NEARDUP_PRIVATE)
    target_link_libraries(neardup_${name} PRIVATE ${others})
    if(EXISTS ${PROJECT_SOURCE_DIR}/${used}/include)
      target_include_directories(neardup_${name}
        PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/${used}/include>)
    endif()
  endforeach()
  neardup_harden(neardup_${name})
endfunction()
