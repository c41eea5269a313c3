/** @file damage_errors.h
 *  Recognises errors of Xapian that mean damaged files. */
#ifndef NEARDUP_CLI_ERRORS_DAMAGE_ERRORS_H
#define NEARDUP_CLI_ERRORS_DAMAGE_ERRORS_H

#include <functional>

namespace neardup::cli {

/** Run a function that only reads. Errors that mean damaged files become DatabaseCorruptError. */
void read_what_may_be_damaged(const std::function<void()>& read);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ERRORS_DAMAGE_ERRORS_H
