#include "html/consent_names.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(ConsentNamesTest, NoticesAboutCookiesAreKnownByTheirNames) {
  for (const char* names :
       {"cookie-banner", "cookieConsent", "box gdpr-popup open", "eu-cookie-law", "CookieNotice", "consent-layer"})
    EXPECT_TRUE(names_consent(names)) << names;
  for (const char* names :
       {"", "cookie", "cookies recipe", "cookie-policy", "has-cookie-bar", "js-cookie-banner", "consent", "banner",
        "informed-consent", "informed-consent-information", "oatmeal-cookie-bars", "post tag-cookie-consent",
        "cookie-law", "node--cookie-consent", "informed-consent-notice", "patient-consent-message",
        "text-cookie-consent", "outline-container-cookie-consent"})
    EXPECT_FALSE(names_consent(names)) << names;
}

TEST(ConsentNamesTest, ANoticeSpeaksOfCookies) {
  for (const char* text :
       {"We use cookies.", "COOKIES", "Мы используем куки", "クッキーを使用", "Bu site çerez kullanır"})
    EXPECT_TRUE(speaks_of_cookies(text)) << text;
  for (const char* text : {"", "The cook is here.", "Oslo"}) EXPECT_FALSE(speaks_of_cookies(text)) << text;
}

TEST(ConsentNamesTest, ServicesHaveIdsOfTheirOwn) {
  for (const char* id : {"onetrust-banner-sdk", "didomi-popup", "BorlabsCookieBox", "cookie-law-info-bar"})
    EXPECT_TRUE(id_names_consent(id)) << id;
  for (const char* id : {"", "main", "trust", "cookies"}) EXPECT_FALSE(id_names_consent(id)) << id;
}

}  // namespace
}  // namespace neardup
