#include "content/embedded_files.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "html/html_parser.h"

namespace neardup {
namespace {

std::string files(const std::string& page) {
  return embedded_files(parse_html(page));
}

TEST(EmbeddedFilesTest, FramesPicturesAndVideosHaveTheNameOfTheirFile) {
  EXPECT_EQ(files("<p>text"), "");
  EXPECT_EQ(files("<frameset><frame src=menu.html><frame src='../c/2.html#top'></frameset>"), "menu.html 2.html ");
  EXPECT_EQ(files("<iframe src='https://v.org/embed/x1?start=3'></iframe><img src=/i/a.jpg?v=2>"), "x1?start=3 a.jpg ");
  EXPECT_EQ(files("<video src=a.mp4></video><audio><source src=b.ogg></audio><embed src=c.swf><object data=d/e.pdf>"),
            "a.mp4 b.ogg c.swf e.pdf ");
  EXPECT_EQ(files("<img src=wait.gif data-src=a.jpg><img src='data:image/gif;base64,/aa'><img><img src=' '>"),
            "a.jpg ");
}

TEST(EmbeddedFilesTest, WhatIsNotOfThePageDoesNotCount) {
  EXPECT_EQ(files("<header><img src=a.png></header><nav><p><img src=b.png></p></nav><footer><img src=c.png></footer>"),
            "");
  EXPECT_EQ(files("<p>x<noscript><iframe src=count.html></iframe></noscript><template><img src=a.png></template>"), "");
  EXPECT_EQ(
      files("<a href=/p/2><img src=2.jpg></a><a href=b_full.JPG?x><img src=b.jpg></a><a name=x><img src=c.jpg></a>"),
      "b.jpg c.jpg ");
  EXPECT_EQ(
      files("<img src=count.gif width=1 height=1><iframe height=0 src=x></iframe><img src='i.php%3Fid=7' width=9>"),
      "i.php ");
}

TEST(EmbeddedFilesTest, DownloadsAndValuesOfFormsCountAsFiles) {
  EXPECT_EQ(files("<a href=/n/March.pdf?x>Download</a><a href=next.html>Next</a>"), "March.pdf ");
  EXPECT_EQ(files("<input type=checkbox checked> Lift <input type=CHECKBOX> Piano <input type=radio> Yes"),
            "on off off ");
  EXPECT_EQ(files("<input readonly value='Lost in the post'><input value=typed><input type=hidden readonly value=9f3>"),
            "Lost in the post ");
}

TEST(EmbeddedFilesTest, ShownPartsArePicturesFilesAndFilledFields) {
  const auto parts = [](const std::string& page) { return shown_parts(parse_html(page)); };
  EXPECT_EQ(parts("<p>text <img src=i/a.jpg><a href=b.pdf>b</a>"), (std::vector<std::string>{"a.jpg", "b.pdf"}));
  EXPECT_EQ(parts("<input type=hidden value=x><input type=submit value=Go><nav><input value=q></nav>").size(), 0U);
  const std::string picture = "<img src='data:image/gif;base64," + std::string(1024, 'A');
  EXPECT_NE(parts(picture + "A=='>"), parts(picture + "Q=='>"));
  const auto differ = [&](const std::string& one, const std::string& other) { return parts(one) != parts(other); };
  EXPECT_TRUE(differ("<input type=radio checked><input type=radio>", "<input type=radio><input type=radio checked>"));
  EXPECT_TRUE(differ("<select><option>a<option>b</select>", "<select><option>a<option selected>b</select>"));
  EXPECT_FALSE(differ("<select><option>a<option>b</select>", "<select><option selected>a<option>b</select>"));
  EXPECT_TRUE(differ("<input value=Anna>", "<input value=Paul>"));
  EXPECT_TRUE(differ("<input value=Anna>", "<input>")) << "an empty form";
  EXPECT_TRUE(differ("<textarea>yes</textarea>", "<textarea>no</textarea>"));
}

TEST(EmbeddedFilesTest, EmptyFormsAndFieldsOfTheSiteAreNotShownParts) {
  for (const char* const page :
       {"<form><input name=q placeholder=Search><input type=submit></form>",
        "<input name=a value=''><textarea></textarea>", "<input type=search value=goats name=x>",
        "<input type=TEXT name=S value=goats>", "<input type=checkbox name=news>",
        "<select><option>English<option>Deutsch</select>", "<select><option selected>English<option>Deutsch</select>",
        "<select name=lang><option>English<option selected>Deutsch</select>",
        "<img src='data:image/gif;base64,AA=='>"}) {
    EXPECT_EQ(shown_parts(parse_html(page)), std::vector<std::string>()) << page;
  }
  EXPECT_EQ(shown_parts(parse_html("<input name=q value=goats><input name=name value=Anna>")),
            std::vector<std::string>{"fields:\nAnna\n"});
  EXPECT_EQ(shown_parts(parse_html("<input type=radio name=q checked>")), std::vector<std::string>{"fields:\non\n"});
}

TEST(EmbeddedFilesTest, TheQueryOfAForeignFrameCountsIfItChoosesSomething) {
  const auto part = [](const std::string& url) {
    return shown_parts(parse_html("<iframe src='" + url + "'></iframe>"))[0];
  };
  EXPECT_EQ(part("https://ads.example/f?session=9871&v2=3"), "f");
  EXPECT_EQ(part("//ads.example/f?session=9871"), "f");
  EXPECT_EQ(part("f?session=9871"), "f?session=9871");
  EXPECT_EQ(part("https://maps.example/embed?hl=en&pb=!1m18"), "embed?hl=en&pb=!1m18");
  EXPECT_EQ(part("https://video.example/watch?v=x1"), "watch?v=x1");
}

TEST(EmbeddedFilesTest, ACheckThatAClassDrawsCountsWithItsWords) {
  EXPECT_EQ(files("<ul><li class=checked data-inline-task-id=1><span>Feed the big goats</span><li>Sweep</ul>"),
            "checked Feed the big ");
  EXPECT_EQ(
      files("<p><span class='chcklst-box checked fa'></span> Feed</p><p><span class='chcklst-box fa'></span> Sweep"),
      "checked Feed ");
  EXPECT_EQ(
      files("<div class='checkbox checkbox-on'></div><span class=to-do-children-checked>Feed <b>the</b> goats</span>"),
      "checked Feed the goats ");
  EXPECT_EQ(files("<div class=checkbox-off></div><span class='to-do-children-unchecked x-checkedness unchecked'>Sweep"),
            "");
  EXPECT_EQ(files("<p><i class='star checked'></i><i class='star checked'></i><i class=star></i> 12 reviews"), "");
  std::string many;
  for (int i = 0; i != 50'000; ++i) many += "<i class=checked></i>";
  EXPECT_EQ(files(many), "") << "in linear time";
}

TEST(EmbeddedFilesTest, PagesOfFramesStandInTheirAttribute) {
  const HtmlTree tree = parse_html(
      "<main><iframe srcdoc='<p>one &lt; two'></iframe><iframe src=a.html></iframe>"
      "<iframe hidden srcdoc='<p>a'></iframe><iframe style='display: none' srcdoc='<p>b'></iframe>"
      "<iframe width=1 height=1 srcdoc='<p>c'></iframe></main>");
  std::vector<std::pair<std::string_view, bool>> pages;
  for (const InnerPage& page : pages_of_frames(tree)) pages.emplace_back(page.html, page.shown);
  EXPECT_EQ(pages, (std::vector<std::pair<std::string_view, bool>>{
                       {"<p>one < two", true}, {"<p>a", false}, {"<p>b", false}, {"<p>c", false}}));
}

TEST(EmbeddedFilesTest, CodeRowsAndLinksAreExact) {
  const auto exact = [](const std::string& page) { return exact_parts(parse_html("<main>" + page + "</main>")); };
  EXPECT_EQ(exact("<p>words"), 0U);
  EXPECT_NE(exact("<pre>a && b</pre>"), exact("<pre>a || b</pre>"));
  EXPECT_NE(exact("<pre>a\n  b</pre>"), exact("<pre>a\nb</pre>"));
  const std::string spaces(5000, ' ');
  EXPECT_NE(exact("<table><tr>" + spaces + "<td>Anna" + spaces + "<td>paid</table>"),
            exact("<table><tr>" + spaces + "<td>Anna" + spaces + "<td>open</table>"));
  EXPECT_EQ(exact("<pre>a <pre>b</pre></pre>"), exact("<pre>a b</pre>")) << "once";
  EXPECT_NE(exact("<pre>a</pre><p>words<pre>b</pre>"), exact("<pre>a</pre><p>words<pre>c</pre>"));
  EXPECT_NE(exact("<table><tr><td>Anna<td>paid</table>"), exact("<table><tr><td>Anna<td>open</table>"));
  EXPECT_EQ(exact("<table><tr><td>" + std::string(400, 'x') + "</table>"),
            exact("<table><tr><td>" + std::string(400, 'y') + "</table>"))
      << "a layout";
  EXPECT_NE(exact("See <a href=/x/1.pdf>here</a>"), exact("See <a href=/x/2.pdf>here</a>"));
  EXPECT_NE(exact("<dl><dt><a href=/x/1>Boats</a></dl>"), exact("<dl><dt><a href=/x/2>Boats</a></dl>")) << "a bookmark";
  EXPECT_EQ(exact("See <a href=/x/1.pdf>here</a>"), exact("See <a href='https://example.org/y/1.pdf'>here</a>"))
      << "a mirror";
  EXPECT_EQ(exact("<ul><li><a href=/x/1>Boats</a></ul>"), exact("<ul><li><a href=/x/2>Boats</a></ul>"))
      << "related pages";
}

TEST(EmbeddedFilesTest, AnyPageEnds) {
  for (const char* const page : {"", "<a href=x>", "<nav>", "<body><nav>x</nav>", "<html><aside>"})
    EXPECT_EQ(files(page), "");
  for (const char* const page : {"", "<select>", "<select><option>", "<textarea>", "<body><select><option selected>a"})
    EXPECT_LE(shown_parts(parse_html(page)).size(), 1U);
}

}  // namespace
}  // namespace neardup
