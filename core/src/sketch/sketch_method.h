/** @file sketch_method.h
 *  How a sketch of slots is made from features, as a scheme records it, and the interface that the method's class
 *  implements. The more features two texts share, the more of their slots agree. The bands of minhash families are cut from
 *  the slots. A method is one class behind SlotSketch and one line in core/src/methods/sketch_methods.cc.
 *
 *      fss:K        Fast Similarity Sketching (minhash.h)                         K 16..1024  Dahlgaard et al. 2017
 *      modulo:K     the least feature hash of each residue class modulo K         K 16..1024  Broder 1997, sec. 3
 *      weighted:K   consistent weighted sampling, each feature as heavy as it is  K 16..1024  Christiani 2020
 *                   often
 *
 *  Stage features --> signature of the flow. THREADS: a plain value; one SlotSketch per thread.
 */
#ifndef NEARDUP_CORE_SKETCH_SKETCH_METHOD_H
#define NEARDUP_CORE_SKETCH_SKETCH_METHOD_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compare/similarity.h"

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

struct SketchMethod {
  std::string name = "fss";
  unsigned slots = 128;

  /** Read what text() wrote; nothing if the text has another form or no method has that name. */
  static std::optional<SketchMethod> parse(std::string_view text);

  /** The text that parse() reads. */
  std::string text() const { return name + ":" + std::to_string(slots); }

  /** @exception std::invalid_argument for an unknown name, which lists the known ones, or a number out of range. */
  void validate() const;

  /** Whether it counts how often a feature occurs. @pre valid. */
  bool weighs_occurrences() const;

  /** Whether no slot is empty for a text with a feature, so that low bytes of slots estimate the Jaccard index.
   *  @pre valid. */
  bool fills_slots() const;
};

/** The forms that parse() reads, for messages. */
std::string sketch_method_forms();

/** Make the object that makes the slots. @param method  valid. @param seed  of the scheme.
 *  @param weight  of one occurrence of a feature, for methods that weigh occurrences; empty: 1. */
std::unique_ptr<SlotSketch> make_slot_sketch(const SketchMethod& method, std::uint64_t seed,
                                             const FeatureWeight& weight = {});

}  // namespace neardup

#endif  // NEARDUP_CORE_SKETCH_SKETCH_METHOD_H
