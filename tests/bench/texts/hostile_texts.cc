#include "bench/texts/hostile_texts.h"

#include <random>

namespace neardup::bench {

std::string repeated(const std::string& unit, std::size_t size) {
  std::string text;
  text.reserve(size + unit.size());
  while (text.size() < size) text += unit;
  return text;
}

namespace {

std::string times(const std::string& unit, std::size_t count) {
  return repeated(unit, unit.size() * count);
}

std::string random_bytes(std::size_t size) {
  std::mt19937 random(1);
  std::string text(size, '\0');
  for (char& c : text) c = static_cast<char>(random());
  return text;
}

}  // namespace

std::vector<HostileText> hostile_texts(std::size_t size) {
  const std::string marks = times("\u0316\u0301", 1000);  // in the order that NFC does not want
  return {{"marks by the thousand on one letter", repeated("a" + marks + " ", size)},
          {"nothing but marks", repeated("\u0316\u0301", size)},
          {"U+FDFA by the thousand", repeated(times("\ufdfa", 1000) + " ", size)},
          {"words of one U+FDFA", repeated("\ufdfa ", size)},
          {"one word", repeated("abcdefghij", size)},
          {"one word of Cyrillic", repeated("абвгдежзик", size)},
          {"no white space: words and commas", repeated("some,words,that,follow,each,other,", size)},
          {"no white space: Chinese", repeated("我们在研究所有的文档之间的相似性", size)},
          {"no white space: Thai", repeated("การค้นหาเอกสารที่คล้ายกัน", size)},
          {"one ill-formed byte a word", repeated("some wo\xffrds", size)},
          {"random bytes", random_bytes(size)},
          {"links only", repeated("https://example.com/a/b?c=d#e name@host.example.org ", size)},
          {"every other word decomposed", repeated("words re\u0301sume\u0301 ", size)}};
}

}  // namespace neardup::bench
