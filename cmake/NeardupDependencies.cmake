# The libraries this project stands on; CONTRIBUTING.md gives each one's reason. Debian ships no CMake targets for
# Xapian, xxHash and some others, so those come from pkg-config.

find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(ICU 67 REQUIRED COMPONENTS uc)
pkg_check_modules(xapian REQUIRED IMPORTED_TARGET GLOBAL xapian-core>=1.4)
pkg_check_modules(nettle REQUIRED IMPORTED_TARGET GLOBAL nettle)
pkg_check_modules(xxhash REQUIRED IMPORTED_TARGET GLOBAL libxxhash>=0.8)

if(NEARDUP_BUILD_CLI)
  find_package(fmt REQUIRED)
  find_package(CLI11 REQUIRED)
  pkg_check_modules(gmime REQUIRED IMPORTED_TARGET GLOBAL gmime-3.0)
  pkg_check_modules(libarchive REQUIRED IMPORTED_TARGET GLOBAL libarchive)
  pkg_check_modules(libxml2 REQUIRED IMPORTED_TARGET GLOBAL libxml-2.0)
  pkg_check_modules(md4c REQUIRED IMPORTED_TARGET GLOBAL md4c)
  pkg_check_modules(uchardet REQUIRED IMPORTED_TARGET GLOBAL uchardet)
  pkg_check_modules(zlib REQUIRED IMPORTED_TARGET GLOBAL zlib)
endif()

if(NEARDUP_BUILD_CLI OR NEARDUP_BUILD_TESTS)
  find_package(nlohmann_json REQUIRED)
endif()

if(NEARDUP_BUILD_TESTS)
  find_package(GTest REQUIRED)
  find_package(benchmark REQUIRED)
endif()
