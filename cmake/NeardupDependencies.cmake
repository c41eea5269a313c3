# The libraries that this project uses; docs/internals/build.md gives the reason for each. Debian ships no CMake targets for
# Xapian, xxHash and some others, so those come from pkg-config.

find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
# neardup_pkg_config(NAME MODULE): the target PkgConfig::NAME, and NAME_INCLUDE_DIRS. A .pc file may list /usr/include (that
# of libgpgme does, which GMime brings along); as -isystem that folder comes before the compiler's own, whose <cstdlib> then
# finds no <stdlib.h> behind it.
function(neardup_pkg_config name module)
  pkg_check_modules(${name} REQUIRED IMPORTED_TARGET GLOBAL ${module})
  list(REMOVE_ITEM ${name}_INCLUDE_DIRS ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES})
  set(${name}_INCLUDE_DIRS "${${name}_INCLUDE_DIRS}" PARENT_SCOPE)
  get_target_property(includes PkgConfig::${name} INTERFACE_INCLUDE_DIRECTORIES)
  if(includes)
    list(REMOVE_ITEM includes ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES})
    set_target_properties(PkgConfig::${name} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${includes}")
  endif()
endfunction()

find_package(ICU 67 REQUIRED COMPONENTS uc)
if(NOT NEARDUP_WHEEL)
  neardup_pkg_config(xapian xapian-core>=1.4)
endif()
neardup_pkg_config(nettle nettle)
neardup_pkg_config(uchardet uchardet)
neardup_pkg_config(xxhash libxxhash>=0.8)

if(NEARDUP_BUILD_CLI)
  find_package(fmt REQUIRED)
  find_package(CLI11 REQUIRED)
  neardup_pkg_config(simdjson simdjson>=3)
  neardup_pkg_config(gmime gmime-3.0)
  if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")  # a sanitizer has its own
    neardup_pkg_config(jemalloc jemalloc)
  endif()
  neardup_pkg_config(brotli libbrotlidec)
  neardup_pkg_config(libarchive libarchive)
  neardup_pkg_config(libxml2 libxml-2.0)
  neardup_pkg_config(md4c md4c)
  neardup_pkg_config(zlib zlib)
  neardup_pkg_config(zstd libzstd)
endif()

if(NEARDUP_BUILD_CLI OR NEARDUP_BUILD_TESTS)
  find_package(nlohmann_json REQUIRED)
endif()

if(NEARDUP_BUILD_TESTS)
  find_package(GTest REQUIRED)
endif()
