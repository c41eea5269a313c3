/** @file id_beginnings.h
 *  Pairs across two sources, told by how ids begin. THREADS: pure function. */
#ifndef NEARDUP_CLI_MEASURING_ID_BEGINNINGS_H
#define NEARDUP_CLI_MEASURING_ID_BEGINNINGS_H

#include <cstddef>
#include <functional>
#include <string>

#include "measuring/labelled_set.h"

namespace neardup::cli {

/** Whether of two documents one has an id that begins with A and the other one that begins with B.
 *  @param set      kept by reference.
 *  @param between  "A:B"; empty: nothing, any two documents may be a pair.
 *  @exception UsageError for another form. */
std::function<bool(std::size_t, std::size_t)> comparable_between(const LabelledSet& set, const std::string& between);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_ID_BEGINNINGS_H
