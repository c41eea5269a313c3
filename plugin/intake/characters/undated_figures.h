/** @file undated_figures.h
 *  Figures of a frame that say what a document is of: the number of an order, an amount. Each request to a server gives a page
 *  another date and time. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_UNDATED_FIGURES_H
#define NEARDUP_INTAKE_CHARACTERS_UNDATED_FIGURES_H

#include <string>
#include <string_view>

namespace neardup {

/** The figures() of a text without its dates and times: "2023-05-01", "1.5.2023", "10:32", "10.32 Uhr", "2023年5月1日", years with
 *  a day within two words of them, and years of a line with a copyright. Cost: linear. */
std::string undated_figures(std::string_view any_spelling);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_UNDATED_FIGURES_H
