#include "tokens/words_of_amounts.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(WordsOfAmountsTest, NumbersAndNamesOfMonthsAndDaysAreAmounts) {
  for (const char* word :
       {"three", "fifth", "billion", "fünf", "trois", "siete", "пять", "三百", "april", "märz", "lundi"})
    EXPECT_TRUE(is_amount(word)) << word;
  for (const char* word :
       {"thirtieth",   "sixteenth", "zweiter",     "dreihundert", "einundzwanzig", "zweitausend", "première",
        "quatorzième", "dieciséis", "trescientos", "trecento",    "sedici",        "trezentos",   "driehonderd",
        "trzynaście",  "styczeń",   "drugie",      "пятьсот",     "второе",        "tue",         "feb"})
    EXPECT_TRUE(is_amount(word)) << word;
  for (const char* word : {"", "word", "may", "sun", "tree", "one two", "problème", "canteen", "mon", "jahrzehnte",
                           "accento", "camila", "высот", "ventilation", "een", "media", "jahrhundert"})
    EXPECT_FALSE(is_amount(word)) << word;
}

TEST(WordsOfAmountsTest, UnitsAndShortNamesAreAmountsNextToANumber) {
  for (const char* word : {"mg", "mcg", "g", "pm", "bc", "may", "oct", "hours", "stunden", "seconde", "мг"})
    EXPECT_TRUE(is_amount_next_to_number(word, word)) << word;
  EXPECT_TRUE(is_amount_next_to_number("a", "A"));
  EXPECT_FALSE(is_amount_next_to_number("a", "a"));
  EXPECT_FALSE(is_amount_next_to_number("goats", "goats"));
}

TEST(WordsOfAmountsTest, RomanNumeralsAreNoOtherWords) {
  for (const char* word : {"II", "III", "IV", "V", "X", "MCM", "iii", "xiv", "x"})
    EXPECT_TRUE(is_roman_numeral(word)) << word;
  for (const char* word : {"", "i", "I", "v", "mi", "Mild", "IT"}) EXPECT_FALSE(is_roman_numeral(word)) << word;
}

TEST(WordsOfAmountsTest, NegationsDeny) {
  for (const char* word : {"not", "don't", "without", "nicht", "sans", "не", "不能", "nc", "nothing", "nobody", "nein",
                           "nee", "rien", "нельзя", "ませ", "않습니다", "없다"})
    EXPECT_TRUE(is_negation(word)) << word;
  for (const char* word : {"", "note", "now", "能"}) EXPECT_FALSE(is_negation(word)) << word;
}

}  // namespace
}  // namespace neardup
