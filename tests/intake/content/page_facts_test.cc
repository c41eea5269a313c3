#include "content/page_facts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "characters/text_measures.h"
#include "content/content_model.h"
#include "content/embedded_files.h"
#include "content/frame_learner.h"
#include "content/page_content.h"
#include "content/page_measures.h"
#include "html/html_parser.h"
#include "sign/evidence.h"

namespace neardup {
namespace {

using testing::Contains;
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
  return evidence_of(html, PageHead{title, "", "", {}, {}, title});
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

TEST(PageFactsTest, SignsAtTheEndsOfNamesCount) {
  for (const auto& [one, other] : {std::pair("Defaults", "Defaults'"),
                                   {"Module Defaults'", "Module Defaults''"},
                                   {"Module Defaults", "Module Defaults'"},
                                   {"sort", "sort!"},
                                   {"member", "member?"},
                                   {"init", "__init__"},
                                   {"operator-", "operator/"},
                                   {"operator-", "operator--"},
                                   {"Matrix operator[]", "Matrix operator()"},
                                   {"operator|", "operator"},
                                   {"operator-=", "operator/="},
                                   {"operator-(int)", "operator/(int)"}}) {
    const auto h1 = [](const std::string& name) { return "<h1>" + name + "</h1>"; };
    EXPECT_THAT(parted(h1(one), "", h1(other), ""), ElementsAre(EvidenceKind::kName)) << one << ' ' << other;
  }
  EXPECT_THAT(parted("<h1>the 'best' way</h1>", "", "<h1>the \u2018best\u2019 way</h1>", ""), IsEmpty());
  EXPECT_THAT(parted("<h1>set_value</h1>", "", "<h1>set_value</h1>", "set_value"), IsEmpty());
  for (const auto& [one, other] : {std::pair("The workers' strike", "The workers\u2019 strike"),
                                   {"Strike of the workers'", "Strike of the workers\u2019"},
                                   {"They said 'no'", "They said no"},
                                   {"Qui a fait cela ?", "Qui a fait cela?"},
                                   {"What is it?!", "What is it!?"},
                                   {"\"why?\" again", "why? again"},
                                   {"The well-known den", "The well known den"},
                                   {"Lock (a)", "Lock a"},
                                   {"Bread and/or wine [2]", "Bread and / or wine 2"},
                                   {"The den -- a guide", "The den | a guide"},
                                   {"The den--a guide", "The den\u2014a guide"},
                                   {"At -5 degrees", "At \u20135 degrees"}}) {
    const auto h1 = [](const std::string& name) { return "<h1>" + name + "</h1>"; };
    EXPECT_THAT(parted(h1(one), "", h1(other), ""), IsEmpty()) << one << ' ' << other;
  }
}

TEST(PageFactsTest, LinksOfAHeadlineToItselfAreNoPartOfIt) {
  const std::string plain = "<h1>Duties of the keeper</h1><h2>Daily work</h2>";
  for (const std::string sign : {"\u00b6", "#", "\u00a7", "\U0001f517", "\uf0c1", "Link to this heading"}) {
    const std::string link = "<a class=headerlink href=#x title='Permalink'>" + sign + "</a>";
    EXPECT_THAT(parted(plain, "Duties of the keeper",
                       "<h1>Duties of the keeper" + link + "</h1><h2>Daily work <span>" + link + "</span></h2>",
                       "Duties of the keeper"),
                IsEmpty())
        << sign;
  }
  EXPECT_THAT(parted("<h1>Problem <a href=#x>5</a></h1>", "", "<h1>Problem <a href=#x>6</a></h1>", ""),
              ElementsAre(EvidenceKind::kName));
  EXPECT_THAT(parted("<h1><a href=#x>One</a></h1>", "", "<h1><a href=#x>Two</a></h1>", ""),
              ElementsAre(EvidenceKind::kName));
}

TEST(PageFactsTest, TheHeadlineMayStandAboveTheFirstH1) {
  const auto page = [](const std::string& name) {
    return "<div class=title>" + name + "</div><h1>Table of contents</h1><ul><li><a href=#a>Use</a></ul>";
  };
  EXPECT_THAT(parted(page("Binding to zlib"), "Binding to zlib", page("Binding to Snappy"), "Binding to Snappy"),
              Contains(EvidenceKind::kTitle));
  const std::string h1 = "<h1>Table of contents</h1>";
  EXPECT_THAT(parted("<div>Binding to zlib</div>" + h1, "Binding to zlib", h1, "Binding to zlib"), IsEmpty());
}

TEST(PageFactsTest, SectionNumbersAreNoNamesOfLongTexts) {
  std::string text = "<main>";
  for (int i = 0; i != 8; ++i) text += story();
  const auto parts = [](const std::string& a, const std::string& b) { return parting_kinds(a, b, false); };
  const auto page = [](const std::string& name, const std::string& body) {
    return evidence_of("<h1>" + name + "</h1>" + body, PageHead{name, "about " + name, "", {}, {}, name});
  };
  for (const auto& [one, other] :
       {std::pair("A. Licence of locks", "C. Licence of locks"), {"3.2 Locks", "3.3 Locks"}}) {
    EXPECT_THAT(parts(page(one, text), page(other, text)), IsEmpty()) << one;
    EXPECT_THAT(parts(page(one, story()), page(other, story())), Contains(EvidenceKind::kTitle)) << one;
  }
  EXPECT_THAT(parts(page("3.2 Locks", story() + story()), page("3.2 Locks", story() + story())), IsEmpty());
  for (const auto& [one, other] :
       {std::pair("2023 Report", "2024 Report"), {"A. Smith", "B. Jones"}, {"3 locks", "4 locks"}})
    EXPECT_THAT(parts(page(one, text), page(other, text)), ElementsAre(EvidenceKind::kName)) << one;
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
    return !names_differ(evidence_of("<main><h2>One</h2>" + story() + "</main>", title + "One"),
                         evidence_of("<main><h2>Two</h2>" + story() + "</main>", title + "One"));
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

/** A form, a letter: the headline is that of all pages. */
TEST(PageFactsTest, ATitleCountsBesideAnH1WithoutItsWords) {
  for (const std::string h1 : {"Dear customer", "Please fill in this form and send it to us"}) {
    const auto parts = [&](const std::string& one, const std::string& other) {
      return parted("<h1>" + h1 + "</h1>", one, "<h1>" + h1 + "</h1>", other);
    };
    EXPECT_THAT(parts("Lease for tenants", "Contract with owners"), ElementsAre(EvidenceKind::kTitle)) << h1;
    EXPECT_THAT(parts("Lease for tenants", ""), IsEmpty()) << h1;
    EXPECT_THAT(parts("Lease for tenants", "Lease for tenants - print"), IsEmpty()) << h1;
  }
  EXPECT_THAT(parted("<h1>The red lamp in the mill</h1>", "Lamp, red: the mill - Site",
                     "<h1>The red lamp in the mill</h1>", "Lamp, red: the mill - Mirror"),
              IsEmpty())
      << "the headline has most of its words";
  const auto on_site = [](const std::string& site) {
    return evidence_of("<h1>Dear customer</h1><main>" + story() + "</main>",
                       PageHead{"Lease - " + site, "", "", {}, {}, "Lease"});
  };
  EXPECT_EQ(on_site("The Mill"), on_site("A Mirror")) << "parts of titles that each site repeats";
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
    if (common) hashes.insert(hashes.end(), {common_hash(hash), field_hash(hash)});
    const HtmlTree tree = parse_html("<h1>Engineer</h1><main>" + story() + "<p>" + office + "</p><p><a href=/t>" + tag +
                                     "</a></p></main>");
    PageMeasures measures(tree);
    const BlockChances likely{std::vector<float>(measures.blocks.size(), 0.9F), {}};
    return page_evidence(choose_blocks(measures, likely, FrameSet(hashes)), {});
  };
  EXPECT_NE(evidence("Oslo", "work", false), evidence("Paris", "work", false));
  const std::string common = evidence("Oslo under the fort of the old kings", "work", true);
  EXPECT_THAT(parting_kinds(common, evidence("Paris near the north station", "work", true), false),
              ElementsAre(EvidenceKind::kCommon));
  EXPECT_THAT(parting_kinds(common, evidence_of("<h1>Engineer</h1><main>" + story() + "</main>", PageHead()), false),
              IsEmpty())
      << "a print view";
  EXPECT_EQ(evidence("Oslo 1", "work", false), evidence("Oslo 2", "jobs", false)) << "figures, links";
}

TEST(PageFactsTest, FiguresInShortLinesAreEvidenceIfSeveralLinesHaveThem) {
  const std::string notice =
      "<p>All of these numbers are those of the switchboard in the old town hall of the city.</p>";
  const auto evidence = [&notice](const std::string& line, const std::string& second = "<p>Room 101</p>") {
    return evidence_of("<h1>Gauge</h1><main>" + notice + "<p>" + line + "</p>" + second + "</main>", PageHead());
  };
  EXPECT_THAT(parting_kinds(evidence("Phone 2772"), evidence("Phone 3981"), false),
              ElementsAre(EvidenceKind::kLineFigures));
  EXPECT_THAT(parting_kinds(evidence("Phone 2772"), evidence("Phone 3981"), true), IsEmpty()) << "two views";
  EXPECT_THAT(parting_kinds(evidence("Hits: 1234", ""), evidence("Hits: 1235", ""), false), IsEmpty()) << "a counter";
  for (const auto& [one, other] :
       {std::pair("1 May 2024, 10:32", "2 May 2024, 11:40"), std::pair("Page 12", "Page 13")})
    EXPECT_THAT(parting_kinds(evidence(one), evidence(other), false), IsEmpty()) << one;
  const std::string prose = " of the people who live in the old town by the river";
  EXPECT_THAT(parting_kinds(evidence("There are 277" + prose), evidence("There are 398" + prose), false), IsEmpty());
}

TEST(PageFactsTest, NumbersThatNameOneThingAreEvidence) {
  const auto evidence = [](const std::string& number, std::size_t stories) {
    std::string text = "<h1>Rivers</h1><main>";
    for (; stories != 0; --stories) text += story();
    return evidence_of(
        text + "<p>It is sold by all good shops under the number " + number + " in every town.</p></main>", "Rivers");
  };
  const auto parts = [&](const std::string& a, const std::string& b, std::size_t stories) {
    return parting_kinds(evidence(a, stories), evidence(b, stories), false);
  };
  EXPECT_THAT(parts("978-0-00-000290-1", "978-0-00-000291-8", 1), ElementsAre(EvidenceKind::kLineFigures));
  EXPECT_THAT(parts("12345678", "12345679", 1), IsEmpty()) << "eight digits";
  EXPECT_THAT(parts("978-0-00-000290-1", "978-0-00-000291-8", 20), IsEmpty()) << "a long text";
}

TEST(PageFactsTest, ATrailIsLeftOutOfTheText) {
  const auto signed_text = [](const std::string& above, const std::string& label = "") {
    std::vector<ContentBlock> blocks(3);
    blocks[0].text = above;
    blocks[0].unlinked_letters = letter_count(label + "> > Market");
    blocks[1].text = "Market";
    blocks[1].role = BlockRole::kHeadline;
    blocks[2].text = story();
    leave_out_trail(blocks, "Market - Town");
    std::string text;
    for (const ContentBlock& block : blocks)
      if (is_signed(block.role)) text += block.text;
    return text;
  };
  EXPECT_EQ(signed_text("Home > Agenda > Market"), story());
  EXPECT_EQ(signed_text("Home > Agenda > Fair"), "Home > Agenda > Fair" + story());
  const std::string labelled = "You are here: Home > Agenda > Market";
  EXPECT_EQ(signed_text(labelled, "You are here:"), story());
  EXPECT_EQ(signed_text(labelled, "You are here: Home"), labelled + story()) << "words of no link";
  EXPECT_EQ(signed_text("Market"), "Market" + story()) << "no links";
}

TEST(PageFactsTest, AVersionAboveTheHeadlineSaysNothing) {
  const auto parted = [](const std::string& name, bool above) {
    const auto evidence = [&](const std::string& value) {
      ContentBlock line{name + value, BlockRole::kUnlike};
      line.chance = 0.5F;
      ContentBlock headline{"Locks", BlockRole::kHeadline};
      ContentBlock text{story(), BlockRole::kContent};
      return page_evidence(
          above ? std::vector<ContentBlock>{line, headline, text} : std::vector<ContentBlock>{headline, text, line},
          PageHead{"Locks", "", "", {}, {}, "Locks"});
    };
    return !parting_kinds(evidence("Next"), evidence("2.0"), false).empty();
  };
  EXPECT_FALSE(parted("Version: ", true));
  EXPECT_TRUE(parted("Version: ", false)) << "what is offered";
  EXPECT_TRUE(parted("Town: ", true));
}

TEST(PageFactsTest, ATrailOfLinksAboveTheHeadlineSaysNothing) {
  const auto evidence = [](const std::string& above) {
    return evidence_of(
        "<title>Red lamp - Shop</title><div>" + above + " Red lamp</div><h1>Red lamp</h1><main>" + story() + "</main>",
        {"Red lamp - Shop", {}, {}, {}, {}, "Red lamp"});
  };
  EXPECT_THAT(parting_kinds(evidence("<a href=/>Home</a> / <a href=/l>Lamps and lights</a> /"),
                            evidence("<a href=/>Start</a> &gt; <a href=/g>Gifts for friends</a> &gt;"), false),
              IsEmpty());
  EXPECT_THAT(parting_kinds(evidence("Bakery of Oslo town:"), evidence("Bakery of Kiel harbour:"), false),
              ElementsAre(EvidenceKind::kLeftOut))
      << "no links";
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

/** Two texts in one place of a page: the kinds that part the pages. */
std::vector<EvidenceKind> parted_by(const std::string& before, const std::string& a, const std::string& b,
                                    const std::string& behind, bool declared = false) {
  const auto evidence = [&](const std::string& part) {
    const HtmlTree tree = parse_html(before + part + behind);
    return page_evidence(page_content(tree), {"Library", "", "", embedded_files(tree), picture_texts(tree)});
  };
  return parting_kinds(evidence(a), evidence(b), declared);
}

constexpr const char* kDogs =
    "Dogs must stay in the yard. Loud music is forbidden after nine. Candles are allowed on the long "
    "table only, and whoever breaks a window pays the glazier within the week.";
constexpr const char* kRent =
    "The caretaker lives next door and collects the rent on Fridays. Bicycles belong into the shed, "
    "prams into the hall, and muddy boots are washed under the pump before supper.";

/** The same share of a long text would put the similarity below 0.9. */
TEST(PageFactsTest, LeftOutTextCountsByItsShareOfTheText) {
  const auto parts = [](int stories, int comments) {
    const auto evidence = [&](const std::string& word) {
      std::vector<ContentBlock> blocks;
      for (int i = 0; i != stories; ++i) blocks.push_back({story(), BlockRole::kContent});
      for (int i = 0; i != comments; ++i) {
        ContentBlock comment{"A comment that says " + word + " number " + std::string(i, 'x'), BlockRole::kUnlike};
        comment.chance = 0.2F;
        blocks.push_back(comment);
      }
      return page_evidence(blocks, {});
    };
    return parting_kinds(evidence("green"), evidence("black"), false);
  };
  EXPECT_THAT(parts(2, 1), ElementsAre(EvidenceKind::kLeftOut)) << "any text";
  EXPECT_THAT(parts(20, 1), IsEmpty());
  EXPECT_THAT(parts(20, 20), ElementsAre(EvidenceKind::kLeftOut));
}

TEST(PageFactsTest, ProseInFootersAndHiddenPanelsIsEvidence) {
  const std::string above = "<h1>Library</h1><article>" + story() + "</article>";
  const auto kinds = [&](const std::string& open, const std::string& close) {
    return parted_by(above, open + kDogs + close, open + kRent + close, "");
  };
  EXPECT_THAT(kinds("<footer>", "</footer>"), ElementsAre(EvidenceKind::kLeftOut));
  EXPECT_THAT(kinds("<div hidden><p>", "</p></div>"), ElementsAre(EvidenceKind::kLeftOut));
  EXPECT_THAT(kinds("<p aria-hidden=true>", "</p>"), ElementsAre(EvidenceKind::kLeftOut));
  EXPECT_THAT(parted_by(above, "<footer>read on Monday</footer>", "<footer>read on Friday</footer>", ""), IsEmpty());
  EXPECT_THAT(parted_by(above, "<div hidden>Close</div>", "<div hidden>Open</div>", ""), IsEmpty());
}

/** Courses, events and offers have a strip of facts there. A menu without links and a trail are no facts. */
TEST(PageFactsTest, FactsAboveTheHeadlinePartPages) {
  const auto page = [](const std::string& town) {
    return "<dl><dt>Place</dt><dd>Community hall, " + town +
           "</dd><dt>Teacher</dt><dd>Anna Berg</dd></dl><h1>Drawing</h1>";
  };
  EXPECT_THAT(parted(page("Selby"), "Drawing", page("Goole"), "Drawing"), ElementsAre(EvidenceKind::kLeftOut));
  EXPECT_THAT(parted(page("Selby"), "Drawing", "<h1>Drawing</h1>", "Drawing"), IsEmpty());
  const std::string headline = "<h1>Drawing</h1>";
  EXPECT_THAT(parted("<nav>Home Products</nav>" + headline, "", "<nav>Archive Contact</nav>" + headline, ""),
              IsEmpty());
}

/** What one page of a site shares with others, and what stands in its place on another page and is rarer. */
TEST(PageFactsTest, FactsThatSomePagesRepeatAreComparedWithRareOnes) {
  ContentBlock text;
  text.text = "Six words that both pages have";
  text.role = BlockRole::kContent;
  ContentBlock fact;
  fact.chance = 0.9F;
  const auto evidence = [&](BlockRole role, const std::string& says, bool common) {
    fact.role = role;
    fact.text = says;
    fact.common = common;
    return page_evidence({text, fact}, PageHead{"Title", "", ""});
  };
  const std::string rare = evidence(BlockRole::kUnlike, "Contact Berta Leyburn in Otley", false);
  const auto parted_from_rare = [&](const std::string& other) { return !evidence_agrees(rare, other, false); };
  EXPECT_TRUE(parted_from_rare(evidence(BlockRole::kSiteFrame, "Contact Frieda Kirkby in Hessle", false)));
  EXPECT_FALSE(parted_from_rare(evidence(BlockRole::kSiteFrame, "Subscribe to our letter", true)));
  fact.chance = 0.3F;
  const auto part = [&] {
    return !evidence_agrees(evidence(BlockRole::kSiteFrame, "Colour red", false),
                            evidence(BlockRole::kSiteFrame, "Colour blue", false), false);
  };
  EXPECT_FALSE(part());
  fact.field = true;
  EXPECT_TRUE(part()) << "a field";
  const auto part_by_line = [&](std::string_view before) {
    return !evidence_agrees(evidence(BlockRole::kSiteFrame, std::string(before) + " red", false),
                            evidence(BlockRole::kSiteFrame, std::string(before) + " blue", false), false);
  };
  EXPECT_TRUE(part_by_line("The colour of it is"));
  EXPECT_FALSE(part_by_line("The colour of it is always"));
  fact.fact = true;
  EXPECT_TRUE(part_by_line("The colour of it is always")) << "rows of tables";
}

TEST(PageFactsTest, AHeadlineThatOtherPagesHaveNamesAPageWithoutAnother) {
  const auto evidence = [](const std::string& headline, BlockRole role, bool common, bool field) {
    ContentBlock block{headline, role, 1};
    block.common = common;
    block.field = field;
    return page_evidence({block, {story(), BlockRole::kContent}}, PageHead{"Town hall", "", "", {}, {}, ""});
  };
  const std::string own = evidence("Old by-law", BlockRole::kHeadline, false, false);
  EXPECT_FALSE(evidence_agrees(own, evidence("Repealed", BlockRole::kSiteFrame, false, false), false));
  EXPECT_FALSE(evidence_agrees(own, evidence("In force", BlockRole::kSiteFrame, true, true), false));
  EXPECT_TRUE(evidence_agrees(own, evidence("Town hall", BlockRole::kSiteFrame, true, false), false)) << "of the site";
}

TEST(PageFactsTest, ATitleWithoutTheNameOfTheSiteSaysAllThatItHas) {
  const auto evidence = [](const std::string& title, const std::string& own_title) {
    return page_evidence({{"Deck hand", BlockRole::kHeadline, 1}, {story(), BlockRole::kContent}},
                         PageHead{title, "", "", {}, {}, own_title});
  };
  const std::string dover = evidence("Deck hand in Dover | Jobs", "Deck hand in Dover");
  EXPECT_FALSE(evidence_agrees(dover, evidence("Deck hand in Ely | Jobs", "Deck hand in Ely"), false));
  EXPECT_TRUE(evidence_agrees(dover, evidence("Deck hand | Jobs", "Deck hand"), false)) << "fewer words";
}

TEST(PageFactsTest, TheFiguresOfADataSheetArePartOfThePage) {
  const auto evidence = [](int first, int lines) {
    std::vector<ContentBlock> blocks{{story(), BlockRole::kContent}};
    for (int i = 0; i != lines; ++i) {
      ContentBlock line{"Measure " + std::string(1, static_cast<char>('a' + i)) + ": " + std::to_string(first + 7 * i) +
                        " cm"};
      line.role = BlockRole::kUnlike;
      line.chance = 0;
      blocks.push_back(line);
    }
    return page_evidence(blocks, PageHead{"Boat", "", ""});
  };
  EXPECT_FALSE(evidence_agrees(evidence(2100, 6), evidence(3100, 6), false));
  EXPECT_TRUE(evidence_agrees(evidence(2100, 6), evidence(2100, 6), false));
  EXPECT_TRUE(evidence_agrees(evidence(2100, 3), evidence(3100, 3), false)) << "counters";
}

TEST(PageFactsTest, PlacesOfEmptyCellsPartTables) {
  const auto evidence = [](const std::string& days) {
    return evidence_of("<h1>Ferry</h1><main>" + story() +
                           "<table><tr><th>Line</th><th>Monday</th><th>Tuesday</th></tr>" + "<tr><td>North</td>" +
                           days + "</tr><tr><td>South</td><td>x</td><td>x</td></tr></table></main>",
                       "Ferry");
  };
  const std::string tuesday = evidence("<td></td><td>x</td>");
  EXPECT_THAT(parting_kinds(tuesday, evidence("<td></td><td>x</td>"), false), IsEmpty());
  EXPECT_THAT(
      parting_kinds(evidence("<td></td><td>x</td><td>x</td>"), evidence("<td>x</td><td></td><td>x</td>"), false),
      ElementsAre(EvidenceKind::kCells));
  EXPECT_THAT(parting_kinds(tuesday, evidence("<td>x</td><td></td>"), false), IsEmpty()) << "nothing stands behind it";
}

TEST(PageFactsTest, FiguresOfLeftOutTextPartPages) {
  EXPECT_THAT(
      parted_by("<h1>Library</h1>" + story(), "<aside><p>Open 9.00 to 12.30, room 17, telephone 555 010</p></aside>",
                "<aside><p>Open 14.00 to 18.45, room 3, telephone 222 790</p></aside>", ""),
      ElementsAre(EvidenceKind::kLeftOut));
}

TEST(PageFactsTest, LinesAboveTheTextArePartOfTheName) {
  const std::string text = "<p>" + story() + "</p>";
  for (const auto& [a, b] :
       {std::pair("<h3>Nurse</h3>", "<h3>Cook</h3>"), std::pair("<p><b>Mary Peel</b></p>", "<p><b>John Dobson</b></p>"),
        std::pair("<h2>May I bring a dog?</h2><p>Yes.</p>", "<h2>May I bring a dog?</h2><p>No.</p>"),
        std::pair("<h2>May I bring a dog?</h2>", "<h2>May I hire a tent?</h2>")}) {
    EXPECT_THAT(parted_by("<h1>Library</h1>", a, b, text), ElementsAre(EvidenceKind::kLead)) << a;
    EXPECT_THAT(parted_by("<h1>Library</h1>", a, "", text), IsEmpty()) << a;
    EXPECT_THAT(parted_by("<h1>Library</h1>" + text, a, b, ""), IsEmpty()) << a << " below the text";
  }
  const std::string below =
      "<h1>Library</h1><p>We lend books, maps and tools to all who live in the town or work there.</p>";
  EXPECT_THAT(parted_by(below, "<p>Place: Bath</p>", "<p>Place: York</p>", ""), ElementsAre(EvidenceKind::kLeftOut));
  EXPECT_THAT(parted_by(below, "<h3>Nurse</h3>", "<h3>Cook</h3>", ""), IsEmpty()) << "headings below the text";
  EXPECT_THAT(parted_by(below, "<p>It lies in Bath.</p>", "<p>It lies in York.</p>", ""), IsEmpty()) << "longer";
  EXPECT_THAT(parted_by("<h1>Library</h1>", "<p>3 May 2020</p>", "<p>4 May 2020</p>", text), IsEmpty());
  const std::string list = "<dl><dt>Colour</dt><dd>red</dd><dt>Town</dt><dd>York</dd></dl>";
  const std::string table = "<table><tr><th>Colour</th><td>red</td></tr><tr><th>Town</th><td>York</td></tr></table>";
  EXPECT_THAT(parted_by("<h1>Library</h1>", list, table, text), IsEmpty()) << "the same facts in other lines";
}

TEST(PageFactsTest, TextsOfPicturesPartPages) {
  const std::string above = "<h1>Library</h1>" + story();
  EXPECT_THAT(parted_by(above, "<img src=1.jpg alt='The mill before the fire'>",
                        "<img src=2.jpg alt='A band on the stairs'>", ""),
              ElementsAre(EvidenceKind::kPictureTexts));
  EXPECT_THAT(parted_by(above, "<svg><title>x</title><text>Ashby 12</text><text>Kirkby <tspan>44</tspan></text></svg>",
                        "<svg><title>x</title><text>Ashby 91</text><text>Kirkby <tspan>3</tspan></text></svg>", ""),
              ElementsAre(EvidenceKind::kPictureTexts));
  EXPECT_THAT(parted_by(above, "<svg><title>Menu</title></svg>", "<svg><title>Home</title></svg>", ""), IsEmpty());
  EXPECT_THAT(parted_by(above, "<a href=/a><img src=1.jpg alt='The mill'></a>",
                        "<a href=/b><img src=2.jpg alt='A band'></a>", ""),
              IsEmpty());
}

/** The second page of a list often declares the first one. */
TEST(PageFactsTest, LongListsOfLinksPartDeclaredCopies) {
  const auto kinds = [](int items, bool declared) {
    const auto evidence = [items](const std::string& name) {
      std::vector<ContentBlock> blocks{{story(), BlockRole::kContent}};
      for (int i = 0; i != items; ++i) blocks.push_back({name + std::string(i, 'x'), BlockRole::kLinks, 0, true, 0.2F});
      return page_evidence(blocks, {});
    };
    return parting_kinds(evidence("miller"), evidence("tanner"), declared);
  };
  EXPECT_THAT(kinds(6, false), ElementsAre(EvidenceKind::kShortLinks));
  EXPECT_THAT(kinds(6, true), IsEmpty());
  EXPECT_THAT(kinds(40, true), ElementsAre(EvidenceKind::kDeclaredLinks));
}

}  // namespace
}  // namespace neardup
