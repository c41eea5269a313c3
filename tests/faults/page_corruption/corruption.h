/** @file corruption.h
 *  Damage to one file of a database, as bad disks and other programs do it. */
#ifndef NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_CORRUPTION_H
#define NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_CORRUPTION_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "faults/power_loss/file_tree.h"

namespace neardup::faults {

enum class CorruptionKind : std::uint8_t {
  kBit,      ///< one bit is flipped
  kBytes,    ///< 1 to 16 bytes are random
  kZeros,    ///< a page is zeros
  kGarbage,  ///< a page is random
  kSwapped,  ///< a page has the content of another one, and that one its own
  kCut,      ///< the file is shorter
};

inline constexpr int kCorruptionKinds = 6;

/** The page of a glass database, in bytes. */
inline constexpr std::size_t kPage = 8192;

/** Bytes of a page before its first item: revision, level, free space. */
inline constexpr std::size_t kPageHead = 11;

/** Bytes of a file that are worth a hit. */
struct Span {
  std::size_t offset = 0;
  std::size_t size = 0;  ///< at least 1
};

/** By the name of the file. */
using Spans = std::map<std::string, std::vector<Span>>;

/** Where bytes stand in files, and the few in front of them, which say how long they are and whose. Bytes that are not
 *  there or empty have no span. */
Spans spans_of(const FileTree& tree, const std::set<std::string>& sought);

/** Damage one file, drawn from those that are not empty. Of single bits and bytes a third strike the head of a page,
 *  and a third one of the spans of the file, if it has any.
 *  @param tree  holds at least one file that is not empty. It is changed, unless bytes happen to be drawn as they are.
 *  @return what was done, for people to read. */
std::string corrupt(FileTree& tree, const Spans& spans, std::mt19937_64& random);

/** The same to a file's content, in a chosen way.
 *  @param content  at least 1 byte.
 *  @return the offset where it was done; nothing if it cannot be done to it, as one page cannot be swapped. */
std::optional<std::size_t> corrupt(std::string& content, const std::vector<Span>& spans, CorruptionKind kind,
                                   std::mt19937_64& random);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_CORRUPTION_H
