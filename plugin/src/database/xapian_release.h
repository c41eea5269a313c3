/** @file xapian_release.h
 *  What differs by the release of Xapian (docs/internals/xapian.md). */
#ifndef NEARDUP_PLUGIN_DATABASE_XAPIAN_RELEASE_H
#define NEARDUP_PLUGIN_DATABASE_XAPIAN_RELEASE_H

#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

/** Whether the matcher collapses right if it is asked for fewer rows than it has. That of 2.1.0 loses hits and shows worse
 *  ones; asked for all rows, it is right. Later releases are taken for wrong, too. */
inline bool collapses_right_by_page() {
  return Xapian::major_version() < 2;
}

/** The word that is an operator of queries from 2.1 on. */
constexpr const char* kNewOperator = "SYN";

}  // namespace neardup

// libxapian takes strings by view from 2.0 on, so that four of the functions that the hook replaces have other mangled names.
#if XAPIAN_MAJOR_VERSION >= 2
#define NEARDUP_STRING_TYPE std::string_view
#define NEARDUP_STRING "St17basic_string_viewIcSt11char_traitsIcEE"
#else
#define NEARDUP_STRING_TYPE const std::string&
#define NEARDUP_STRING "RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
#endif

#endif  // NEARDUP_PLUGIN_DATABASE_XAPIAN_RELEASE_H
