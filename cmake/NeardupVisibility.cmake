# The shared libraries export only what their public headers declare.
#
# They are compiled with hidden visibility. Instead of an export macro on each declaration of each public header, the
# library's own sources, and those of this project that use it, read each header through a wrapper in the build folder:
#
#   #pragma GCC visibility push(default)
#   #include ".../neardup/finder.h"
#   #pragma GCC visibility pop
#
# so that the headers themselves stay plain C++, and a new one is exported by being there. A class of src/ is never read
# through a wrapper and stays inside. A consumer reads the plain headers: under the compiler's default visibility they
# declare the same, and under -fvisibility=hidden exceptions and dynamic_cast work on, for the C++ run-time libraries of
# ELF systems compare types by their names. tests/packages/exported_symbols_test.sh tests all this.

# neardup_export_public_headers(TARGET): call it in the library's own folder; has no effect without shared libraries.
function(neardup_export_public_headers target)
  if(NOT BUILD_SHARED_LIBS)
    return()
  endif()
  set_target_properties(${target} PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  set(include "#include \"${CMAKE_CURRENT_SOURCE_DIR}/include")
  file(GLOB headers RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/include CONFIGURE_DEPENDS include/neardup/*.h)
  foreach(header ${headers})
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/exported/${header} @ONLY CONTENT
      "#pragma GCC visibility push(default)\n@include@/@header@\"\n#pragma GCC visibility pop\n")
  endforeach()
  target_include_directories(${target} BEFORE PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_BINARY_DIR}/exported>)
endfunction()
