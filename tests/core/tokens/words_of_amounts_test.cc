#include "tokens/words_of_amounts.h"

#include <gtest/gtest.h>

#include <string>

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

TEST(WordsOfAmountsTest, NumbersOfSeveralPartsAreAmounts) {
  for (const char* word : {"zweihundertfünfzig",
                           "hundertdreissig",
                           "tausendneunhundert",
                           "einhunderteinundzwanzig",
                           "fünfundsechzig",
                           "duecentocinquanta",
                           "quarantacinque",
                           "ventotto",
                           "trentatré",
                           "tweehonderdvijftig",
                           "tweeëntwintig",
                           "quinientos",
                           "duzentas",
                           "quinhentas",
                           "пятисот",
                           "четыреста",
                           "пятидесяти",
                           "двух",
                           "dwóch",
                           "piętnastu"})
    EXPECT_TRUE(is_amount(word)) << word;
  for (const char* word :
       {"zweihundertmal", "hundund", "entre", "ein", "een", "vent", "centro", "anhundert", "du", "trenta-"})
    EXPECT_FALSE(is_amount(word)) << word;
  std::string longer = "zehn";
  while (longer.size() < 200) longer += "zehn";
  EXPECT_FALSE(is_amount(longer)) << "more than 100 bytes";
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
  for (const char* word : {"accepted", "left", "abgelehnt", "annulée", "rechazada", "rinviato"})
    EXPECT_TRUE(is_decision(word)) << word;
  for (const char* word : {"", "accept", "harbour", "not"}) EXPECT_FALSE(is_decision(word)) << word;
}

}  // namespace
}  // namespace neardup
