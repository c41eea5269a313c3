/** @file group_scope.h
 *  Which documents may be in one group. THREADS: plain values.
 */
#ifndef NEARDUP_GROUP_SCOPE_H
#define NEARDUP_GROUP_SCOPE_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup {

/** Documents further apart in time than this are never in one group. */
struct TimeWindow {
  /** The slot that holds a document's time: 4 bytes big-endian (seconds since 1970, as omindex writes slot 0),
   *  `YYYYMMDD`, `YYYYMMDDHHMMSS` (UTC), or Xapian::sortable_serialise() of seconds. */
  Xapian::valueno slot = 0;
  unsigned days = 0;  ///< most days between a member and its centre

  /** Read `SLOT:DAYS`.
   *  @exception Xapian::InvalidArgumentError for any other text. */
  static TimeWindow parse(const std::string& text);
};

/** What documents of one group have alike. Bytes are compared. */
struct SameField {
  enum class Kind : std::uint8_t {
    kTitle,    ///< the line `caption=` of the document's data, else `title=`
    kValue,    ///< the value of a slot
    kPrefix,   ///< all terms with a boolean prefix, as a set
    kFigures,  ///< numbers of three digits or more among the words of the text, as a set
    kSubject  ///< words and such numbers of a mail's subject, but for "Re:", "Fwd:" and "[list]", of a text of fewer than 200 words
  };

  Kind kind = Kind::kTitle;
  Xapian::valueno slot =
      0;  ///< of kValue; of kSubject, if it does not stand in the data, in the first line or as :subject of a list (BAD_VALUENO)
  std::string prefix;       ///< of kPrefix, in capitals
  bool or_none = false;     ///< documents without it are alike; else they are in no group
  std::string only_with{};  ///< of kPrefix: documents without a term of this prefix count as without the field

  /** Read `title`, `figures`, `value:SLOT` or `prefix:PREFIX`, with `?` behind it for or_none, or with `@PREFIX` behind it for
   *  only_with and or_none; or `subject` or `subject:SLOT`, which are or_none.
   *  @exception Xapian::InvalidArgumentError for any other text. */
  static SameField parse(const std::string& text);

  /** As parse() reads it. */
  std::string text() const;
};

/** Read fields, separated by commas. @exception Xapian::InvalidArgumentError as SameField::parse(). */
std::vector<SameField> same_fields(const std::string& text);

/** As same_fields() reads them. */
std::string text_of(const std::vector<SameField>& fields);

/** Which documents may be in one group. */
struct GroupScope {
  /** Prefix of a boolean term, such as `H` for Omega's hosts: all documents of a group have the same term with it. The
   *  first such term of a document counts; documents without any form a scope of their own. Empty: no such limit. */
  std::string within;

  /** Most time between documents of a group. A document without a readable time is in no group. */
  std::optional<TimeWindow> window;

  /** All documents of a group have these alike. A document without one of them is in no group, unless or_none. */
  std::vector<SameField> same{};

  /** A document of fewer words is in no group: tokens, without the stop words that the scheme leaves out. */
  std::uint64_t least_words = 0;
};

}  // namespace neardup

#endif  // NEARDUP_GROUP_SCOPE_H
