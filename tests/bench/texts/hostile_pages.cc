#include "bench/texts/hostile_pages.h"

#include <string>

namespace neardup::bench {

namespace {

/** One inside the other, all of them closed. */
std::string nested(const std::string& open, const std::string& close, std::size_t size) {
  return repeated(open, size / 2) + "word" + repeated(close, size / 2);
}

}  // namespace

std::vector<HostileText> hostile_html(std::size_t size) {
  return {{"plain paragraphs", repeated("<p>some words of a page that nobody minds</p>\n", size)},
          {"nested div", nested("<div>", "</div>", size)},
          {"div that nobody closes", repeated("<div>word ", size)},
          {"nested tables", nested("<table><tr><td>", "</td></tr></table>", size)},
          {"formatting across blocks", repeated("<b><p><i></b></p></i>word ", size)},
          {"formatting that nobody closes", "<b><i><u><em>" + repeated("<p>word ", size)},
          {"words between tables", repeated("<table>word<b>", size)},
          {"end tags of unknown elements", repeated("<x>", 3000) + repeated("</y>", size)},
          {"links in links", repeated("<a href=x>word ", size)},
          {"end tags only", repeated("</p></div></a>word ", size)},
          {"comments that begin", repeated("<!-- word ", size)},
          {"scripts that begin", repeated("<script>word ", size)},
          {"less-than signs", repeated("<", size)},
          {"open tags without an end", repeated("<a ", size)},
          {"one tag of many attributes", "<p " + repeated("a=b ", size) + ">word"},
          {"one tag of distinct attributes",
           [size] {
             std::string page = "<p ";
             for (std::size_t i = 0; page.size() < size; ++i) page += "a" + std::to_string(i) + "=b ";
             return page + ">word";
           }()},
          {"one long attribute", "<p title='" + repeated("word ", size) + "'>word"},
          {"entities", repeated("&amp;&#x41;&notit;&#99999999;", size)},
          {"zero bytes", std::string(size, '\0')},
          {"ampersands", repeated("&", size)},
          {"titles", repeated("<title>word</title>", size)},
          {"declarations", repeated("<!DOCTYPE html><?xml version='1.0'?>", size)},
          {"sections of characters", repeated("<![CDATA[word]]>", size)}};
}

std::vector<HostileText> hostile_markdown(std::size_t size) {
  return {{"plain paragraphs", repeated("some words of a page that nobody minds\n\n", size)},
          {"quotations in quotations", repeated("> ", size) + "word"},
          {"lists in lists", repeated("* ", size) + "word"},
          {"brackets that open", repeated("[", size)},
          {"links that begin", repeated("[a](b ", size)},
          {"lines with a link", repeated("[a](b) word\n", size)},
          {"stars", repeated("*a **b ", size)},
          {"stars and underscores", repeated("a*_", size)},
          {"backticks", repeated("`a ``b ", size)},
          {"pointed brackets", repeated("<a ", size)},
          {"tables", repeated("|a|b|\n|-|-|\n|c|d|\n", size)},
          {"one row of a table", repeated("|a", size) + "\n" + repeated("|-", size)},
          {"references", repeated("[a]: b\n[a] ", size)},
          {"headings under headings", repeated("a\n=\n", size)},
          {"entities", repeated("&amp;&notit;", size)}};
}

}  // namespace neardup::bench
