/** @file sketch_method.h
 *  How a sketch of slots is made from features, as a scheme records it. The bands of minhash families are cut from it.
 *
 *      fss:K        Fast Similarity Sketching (minhash.h)                         K 16..1024  Dahlgaard et al. 2017
 *      modulo:K     the least feature hash of each residue class modulo K         K 16..1024  Broder 1997, sec. 3
 *      weighted:K   consistent weighted sampling, each feature as heavy as it is  K 16..1024  Christiani 2020
 *                   often
 *
 *  Stage features --> signature of the flow. THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_SKETCH_SKETCH_METHOD_H
#define NEARDUP_CORE_SKETCH_SKETCH_METHOD_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "compare/similarity.h"
#include "sketch/slot_sketch.h"

namespace neardup {

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
