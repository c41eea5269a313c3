#include "dedupe/discarded_items.h"

#include <gtest/gtest.h>

#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "bytes/plain_words.h"
#include "formats/text_format.h"
#include "mail/discarding_names.h"

namespace neardup::cli {
namespace {

/** @param file  the mailbox that it lies in; else empty. */
bool is_discarded(const std::string& name, TextFormat format = TextFormat::kMail, const std::string& file = "") {
  InputDocument document{name, file, {}};
  document.type = mime_type(format);
  return DiscardedFiles().holds(document);
}

TEST(DiscardedItemsTest, WhatLiesInATrashBelowAFolder) {
  for (const char* path :
       {"/m/.Trash/cur/1.a:2,S", "/m/cur/1.a:2,ST", "/m/.Trash/a.txt", "/m/#recycle/a.txt", "/m/Deleted Items/a.txt",
        "/m/Papelera/a.txt", "/m/Trash", "/m/Drafts/cur/1", "/m/junk/a.eml"})
    EXPECT_TRUE(is_discarded_below("/m", path)) << path;
  for (const char* path : {"/m/cur/1.a:2,S", "/m/drafts/a.txt", "/m/KUKA/a.txt", "/m/trash.txt", "/m", "/m/new/2"})
    EXPECT_FALSE(is_discarded_below("/m", path)) << path;
  EXPECT_FALSE(is_discarded_below("/m/.Trash", "/m/.Trash/cur/1.a:2,S")) << "the trash itself was named";
}

TEST(DiscardedItemsTest, MailsInFoldersOfTrashJunkAndDrafts) {
  for (const char* folder : {".Trash",
                             "Trash",
                             ".INBOX.Trash.2020",
                             "[Gmail]/Bin",
                             "Deleted Items",
                             "Deleted Messages.mbox/Messages",
                             ".Junk",
                             "Spam",
                             "Drafts/old",
                             "Junk E-mail",
                             "Papierkorb",
                             ".Gel&APY-schte Elemente",
                             ".Entw&APw-rfe",
                             "Gelöschte Objekte",
                             "&AMk-l&AOk-ments supprim&AOk-s",
                             "Éléments supprimés",
                             "Corbeille",
                             "Brouillons",
                             "INBOX.Trash",
                             "INBOX.Drafts.old",
                             "Trash.sbd",
                             ".Papelera",
                             ".[Gmail].Papelera",
                             ".Elementos eliminados",
                             ".Itens Exclu&AO0-dos",
                             ".Cestino",
                             ".Kosz",
                             ".Elementy usuni&ARk-te",
                             ".Lixeira",
                             ".Корзина",
                             ".&BBoEPgRABDcEOAQ9BDA-",
                             ".Κάδος απορριμμάτων",
                             ".Çöp Kutusu",
                             ".ゴミ箱",
                             ".&MLQw33ux-",
                             ".已删除邮件",
                             ".&XfJSIJZkkK5O9g-",
                             ".&1zTJwNG1-",
                             ".휴지통"})
    EXPECT_TRUE(is_discarded(std::string("/mail/") + folder + "/cur/1.a:2,S")) << folder;
  for (const char* folder :
       {"INBOX", "Trashed ideas", "Cabin", ".Archive.2020", "Sent", "lists.spam.research", "2024.draft.law",
        ".Clientes", ".R&D-Trash ideas", "home.bin", "clients.bulk", "trash.2020"})
    EXPECT_FALSE(is_discarded(std::string("/mail/") + folder + "/cur/1.a:2,S")) << folder;
}

TEST(DiscardedItemsTest, NamesAreFoldedAndDistinct) {
  std::set<std::string_view> seen(std::begin(kTrashNames), std::end(kTrashNames));
  for (const std::string_view name : kMailNames) {
    EXPECT_EQ(folded(name), name);
    EXPECT_TRUE(seen.insert(name).second) << name;
  }
}

TEST(DiscardedItemsTest, MailsByTheirFlagsAndNames) {
  EXPECT_TRUE(is_discarded("/mail/cur/1.a:2,ST"));
  EXPECT_FALSE(is_discarded("/mail/cur/1.T:2,S"));
  EXPECT_TRUE(is_discarded("/mail/inbox/,12"));
  EXPECT_FALSE(is_discarded("/mail/inbox/12"));
  EXPECT_FALSE(is_discarded("/mail/inbox/Trash.eml")) << "it is a mail";
  EXPECT_FALSE(is_discarded("Trash"));
}

TEST(DiscardedItemsTest, MailsInAMailboxByItsName) {
  EXPECT_TRUE(is_discarded("/mail/Trash:2", TextFormat::kMail, "/mail/Trash"));
  EXPECT_TRUE(is_discarded("/mail/Drafts.mbox:2", TextFormat::kMail, "/mail/Drafts.mbox"));
  EXPECT_TRUE(is_discarded("/mail/Spam.mbox.gz:2", TextFormat::kMail, "/mail/Spam.mbox.gz"));
  EXPECT_FALSE(is_discarded("/mail/on.spam.mbox:2", TextFormat::kMail, "/mail/on.spam.mbox"));
  EXPECT_FALSE(is_discarded("/mail/Inbox:2", TextFormat::kMail, "/mail/Inbox"));
}

TEST(DiscardedItemsTest, OtherFilesInATrashOnly) {
  for (const char* folder : {".local/share/Trash/files", ".Trash-1000/files", "$RECYCLE.BIN", ".Trashes/501"})
    EXPECT_TRUE(is_discarded(std::string("/home/") + folder + "/a.txt", TextFormat::kPlain)) << folder;
  for (const char* folder : {"bin", "Drafts", "Junk", "trash-can"})
    EXPECT_FALSE(is_discarded(std::string("/home/") + folder + "/a.txt", TextFormat::kPlain)) << folder;
}

}  // namespace
}  // namespace neardup::cli
