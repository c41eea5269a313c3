/** @file text_arena.h
 *  Keeps texts at places that never move. */
#ifndef NEARDUP_INTAKE_MARKUP_TEXT_ARENA_H
#define NEARDUP_INTAKE_MARKUP_TEXT_ARENA_H

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace neardup {

class TextArena {
 public:
  /** A copy of a text, which stays valid as long as the arena. Cost: linear in the text. */
  std::string_view keep(std::string_view text);

 private:
  std::vector<std::unique_ptr<char[]>> blocks_;
  char* free_ = nullptr;
  std::size_t free_bytes_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_TEXT_ARENA_H
