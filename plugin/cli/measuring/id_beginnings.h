/** @file id_beginnings.h
 *  Pairs of documents from two sources, which the beginnings of their ids tell apart. THREADS: pure function. */
#ifndef NEARDUP_CLI_MEASURING_ID_BEGINNINGS_H
#define NEARDUP_CLI_MEASURING_ID_BEGINNINGS_H

#include <cstddef>
#include <functional>
#include <string>

#include "measuring/labelled_set.h"

namespace neardup::cli {

/** A function that tells whether one of two documents has an id that begins with A, and the other one an id that
 *  begins with B.
 *  @param set      kept by reference.
 *  @param between  "A:B"; empty allows any pair and returns nothing.
 *  @exception UsageError if `between` has another form. */
std::function<bool(std::size_t, std::size_t)> comparable_between(const LabelledSet& set, const std::string& between);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_ID_BEGINNINGS_H
