/** @file slot_sketch.h
 *  The seam between features and a sketch of fixed size: slots that agree between two texts the more often, the more
 *  features the texts share.
 *
 *  Stage features --> signature of the flow. A method is one class behind this interface and one line in
 *  core/src/sketch_methods.cc. THREADS: one SlotSketch per thread.
 */
#ifndef NEARDUP_CORE_SKETCH_SLOT_SKETCH_H
#define NEARDUP_CORE_SKETCH_SLOT_SKETCH_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

/** Sketches one set of features after another. */
class SlotSketch {
 public:
  virtual ~SlotSketch() = default;

  /** Take the next features of a text.
   *  @param features  [n] hashes in any order, each as often as it occurs. */
  virtual void add(const std::uint64_t* features, std::size_t n) = 0;

  /** The slots of what was added: [slots], the number it was made with; of no meaning if nothing was added. Slot i
   *  compares with slot i only. Valid until the next call. */
  virtual const std::vector<std::uint64_t>& slots() = 0;

  /** Which slots nothing has reached, in ascending order: those say nothing. Most methods leave none. */
  virtual std::vector<std::size_t> empty_slots() const { return {}; }

  /** Begin another text. */
  virtual void clear() = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SKETCH_SLOT_SKETCH_H
