/** @file band_plan.h
 *  Chooses MinHash bands for a threshold and a recall.
 *
 *  More rows a band keep more unlike documents apart, but cost recall; more bands restore the recall. So each number of
 *  rows has a least number of bands, and each band is a term in every document.
 *  THREADS: pure functions.
 *  Source of the curve: Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, sec. 3.4.
 */
#ifndef NEARDUP_CORE_BANDS_BAND_PLAN_H
#define NEARDUP_CORE_BANDS_BAND_PLAN_H

#include <vector>

#include "bands/bands.h"

namespace neardup {

/** For each number of rows the shape with the fewest bands that has the recall at the threshold, by ascending rows.
 *  Empty if even one row needs too many bands.
 *  @param threshold  Jaccard index, above 0, at most 1; at 1 one band is enough, whatever its rows.
 *  @param recall     least probability that two documents of that index are candidates, above 0, below 1.
 *  @param max_bands  most terms a document.
 *  @param max_slots  most MinHash slots, bands times rows.
 *  @exception std::invalid_argument for a threshold or recall outside its range. */
std::vector<BandFamily> frugal_shapes(double threshold, double recall, unsigned max_bands, unsigned max_slots);

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_BAND_PLAN_H
