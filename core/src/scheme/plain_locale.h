/** @file plain_locale.h
 *  The locale "C" for one thread. A regular expression means the same in each program, whatever its setlocale().
 *  Internal. */
#ifndef NEARDUP_CORE_SCHEME_PLAIN_LOCALE_H
#define NEARDUP_CORE_SCHEME_PLAIN_LOCALE_H

#include <clocale>  // with newlocale() and uselocale() of POSIX

namespace neardup {

/** In force as long as it lives. */
class PlainLocale {
 public:
  PlainLocale() {
    static const locale_t plain = ::newlocale(LC_ALL_MASK, "C", nullptr);
    before_ = ::uselocale(plain);
  }
  ~PlainLocale() { ::uselocale(before_); }
  PlainLocale(const PlainLocale&) = delete;
  PlainLocale& operator=(const PlainLocale&) = delete;

 private:
  locale_t before_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_PLAIN_LOCALE_H
