/** @file mail_ending.h
 *  What stands below the text of a mail: the signature of its author, and the footer of a list, which is learned
 *  from the lines that end most of its mails; and the armour of mail that is signed with OpenPGP in its text.
 *  THREADS: pure functions; a learner by one at a time. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_ENDING_H
#define NEARDUP_INTAKE_MAIL_MAIL_ENDING_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "content/frame_learner.h"
#include "content/frame_set.h"
#include "mail/mail_line.h"

namespace neardup {

/** Mark the footers of lists: at the end of the text a ruler and at most twelve lines, one of them with a mail address
 *  or a link, and none of them the delimiter of a signature. A ruler of other characters than "_" has a blank line before
 *  it, or it underlines a heading; it stands once in the text, or it separates sections; and a third of the lines after it
 *  have an address or a link. The header of another mail is no footer.
 *  Each line has an address or a link, or is no field ("Name: value") and has what one of these calls the list ("list" of
 *  list@example.org and of https://example.org/list). Else a form or an order might be meant.
 *  The footer of Google Groups stands below the delimiter of a signature.
 *  @param html  whether the text was HTML. Cost: linear. */
void mark_list_footer(MailLines& lines, bool html);

/** Mark lines at the end that are known to end the mails of a list, and the blank lines between them.
 *  @param known  frame_hash() of lines without white space at both ends. */
void mark_known_footer(MailLines& lines, const FrameSet& known);

/** Mark signatures: from a line "-- " to the next quotation or postscript ("PS: text") or to the end, if at most 30
 *  lines and 3,000 bytes follow.
 *  A delimiter that has lost its space ("--"), or is a dash (U+2014), needs at most ten lines of at most 80 bytes. The
 *  first such delimiter begins the signature. Lines of a unified diff are no delimiters.
 *  Source: RFC 3676 section 4.3. Cost: linear. */
void mark_signature(MailLines& lines);

class FooterLearner {
 public:
  /** Mails that a list must have for its footer to be learned. */
  static constexpr std::size_t kLeastMails = 20;

  /** Whether a mail with this key would be kept. */
  bool wants(std::uint64_t key) const { return learner_.wants(key); }

  /** @param key    of the mail: a hash of its bytes.
   *  @param parts  its plain texts, UTF-8. */
  void add(std::uint64_t key, const std::vector<std::string>& parts);

  std::size_t mails() const { return learner_.pages(); }

  /** The lines that are among the last twelve of a text in at least half of the mails, in mails that differ otherwise:
   *  copies of one mail have no footer. Lines of which each half of the mails has another one are none. By frame_hash() of
   *  the line without white space at both ends. */
  FrameSet footer() const;

 private:
  FrameLearner learner_;
  std::map<std::uint64_t, std::vector<std::uint64_t>> endings_;  // of the kept mails, by key
};

/** Mark the armour of signed texts: the line -----BEGIN PGP SIGNED MESSAGE----- with its Hash fields, and the block
 *  from -----BEGIN PGP SIGNATURE----- to its end. Lines of the signed text lose the dash escape "- ". A block
 *  without an end goes as far as its lines have no space. Keys that are sent as text stay.
 *  Source: RFC 4880 section 7. Cost: linear. */
void mark_pgp_armour(MailLines& lines);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_ENDING_H
