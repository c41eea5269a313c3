#include "content/page_facts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "content/content_model.h"
#include "content/frame_learner.h"
#include "content/page_content.h"
#include "content/page_measures.h"
#include "html/html_parser.h"
#include "sign/evidence.h"

namespace neardup {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string story() {
  return "<p>The river rose for three days before anyone in the village thought of moving the cattle to the upper "
         "meadows.</p>"
         "<p>When the water reached the mill, the miller opened both gates, and the wheel turned faster than it ever "
         "had.</p>"
         "<p>By Thursday the bridge was closed, and the baker rowed his bread across in a boat borrowed from the "
         "school.</p>"
         "<p>On Sunday the sun came out, the fields steamed, and the cattle walked down again as if nothing had "
         "happened.</p>";
}

std::string evidence_of(const std::string& html, const PageHead& head) {
  return page_evidence(page_content(parse_html(html)), head);
}

std::string evidence_of(const std::string& html, const std::string& title) {
  return evidence_of(html, PageHead{title, "", ""});
}

/** What parts two pages with the same text below. */
std::vector<EvidenceKind> parted(const std::string& above_a, const std::string& title_a, const std::string& above_b,
                                 const std::string& title_b) {
  const std::string text = "<main>" + story() + "</main>";
  return parting_kinds(evidence_of(above_a + text, title_a), evidence_of(above_b + text, title_b), false);
}

TEST(PageFactsTest, HeadlinesAreComparedInSmallLettersAndWithoutSoftHyphens) {
  EXPECT_THAT(parted("<h1>ÜBERBLICK</h1>", "", "<h1>Überblick</h1>", ""), IsEmpty());
  EXPECT_THAT(parted("<h1>НОВОСТИ ПОРТА</h1>", "Site", "<h1>Новости порта</h1>", "Новости порта - Site"), IsEmpty());
  EXPECT_THAT(parted("<h1>Hafen&shy;über&shy;blick</h1>", "", "<h1>Hafenüberblick</h1>", "Hafenüberblick"), IsEmpty());
}

TEST(PageFactsTest, AHeadlineNamesAPageOfAnyLength) {
  EXPECT_THAT(parted("<h1>One</h1>", "", "<h1>Two</h1>", ""), ElementsAre(EvidenceKind::kName));
  EXPECT_THAT(parted("<h1>Lamp 12</h1>", "", "<h1>Lamp 13</h1>", ""), ElementsAre(EvidenceKind::kName));
  EXPECT_THAT(parted("<h1><a href=/1>One</a></h1>", "One", "<h1><a href=/2>Two</a></h1>", "Two"),
              ElementsAre(EvidenceKind::kName));
  EXPECT_THAT(parted("<h1>One story</h1>", "One story - Site", "<h1>Site</h1><b>One story</b>", "One story | Site"),
              IsEmpty());
  std::string long_text;
  for (int i = 0; i != 10; ++i) long_text += story();
  EXPECT_NE(evidence_of("<h1>One</h1>" + long_text, "One"), evidence_of("<h1>Two</h1>" + long_text, "Two"));
}

TEST(PageFactsTest, CommonSignsDoNotCountAndThoseOfNamesDo) {
  EXPECT_THAT(parted("<h1>Fox's den - a guide</h1>", "", "<h1>Fox\u2019s den \u2013 a\u00a0guide</h1>", ""), IsEmpty());
  EXPECT_THAT(parted("<h1>One</h1>", "One - Site", "<h1>One</h1><p>-</p>", "One - Site"), IsEmpty());
  EXPECT_THAT(parted("<h1>Posts of N`</h1>", "", "<h1>Posts of @N@$</h1>", ""), ElementsAre(EvidenceKind::kName));
  EXPECT_THAT(parted("<h1>Salt & pepper</h1>", "", "<h1>Salt pepper</h1>", ""), IsEmpty());
}

TEST(PageFactsTest, TheNameOfTheSiteIsNotThatOfThePage) {
  for (const std::string title : {"One - The name of a site", "The name of a site - One"}) {
    const auto of_site = [&](const std::string& name) {
      std::string here = title;
      here.replace(here.find("One"), 3, name);
      return evidence_of("<div><h1>The name of a site</h1></div><main><h2>" + name + "</h2>" + story() + "</main>",
                         here);
    };
    EXPECT_NE(of_site("One"), of_site("Two")) << title;
  }
}

TEST(PageFactsTest, NamesAreLookedForWhereATitleBegins) {
  const auto alike = [](std::size_t words) {
    std::string title;
    for (std::size_t i = 0; i != words; ++i) title += "word ";
    return evidence_of("<main><h2>One</h2>" + story() + "</main>", title + "One") ==
           evidence_of("<main><h2>Two</h2>" + story() + "</main>", title + "One");
  };
  EXPECT_FALSE(alike(10));
  EXPECT_TRUE(alike(200));
}

TEST(PageFactsTest, ATitleCountsWhereNoHeadlineSaysMost) {
  EXPECT_THAT(parted("", "One", "", "Two"), ElementsAre(EvidenceKind::kName));
  EXPECT_THAT(parted("", "One", "", ""), IsEmpty()) << "one has no name";
  EXPECT_THAT(parted("<h1>Site</h1>", "The mill by the river | Site", "<h1>Site</h1>", "A boat on the lake | Site"),
              ElementsAre(EvidenceKind::kTitle));
  EXPECT_THAT(parted("<h1>The mill</h1>", "The mill - Site", "<h1>The mill</h1>", "The mill: print"), IsEmpty());
  const auto missing = [](const std::string& title) {
    return evidence_of("<h1>There is no such page</h1><p>Write it", title);
  };
  EXPECT_THAT(parting_kinds(missing("visitors of 2016"), missing("sponsors in 2013"), false),
              ElementsAre(EvidenceKind::kTitle));
}

TEST(PageFactsTest, DescriptionsAndTargetsPartPages) {
  const auto with = [](const std::string& description, const std::string& target) {
    return evidence_of("<p>The lamp", PageHead{"Lamp", description, target});
  };
  EXPECT_THAT(parting_kinds(with("a red lamp for the desk", ""), with("a boat to cross the lake", ""), false),
              ElementsAre(EvidenceKind::kDescription));
  EXPECT_THAT(parting_kinds(with("a red lamp, 12 sold", ""), with("a red lamp, 13 sold, in stock", ""), false),
              IsEmpty());
  EXPECT_THAT(parting_kinds(with("a red lamp for the desk", ""), with("", ""), false), IsEmpty()) << "one has none";
  EXPECT_THAT(parting_kinds(with("", "http://a.org/1"), with("", "http://a.org/2"), true),
              ElementsAre(EvidenceKind::kTarget));
}

TEST(PageFactsTest, EmbeddedFilesPartShortPages) {
  const auto with = [](const std::string& files, const std::string& text) {
    return evidence_of(text, PageHead{"Lamp", "", "", files});
  };
  EXPECT_THAT(parting_kinds(with("1.jpg ", "<p>The lamp"), with("2.jpg ", "<p>The lamp"), false),
              ElementsAre(EvidenceKind::kEmbedded));
  EXPECT_THAT(parting_kinds(with("1.jpg ", "<p>The lamp"), with("2.jpg ", "<p>The lamp"), true), IsEmpty());
  EXPECT_THAT(parting_kinds(with("1.jpg ", "<p>The lamp"), with("", "<p>The lamp"), false), IsEmpty())
      << "one has none";
  EXPECT_THAT(parting_kinds(with("1.jpg ", story()), with("2.jpg ", story()), false), IsEmpty());
}

TEST(PageFactsTest, CaptionsPartGalleries) {
  const auto gallery = [](const std::string& first, const std::string& second) {
    return page_evidence({{"A gallery of pictures", BlockRole::kContent},
                          {first, BlockRole::kCaption, 0, false, 0},
                          {second, BlockRole::kCaption, 0, false, 0}},
                         {});
  };
  EXPECT_THAT(parting_kinds(gallery("red lamp", "old mill"), gallery("blue boat", "new bridge"), false),
              ElementsAre(EvidenceKind::kCaption));
  EXPECT_THAT(parting_kinds(gallery("red lamp", "old mill"), gallery("red lamp", ""), false), IsEmpty());
}

TEST(PageFactsTest, LikelyTextThatTheSiteRepeatsIsEvidence) {
  const auto evidence = [](const std::string& town, const std::string& tag, bool common) {
    const std::string office = "The office in " + town + " lies by the harbour and looks out on ships.";
    const std::uint64_t hash = frame_hash(office);
    std::vector<std::uint64_t> hashes{hash, frame_hash(tag, true)};
    if (common) hashes.push_back(common_hash(hash));
    const HtmlTree tree = parse_html("<h1>Engineer</h1><main>" + story() + "<p>" + office + "</p><p><a href=/t>" + tag +
                                     "</a></p></main>");
    PageMeasures measures(tree);
    const BlockChances likely{std::vector<float>(measures.blocks.size(), 0.9F), {}};
    return page_evidence(choose_blocks(measures, likely, FrameSet(hashes)), {});
  };
  EXPECT_NE(evidence("Oslo", "work", false), evidence("Paris", "work", false));
  EXPECT_EQ(evidence("Oslo", "work", true), evidence("Paris", "work", true)) << "on most pages";
  EXPECT_EQ(evidence("Oslo 1", "work", false), evidence("Oslo 2", "jobs", false)) << "figures, links";
}

TEST(PageFactsTest, ListsOfLinksThatMayBeContentAreEvidence) {
  const auto evidence = [](const std::string& name, float chance, int items) {
    std::string page = "<h1>Oils</h1><main>" + story() + "<ul>";
    for (int i = 0; i != items; ++i) page += "<li><a href=/x>" + name + " number " + std::to_string(i) + "</a>";
    const HtmlTree tree = parse_html(page + "</ul></main>");
    PageMeasures measures(tree);
    BlockChances judged{std::vector<float>(measures.blocks.size(), 0.9F), {}};
    std::fill(judged.chances.end() - items, judged.chances.end(), chance);
    return page_evidence(choose_blocks(measures, judged), {});
  };
  EXPECT_NE(evidence("Green oil", 0.15F, 12), evidence("Black oil", 0.15F, 12));
  EXPECT_EQ(evidence("Green oil", 0.05F, 12), evidence("Black oil", 0.05F, 12));
  EXPECT_EQ(evidence("Green oil", 0.25F, 1), evidence("Black oil", 0.25F, 1));
}

/** Some sites give the address or the menu's word as title, and the headline says what the page is about. */
TEST(PageFactsTest, HeadlineOfTheTextIsEvidenceWhereTheTitleSaysSomethingElse) {
  const auto evidence = [](const std::string& headline, const std::string& name) {
    const std::string page = "<header><h1><a href=/>The Manuals</a></h1></header><div>" + name +
                             "</div><div class=page><h1>" + headline + "</h1>" + story() + "</div>";
    return page_evidence(page_content(parse_html(page)), {name + " [The Manuals]", "", ""});
  };
  EXPECT_NE(evidence("Red lamp", "lamp1"), evidence("Blue lamp", "lamp1"));
  EXPECT_THAT(parting_kinds(evidence("Red lamp", "lamp1"), evidence("Red lamp", "lamp2"), false), IsEmpty());
}

}  // namespace
}  // namespace neardup
