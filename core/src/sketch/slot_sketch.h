/** @file slot_sketch.h
 *  The interface between features and a sketch of fixed size. The more features two texts share, the more of their
 *  slots agree.
 *
 *  Stage features --> signature of the flow. A method is one class behind this interface and one line in
 *  core/src/methods/sketch_methods.cc. THREADS: one SlotSketch per thread.
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
   *  @param features  [n] hashes in any order, with repetitions. */
  virtual void add(const std::uint64_t* features, std::size_t n) = 0;

  /** [slots] The slots of the features so far; meaningless if there are none. Slot i can be compared with slot i only.
   *  Valid until the next call. */
  virtual const std::vector<std::uint64_t>& slots() = 0;

  /** The empty slots in ascending order; these mean nothing. Most methods leave none. */
  virtual std::vector<std::size_t> empty_slots() const { return {}; }

  /** Begin another text. */
  virtual void clear() = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SKETCH_SLOT_SKETCH_H
