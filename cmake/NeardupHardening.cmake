# Hardening flags for what users install: they make it harder to exploit a mistake in this code. Debian's own build flags
# have some of them; these are complete, also for other systems. tests/packages/hardening_test.sh checks the result.
# _GLIBCXX_ASSERTIONS is left out: bounds checks in loops over words cost 3 to 7 % of the time to cut and sign a text.

option(NEARDUP_HARDENING "Stack protection, checked libc calls, read-only relocations, PIE" OFF)

if(NEARDUP_HARDENING)
  include(CheckCXXCompilerFlag)
  include(CheckPIESupported)
  check_pie_supported(LANGUAGES CXX)  # passes -pie to the linker; CMake alone leaves that to the compiler's default
  check_cxx_compiler_flag(-fstack-clash-protection NEARDUP_HAS_STACK_CLASH_PROTECTION)
  check_cxx_compiler_flag(-fcf-protection NEARDUP_HAS_CF_PROTECTION)  # x86 only
endif()

# neardup_harden(TARGET): has no effect unless NEARDUP_HARDENING is on.
function(neardup_harden target)
  if(NOT NEARDUP_HARDENING)
    return()
  endif()
  # A distribution may define _FORTIFY_SOURCE itself; it needs optimisation.
  target_compile_options(${target} PRIVATE -fstack-protector-strong
    $<$<BOOL:${NEARDUP_HAS_STACK_CLASH_PROTECTION}>:-fstack-clash-protection>
    $<$<BOOL:${NEARDUP_HAS_CF_PROTECTION}>:-fcf-protection>
    $<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE> $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>)
  target_link_options(${target} PRIVATE -Wl,-z,relro -Wl,-z,now)
endfunction()
