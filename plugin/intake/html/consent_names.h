/** @file consent_names.h
 *  Names of the containers in which sites ask whether they may set cookies. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_HTML_CONSENT_NAMES_H
#define NEARDUP_INTAKE_HTML_CONSENT_NAMES_H

#include <string_view>

namespace neardup {

/** Whether a class or an id names a notice about cookies or consent: "cookie-banner", "gdpr-popup", "CookieConsent"; not
 *  "cookie-policy" and "has-cookie-bar". @param names  separated by spaces. Cost: linear. */
bool names_consent(std::string_view names);

/** Likewise an id, also one that a service gives: "onetrust-banner-sdk". */
bool id_names_consent(std::string_view id);

/** Whether a text speaks of cookies, in the word of its language. Cost: linear. */
bool speaks_of_cookies(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_CONSENT_NAMES_H
