# Installs the users' documents in one folder and adapts their links. A link to a file that is not installed becomes plain
# text. tests/packages/links_test.sh checks the result.

set(NEARDUP_DOCUMENT_DIR ${CMAKE_INSTALL_DATADIR}/doc/xapian-neardup)

# neardup_install_document(SOURCE DESTINATION [FROM TO]...): links to FROM lead to TO, both as seen from the document.
function(neardup_install_document source destination)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${source})
  file(READ ${PROJECT_SOURCE_DIR}/${source} text)
  set(links ${ARGN})
  while(links)
    list(POP_FRONT links from to)
    string(REPLACE "](${from}" "](installed:${to}" text "${text}")
  endwhile()
  # The remaining relative links. Similar code, such as a lambda, has a space.
  string(REGEX REPLACE "\\[([^][]+)\\]\\([A-Za-z0-9_./-]+(#[A-Za-z0-9_-]*)?\\)" "\\1" text "${text}")
  string(REPLACE "](installed:" "](" text "${text}")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/documents/${destination} CONTENT "@text@" @ONLY)
  get_filename_component(folder ${destination} DIRECTORY)
  install(FILES ${PROJECT_BINARY_DIR}/documents/${destination} DESTINATION ${NEARDUP_DOCUMENT_DIR}/${folder})
endfunction()

set(examples examples/quickstart.cc examples/collapse_search.cc examples/custom_tokenizer.cc examples/python_search.py
  examples/perl_index.pl)
set(documents README.md SECURITY.md)  # Debian has no CHANGELOG.md
neardup_install_document(README.md README.md
  plugin/FORMAT.md FORMAT.md  docs/ docs/  SECURITY.md SECURITY.md)
neardup_install_document(CHANGELOG.md CHANGELOG.md)
neardup_install_document(SECURITY.md SECURITY.md)
neardup_install_document(plugin/FORMAT.md FORMAT.md)
install(FILES LICENSE DESTINATION ${NEARDUP_DOCUMENT_DIR})
install(FILES ${examples} DESTINATION ${NEARDUP_DOCUMENT_DIR}/examples)

# Pages of docs/ keep their places and their links to each other; `top` leads from a page to what is above docs/.
file(GLOB_RECURSE pages RELATIVE ${PROJECT_SOURCE_DIR}/docs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/*.md)
file(GLOB_RECURSE pictures RELATIVE ${PROJECT_SOURCE_DIR}/docs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/*.png)
foreach(picture ${pictures})
  get_filename_component(folder "${picture}" DIRECTORY)
  install(FILES ${PROJECT_SOURCE_DIR}/docs/${picture} DESTINATION ${NEARDUP_DOCUMENT_DIR}/docs/${folder})
endforeach()
foreach(page ${pages})
  get_filename_component(folder "${page}" DIRECTORY)
  set(top ../)
  if(folder)
    set(top ../../)
  endif()
  set(links ${top}plugin/FORMAT.md ${top}FORMAT.md
    ${top}plugin/omega/README.md ${top}../../xapian-neardup/omega/README.md)
  foreach(document ${documents} ${examples})
    list(APPEND links ${top}${document} ${top}${document})
  endforeach()
  foreach(target ${pages} ${pictures})
    file(RELATIVE_PATH link ${PROJECT_SOURCE_DIR}/docs/${folder} ${PROJECT_SOURCE_DIR}/docs/${target})
    list(APPEND links ${link} ${link})
  endforeach()
  neardup_install_document(docs/${page} docs/${page} ${links})
endforeach()
