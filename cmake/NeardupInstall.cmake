# `cmake --install`: libraries, headers, CMake package and pkg-config file.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS neardup_core neardup_icu_tokenizer neardup_plugin EXPORT XapianNeardupTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
foreach(component core icu_tokenizer plugin)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/${component}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endforeach()
if(NEARDUP_BUILD_CLI)
  install(TARGETS xapian-neardup RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(TARGETS xapian-neardup-hook LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/XapianNeardup)
install(EXPORT XapianNeardupTargets NAMESPACE XapianNeardup:: DESTINATION ${package_dir})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/XapianNeardupConfig.cmake.in
  ${PROJECT_BINARY_DIR}/XapianNeardupConfig.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/XapianNeardupConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/XapianNeardupConfig.cmake ${PROJECT_BINARY_DIR}/XapianNeardupConfigVersion.cmake
  DESTINATION ${package_dir})

# Relative to itself, so that an installed tree may be moved.
file(RELATIVE_PATH prefix_from_pc /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(${PROJECT_SOURCE_DIR}/cmake/xapian-neardup.pc.in ${PROJECT_BINARY_DIR}/xapian-neardup.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/xapian-neardup.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
