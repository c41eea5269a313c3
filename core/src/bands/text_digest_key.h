/** @file text_digest_key.h
 *  One key for a text: the MD5 of its bytes. It finds texts that are equal byte for byte.
 *
 *  Stage text --> signature of the flow. THREADS: one per thread.
 */
#ifndef NEARDUP_CORE_BANDS_TEXT_DIGEST_KEY_H
#define NEARDUP_CORE_BANDS_TEXT_DIGEST_KEY_H

#include <string>
#include <string_view>
#include <vector>

#include "bands/key_maker.h"
#include "bytes/md5.h"

namespace neardup {

/** MD5 of the bytes as given, with nothing between fields. For one field it equals the digest that Omega stores for a
 *  plain text file, and Nutch's MD5Signature for a page of these bytes. Stored: yes. */
class TextDigestKey final : public KeyMaker {
 public:
  /** Cost O(bytes); allocates nothing. */
  void add_text(std::string_view text) override { md5_.add(text); }

  /** One key of 26 characters. */
  std::vector<std::string> finish() override;

  void clear() override { md5_.clear(); }

 private:
  Md5 md5_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_TEXT_DIGEST_KEY_H
