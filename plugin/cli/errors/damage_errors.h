/** @file damage_errors.h
 *  Which errors of Xapian tell of damaged files. */
#ifndef NEARDUP_CLI_ERRORS_DAMAGE_ERRORS_H
#define NEARDUP_CLI_ERRORS_DAMAGE_ERRORS_H

#include <functional>

namespace neardup::cli {

/** Do what only reads; its errors that tell of damaged files become DatabaseCorruptError. */
void read_what_may_be_damaged(const std::function<void()>& read);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_DAMAGE_ERRORS_H
