/** @file thread_locale.h
 *  The locale of one thread, for functions of other libraries that depend on it. THREADS: an object belongs to one. */
#ifndef NEARDUP_CORE_BYTES_THREAD_LOCALE_H
#define NEARDUP_CORE_BYTES_THREAD_LOCALE_H

#include <clocale>  // with newlocale() and uselocale() of POSIX

namespace neardup {

class ThreadLocale {
 public:
  /** In force as long as the object lives. @param locale  as newlocale() gives it; null changes nothing. */
  explicit ThreadLocale(locale_t locale) : before_(locale == nullptr ? nullptr : ::uselocale(locale)) {}
  ~ThreadLocale() {
    if (before_ != nullptr) ::uselocale(before_);
  }
  ThreadLocale(const ThreadLocale&) = delete;
  ThreadLocale& operator=(const ThreadLocale&) = delete;

 private:
  locale_t before_;
};

/** The locale "C", whatever setlocale() a program calls. */
inline locale_t plain_locale() {
  static const locale_t plain = ::newlocale(LC_ALL_MASK, "C", nullptr);
  return plain;
}

/** The same, with characters in UTF-8; null if the system lacks it. */
inline locale_t utf8_locale() {
  static const locale_t utf8 = ::newlocale(LC_ALL_MASK, "C.UTF-8", nullptr);
  return utf8;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_THREAD_LOCALE_H
