/** @file thrown_elements.h
 *  One round of Fast Similarity Sketching: with AVX-512 eight elements at a time; every machine gives the same. Internal.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CORE_SKETCH_THROWN_ELEMENTS_H
#define NEARDUP_CORE_SKETCH_THROWN_ELEMENTS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

constexpr std::size_t kMostSlots = 1024;

/** A bit a slot. */
using SlotBits = std::array<std::uint64_t, kMostSlots / 64>;

/** Throw elements into slots: one half of an element's hash chooses its slot, the other half leads its order, so that the
 *  minimum is fair in every slot.
 *  @param key    of the hash function. @param slots  1..kMostSlots.
 *  @param open   what falls into another slot counts for nothing.
 *  @param least  [slots] lowered to the least order that fell there. */
void throw_into_slots(const std::uint64_t* elements, std::size_t count, std::uint64_t key, std::uint32_t slots,
                      const SlotBits& open, std::uint64_t* least);

/** The same on any machine. */
void throw_one_by_one(const std::uint64_t* elements, std::size_t count, std::uint64_t key, std::uint32_t slots,
                      const SlotBits& open, std::uint64_t* least);

/** @param least  [slots] @return the open slots whose least order is not the greatest number. */
SlotBits reached_slots(const std::vector<std::uint64_t>& least, const SlotBits& open);

}  // namespace neardup

#endif  // NEARDUP_CORE_SKETCH_THROWN_ELEMENTS_H
