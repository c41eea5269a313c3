/** @file term_joints.h
 *  Characters that join two words to one term, as Xapian's TermGenerator does: can't, AT&T, 1,000.5.
 *  Source: xapian-core 1.4, queryparser/termgenerator_internal.cc. THREADS: pure functions. */
#ifndef NEARDUP_CORE_TOKENS_TERM_JOINTS_H
#define NEARDUP_CORE_TOKENS_TERM_JOINTS_H

namespace neardup {

/** '+' and '#' behind a term belong to it, unless there are more of them. */
constexpr unsigned kMostTermSuffixes = 3;

/** The character that a term has for one between two characters of words; 0 if this one does not join.
 *  @param between_digits  whether both are decimal digits. */
inline char32_t term_joint(char32_t character, bool between_digits) {
  switch (character) {
    case '\'':
    case '&':
    case 0x00B7:
    case 0x05F4:
    case 0x2027:
      return between_digits ? 0 : character;
    case 0x2019:
    case 0x201B:
      return between_digits ? 0 : '\'';
    case ',':
    case '.':
    case ';':
    case 0x037E:
    case 0x0589:
    case 0x060D:
    case 0x07F8:
    case 0x2044:
    case 0xFE10:
    case 0xFE13:
    case 0xFE14:
      return between_digits ? character : 0;
    default:
      return 0;
  }
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_TERM_JOINTS_H
