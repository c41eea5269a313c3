# `cmake --install`: libraries, headers, CMake package, pkg-config file; with the tool its hook, Omega's templates, man
# pages and completion; documentation. Each finds the rest relative to itself, so that an installed tree may be moved.
if(NOT NEARDUP_INSTALL)
  return()
endif()
include(CMakePackageConfigHelpers)

# neardup_install_target(TARGET FOLDER): looks for shared libraries in the library folder, relative to FOLDER.
function(neardup_install_target target folder)
  file(RELATIVE_PATH libraries /prefix/${folder} /prefix/${CMAKE_INSTALL_LIBDIR})
  if(BUILD_SHARED_LIBS)
    set_target_properties(${target} PROPERTIES INSTALL_RPATH "$ORIGIN/${libraries}")
  endif()
  install(TARGETS ${target} ${ARGN}
    RUNTIME DESTINATION ${folder} LIBRARY DESTINATION ${folder} ARCHIVE DESTINATION ${folder})
endfunction()

foreach(component core icu_tokenizer plugin)
  neardup_install_target(neardup_${component} ${CMAKE_INSTALL_LIBDIR} EXPORT XapianNeardupTargets)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${component}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endforeach()
if(NEARDUP_BUILD_CLI)
  neardup_install_target(xapian-neardup ${CMAKE_INSTALL_BINDIR})
  foreach(library commands hook pages)
    neardup_install_target(xapian-neardup-${library} ${NEARDUP_HOOK_DIR})
  endforeach()
endif()
if(BUILD_SHARED_LIBS AND NEARDUP_BUILD_BINDINGS)
  set_target_properties(neardup_c PROPERTIES INSTALL_RPATH "$ORIGIN")
endif()

include(NeardupDocuments)

# Programs that link a static library need its dependencies, too; a shared one brings them along.
if(BUILD_SHARED_LIBS)
  set(static_libraries OFF)
  set(requires_private "")
else()
  set(static_libraries ON)
  set(requires_private "icu-uc, nettle, uchardet")
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/XapianNeardup)
install(EXPORT XapianNeardupTargets NAMESPACE XapianNeardup:: DESTINATION ${package_dir})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/XapianNeardupConfig.cmake.in
  ${PROJECT_BINARY_DIR}/XapianNeardupConfig.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/XapianNeardupConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/XapianNeardupConfig.cmake ${PROJECT_BINARY_DIR}/XapianNeardupConfigVersion.cmake
  DESTINATION ${package_dir})

file(RELATIVE_PATH prefix_from_pc /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(${PROJECT_SOURCE_DIR}/cmake/xapian-neardup.pc.in ${PROJECT_BINARY_DIR}/xapian-neardup.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/xapian-neardup.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
