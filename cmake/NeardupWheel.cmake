# The C library of the Python wheel (plugin/python/build_backend): it holds the archives of the libraries that it uses, so
# that it needs only the C library of the system it is installed on.

# neardup_archive(VARIABLE NAME): the path of libNAME.a; empty, with a warning, if it is not here.
function(neardup_archive variable name)
  find_library(NEARDUP_ARCHIVE_${name} NAMES lib${name}.a)
  set(${variable} "" PARENT_SCOPE)
  if(NEARDUP_ARCHIVE_${name})
    set(${variable} ${NEARDUP_ARCHIVE_${name}} PARENT_SCOPE)
  else()
    message(WARNING "lib${name}.a is not here; the wheel will need the shared library on each machine")
  endif()
endfunction()

# neardup_link_archives(TARGET NAMES...): an imported target stands for archives instead of a shared library.
function(neardup_link_archives target)
  set(archives "")
  foreach(name ${ARGN})
    neardup_archive(archive ${name})
    if(NOT archive)
      return()
    endif()
    list(APPEND archives ${archive})
  endforeach()
  list(POP_FRONT archives first)
  get_target_property(kind ${target} TYPE)
  if(kind STREQUAL "INTERFACE_LIBRARY")
    set_target_properties(${target} PROPERTIES INTERFACE_LINK_LIBRARIES "${first};${archives}")
  else()
    set_target_properties(${target} PROPERTIES IMPORTED_LOCATION ${first} IMPORTED_LOCATION_RELEASE ${first}
      INTERFACE_LINK_LIBRARIES "${archives}")
  endif()
endfunction()

neardup_link_archives(ICU::uc icuuc icudata)

# Of the 30 MB of ICU's data 4 MB, if the programs are here that take them out.
set(words ${CMAKE_CURRENT_BINARY_DIR}/icu_data_of_words.o)
if(NEARDUP_ARCHIVE_icuuc AND NEARDUP_ARCHIVE_icudata AND NEARDUP_ARCHIVE_icudata IS_NEWER_THAN ${words})
  execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/icu_data_of_words.sh ${NEARDUP_ARCHIVE_icudata} ${words}
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    message(STATUS "the wheel holds all of ICU's data, for icupkg or objcopy is not here (packages icu-devtools, binutils)")
    file(REMOVE ${words})
  endif()
endif()
if(EXISTS ${words} AND NEARDUP_ARCHIVE_icuuc)
  set_target_properties(ICU::uc PROPERTIES INTERFACE_LINK_LIBRARIES ${words})
endif()
neardup_link_archives(PkgConfig::nettle nettle)
neardup_link_archives(PkgConfig::uchardet uchardet)

# neardup_wheel_library(TARGET): without symbols. Debian compiles the archives for programs, not for shared libraries; that
# differs only where they use variables of another library. ICU's do so for the system's time zone, which nothing here
# asks for: these names get memory inside the library. What only a new glibc has is in the library, too (older_glibc.cc).
function(neardup_wheel_library target)
  set(unused ${CMAKE_CURRENT_BINARY_DIR}/unused_time_zone.cc)
  file(CONFIGURE OUTPUT ${unused} CONTENT "extern \"C\" char unused_time_zone[16];\nchar unused_time_zone[16];\n")
  target_sources(${target} PRIVATE ${unused})
  include(CheckSymbolExists)
  set(CMAKE_REQUIRED_DEFINITIONS -D_GNU_SOURCE)
  check_symbol_exists(_dl_find_object dlfcn.h NEARDUP_HAS_NEW_GLIBC)
  if(NEARDUP_HAS_NEW_GLIBC)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/older_glibc.cc)
  endif()
  target_link_options(${target} PRIVATE -static-libstdc++ -static-libgcc -Wl,-s
    -Wl,--defsym=__timezone=unused_time_zone -Wl,--defsym=tzname=unused_time_zone)
endfunction()

# neardup_link_ready_parts(TARGET FOLDER): links what another build folder of these sources has compiled: the whole of the C
# interface, and what it uses.
function(neardup_link_ready_parts target folder)
  target_link_libraries(${target} PRIVATE
    -Wl,--whole-archive ${folder}/plugin/c/libneardup_c_parts.a -Wl,--no-whole-archive)
  foreach(part pages icu_tokenizer core)  # a user before what it uses
    set(parts neardup_${part}_parts)
    get_target_property(place ${parts} BINARY_DIR)
    file(RELATIVE_PATH place ${PROJECT_BINARY_DIR} ${place})
    get_target_property(others ${parts} NEARDUP_PRIVATE)
    target_link_libraries(${target} PRIVATE ${folder}/${place}/lib${parts}.a ${others})
  endforeach()
endfunction()
