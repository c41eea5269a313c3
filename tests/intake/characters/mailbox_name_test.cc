#include "characters/mailbox_name.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(MailboxNameTest, ModifiedUtf7) {
  const std::pair<const char*, const char*> pairs[] = {{"", ""},
                                                       {"INBOX", "INBOX"},
                                                       {"Gel&APY-scht", "Gelöscht"},
                                                       {"&AMk-l&AOk-ments", "Éléments"},
                                                       {"~peter/mail/&U,BTFw-/&ZeVnLIqe-", "~peter/mail/台北/日本語"},
                                                       {"&BBoEPgRABDcEOAQ9BDA-", "Корзина"},
                                                       {"&XfJSIJZkkK5O9g-", "已删除邮件"},
                                                       {"&2D3eAA-", "\U0001f600"},
                                                       {"&A00AQQ-", "\u034dA"},
                                                       {"Tom &- Jerry", "Tom & Jerry"},
                                                       {"a-b", "a-b"}};
  for (const auto& [name, utf8] : pairs) EXPECT_EQ(utf8, utf8_of_mailbox_name(name)) << name;
}

TEST(MailboxNameTest, OtherNamesStay) {
  for (const char* const name : {"R&D", "R&D-team", "a & b - c", "&", "&AP", "&AP.Y-", "日本語", "\xff&\xff-"})
    EXPECT_EQ(name, utf8_of_mailbox_name(name));
}

TEST(MailboxNameTest, AnyBytesAreRead) {
  SeededRandom random(20261130);
  constexpr const char kSigns[] = "&-+,/Aa0Y.\xff\xc3";
  for (int round = 0; round != 20000; ++round) {
    std::string name;
    for (std::size_t i = random.below(12); i != 0; --i) name += kSigns[random.below(sizeof kSigns - 1)];
    const std::string utf8 = utf8_of_mailbox_name(name);
    EXPECT_EQ(name, name.find('&') == name.npos ? utf8 : name);
  }
}

}  // namespace
}  // namespace neardup
