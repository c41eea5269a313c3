// One row for each option and argument. A new option is a row here, and its use in the file of its command.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "flags/flag.h"
#include "neardup/measure.h"
#include "scheme/scheme.h"

namespace neardup::cli {

namespace {

Flag row(const char* name, Takes takes, const char* value, const std::string& words, const char* example,
         const char* commands, const std::string& help) {
  Flag flag;
  flag.name = name;
  flag.commands = commands;
  flag.takes = takes;
  flag.value = value;
  flag.words = words;
  flag.example = example;
  flag.help = help;
  return flag;
}

Flag on(const char* name, const char* commands, const char* help) {
  return row(name, Takes::kNothing, "", "", "", commands, help);
}

/** @param words  suggestions. */
Flag text(const char* name, const char* value, const char* example, const char* commands, const std::string& help,
          const std::string& words = "") {
  return row(name, Takes::kText, value, words, example, commands, help);
}

Flag with_bounds(Flag flag, double least, double most) {
  flag.least = least;
  flag.most = most;
  return flag;
}

/** @param most  0 for no limit. */
Flag whole(const char* name, const char* value, double least, double most, const char* example, const char* commands,
           const char* help) {
  return with_bounds(row(name, Takes::kWhole, value, "", example, commands, help), least, most);
}

Flag number(const char* name, const char* value, double least, double most, const char* example, const char* commands,
            const char* help) {
  return with_bounds(row(name, Takes::kNumber, value, "", example, commands, help), least, most);
}

Flag choice(const char* name, const std::string& words, const char* commands, const char* help) {
  Flag flag = row(name, Takes::kChoice, "", words, "", commands, help);
  flag.value = words;
  flag.example = words.substr(0, words.find('|'));
  return flag;
}

Flag input(const char* name, const char* value, const char* example, const char* commands, const char* help) {
  return row(name, Takes::kInput, value, "", example, commands, help);
}

Flag file(const char* name, const char* example, const char* commands, const char* help) {
  return row(name, Takes::kFile, "FILE", "", example, commands, help);
}

Flag folder(const char* name, const char* value, const char* example, const char* commands, const char* help) {
  return row(name, Takes::kFolder, value, "", example, commands, help);
}

Flag argument(const char* name, Takes takes, const char* example, const char* commands, const char* help) {
  return row(name, takes, "", "", example, commands, help);
}

std::string joined_names(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, "|"));
}

constexpr const char* kNoText = "--format=json,jsonl,csv,tsv";
constexpr const char* kTwice = "; choose one";
constexpr const char* kPrints = "--groups --dropped --pairs --mark --delete --move-to";
constexpr const char* kRecords = "--jsonl --csv --tsv";
constexpr const char* kFiles = "PATH --files-from";

std::vector<Flag> arguments() {
  return {
      argument("DATABASE", Takes::kDatabase, "site.db",
               "check* detach* explain* find* groups* info* pairs* report* sample* search* sign*",
               "folder of the database, or the name of an application such as notmuch; to read, also a stub file, or "
               "HOST:PORT of a xapian-tcpsrv"),
      argument("DATABASE", Takes::kFolder, "site.db", "index*", "folder of the database; created if it does not exist"),
      argument("DATABASE", Takes::kDatabase, "site.db", "group*",
               "folder of the database, or the name of an application such as notmuch; several are grouped as one, and "
               "the documents of the first one are preferred"),
      argument("PATH", Takes::kFile, "/var/www", "index*",
               "files and folders: text, Markdown, HTML, PDF, office files, e-books, feeds, mail (.mbox, .eml, "
               "Maildir), web archives (.warc, .wet, .arc, .wacz); each also as .gz, .zst, .xz, .bz2, .lz4"),
      argument("APPLICATION", Takes::kApplication, "notmuch", "attach*",
               "notmuch, mu, sup, public-inbox, lei, cyrus, recoll, xapers, ikiwiki, goldendict-ng, omega, haystack, "
               "apt-xapian-index, or the file of a profile"),
      argument("PLACE", Takes::kFolder, "/var/lib/my-program", "attach*",
               "folder of its database; default: where the program keeps it"),
      argument("QUERY", Takes::kText, "words", "search*",
               "words to search for; AND, OR, NOT, '\"phrases\"', title:WORD, author:WORD, topic:WORD, near:ID"),
      argument("DOCUMENT", Takes::kText, "1", "find*", "id or docid of a document of the database"),
      argument("A", Takes::kText, "1", "explain*",
               "id or docid of the first document, or, without DATABASE, the first file"),
      argument("B", Takes::kText, "2", "explain*",
               "id or docid of the second document, or the second file; one file may be -, standard input"),
      argument("INPUT", Takes::kInput, "table.csv", "dedupe*",
               "files of lines, .jsonl, .csv, .tsv, .mbox, .warc, also compressed, folders of files, or - for standard "
               "input"),
      argument("FILE", Takes::kInput, "page.html", "extract*",
               "file: text, HTML, PDF, office file, e-book, mail, ...; - for standard input"),
      argument("DUMP", Takes::kInput, "mail.dump", "annotate*", "file of records; - for standard input"),
      argument("COMMAND", Takes::kProgram, "omindex", "run*", "program and its arguments, after --"),
  };
}

std::vector<Flag> flags_of_index() {
  return {
      text("--base-url", "URL", "https://example.org/", "index*",
           "public URL of PATH; files indexed under another URL are updated; file:///FOLDER removes it; default: the "
           "recorded URL, else file URLs")
          .only_with("PATH"),
      choice("--on-duplicate", "keep|skip|replace|mark", "index",
             "what happens to a near-duplicate of an indexed document"),
      number("--duplicate-threshold", "T", 0, 1, "0.9", "index", "least similarity for --on-duplicate, 0 to 1")
          .only_with("--on-duplicate=skip,replace,mark"),
      on("--delete-missing", "index*", "delete documents whose files no longer exist").only_with("PATH"),
      input("--jsonl", "FILE", "records.jsonl", "index*", "lines of {\"id\":, \"text\":, ...}; - for standard input")
          .list(),
      input("--csv", "FILE", "table.csv", "index*", "a table whose first row names the fields").list(),
      input("--tsv", "FILE", "table.tsv", "index", "a table with tabs between its cells").list(),
      text("--id-field", "NAME", "number", "index", "field with the ids; records without one are numbered")
          .only_with(kRecords),
      text("--text-field", "NAMES", "title,body", "index*", "fields with the text, separated by commas")
          .list()
          .commas()
          .only_with(kRecords),
      text("--title-field", "NAME", "title", "index", "field with the title").only_with(kRecords),
      text("--url-field", "NAME", "url", "index", "field with the URL").only_with(kRecords),
      input("--files-from", "FILE", "names.txt", "index",
            "index the files and folders named in FILE, one per line; - for standard input")
          .list(),
      on("--null", "index", "names in --files-from end with a zero byte").only_with("--files-from"),
      text("--since", "DATE", "2026-01-01", "index", "skip records of web archives and messages older than DATE")
          .only_with(kFiles),
      on("--force", "index",
         "index unchanged documents again; let --delete-missing delete all of a PATH, even one that is gone"),
      on("--relearn", "index", "learn again what the pages of each site repeat, and index all files again")
          .only_with("PATH"),
      on("--follow", "index", "follow symbolic links to folders").only_with(kFiles),
      whole("--sample-size", "BYTES", 64, 1 << 20, "2000", "index",
            "bytes of each text for the snippets of Omega; default: the database's, else 512"),
      choice("--build", "auto|shards|writer", "index", "how a new database is built: in shards, or by one writer"),
  };
}

std::vector<Flag> flags_of_dedupe() {
  return {
      file("--output", "clean.txt", "dedupe*",
           "write the records to FILE, which appears whole; default: standard output")
          .never_with("--groups --dropped --pairs --delete --move-to", kTwice),
      on("--groups", "dedupe*", "print the groups instead of the records").never_with(kPrints, kTwice),
      on("--dropped", "dedupe*", "print the names of the records that may go").never_with(kPrints, kTwice),
      on("--pairs", "dedupe", "print all pairs that reach the threshold").never_with(kPrints, kTwice),
      text("--mark", "NAME", "copy_of", "dedupe",
           "print all records; field NAME has the name of the record kept in their place")
          .never_with(kPrints, kTwice),
      on("--delete", "dedupe", "delete files that are equal to one that stays").never_with(kPrints, kTwice),
      folder("--move-to", "DIR", "copies", "dedupe*", "move copies into DIR, each below its whole path")
          .never_with(kPrints, kTwice),
      on("--near", "dedupe",
         "remove near-duplicates of one type, too; the newest stays, and so does what has other figures, signs, "
         "pictures or "
         "fields")
          .only_with("--delete --move-to"),
      file("--log", "removed.log", "dedupe", "log what is removed; default: DIR/removed.log or one in ~/.local/state")
          .only_with("--delete --move-to"),
      file("--report", "report.html", "dedupe", "write a page about what goes and stays, too"),
      on("--why", "dedupe search*", "list why each text is hidden or dropped: the words in which it differs")
          .never_with("--no-collapse --collapse-slot"),
      on("-0,--null", "dedupe", "end names with a zero byte, for xargs -0")
          .never_with("--groups --pairs --mark --delete --move-to"),
      on("--follow", "dedupe", "read symbolic links in folders, too; else they are skipped"),
      choice("--as", "auto|lines|jsonl|json|csv|tsv|files", "dedupe",
             "what a text is; auto: the first bytes and the name decide"),
      text("--text-field", "NAMES", "title,body", "dedupe*", "fields with the text, separated by commas")
          .list()
          .commas(),
      text("--id-field", "NAME", "number", "dedupe", "field with the name of a record"),
      input("--against", "FILE", "test.jsonl", "dedupe*",
            "drop what is near a text of FILE, too; FILE is not printed; repeat it for several files")
          .list(),
      text("--within", "FIELD", "language", "dedupe",
           "compare only records with the same value of FIELD; records without it are kept"),
      on("--bytes", "dedupe", "compare nothing but the bytes of lines, records or files of any kind")
          .never_with("--near --report --within --threshold --families --scheme --text-field"),
      number("--threshold", "T", 0, 1, "0.9", "dedupe*",
             "least similarity, above 0, at most 1: runs of 3 words in both texts, divided by those in either"),
      text("--keep", "RULE", "date:max", "dedupe",
           "which record stays: first, last, newest, longest (most words), FIELD:max or FIELD:min",
           "first|last|newest|longest"),
      choice("--families", "split|keep", "dedupe",
             "split texts that were filled from one template, or keep them together"),
      whole("--band-cap", "N", 1, 0, "100", "dedupe", "maximum group centres to remember per band"),
      text("--memory", "SIZE", "2G", "dedupe", "keep signatures and keys beyond SIZE in TMPDIR; default: 1G"),
  };
}

std::vector<Flag> flags_of_group() {
  return {
      number("--threshold", "T", 0, 1, "0.9", "group*",
             "least similarity with the text that a group is built round, 0 to 1; default: the recorded one, else {}"),
      on("--dry-run", "attach* dedupe detach* group*", "say what would change; write nothing"),
      text("--search", "WORDS", "licence", "group", "count the hits that this search would show; default: none")
          .list()
          .only_with("--dry-run")
          .never_with(kNoText),
      text("--prefer", "RULES", "value:0:desc", "group*",
           "which document represents a group: oldest (indexed first), newest, longest, value:SLOT:asc, "
           "value:SLOT:desc, url-length or "
           "path:PREFIX; several, separated by commas: the first that tells two documents apart decides; default: the "
           "recorded one, else oldest",
           "oldest|newest|longest|url-length"),
      text("--distinct", "A B", "1 2", "group*",
           "remember that these two documents are not duplicates of each other; group again")
          .pair()
          .never_with("--dry-run --no-distinct"),
      text("--no-distinct", "A B", "1 2", "group", "forget what --distinct said of these two documents; group again")
          .pair()
          .never_with("--dry-run"),
      choice("--measure", joined_names(measure_names()), "group",
             "similarity: jaccard (index of word 3-shingles), containment (the shorter text stands in the longer one), "
             "multiset, idf or cosine, as in pairs; default: the recorded one, else jaccard"),
      text("--within", "PREFIX", "H", "group",
           "group only documents with the same term of this boolean prefix, such as H for hosts in Omega; 'none' "
           "removes "
           "the limit; default: the recorded one, else none",
           "none"),
      text("--max-days", "SLOT:N", "0:30", "group",
           "group only documents whose time, in value slot SLOT, is at most N days from the centre's; 'none' removes "
           "the "
           "limit; default: the recorded one, else none",
           "none"),
      text("--same", "FIELDS", "title", "group",
           "group only documents with the same title, figures (numbers of three digits or more), subject:SLOT of short "
           "mails, value:SLOT, or prefix:PREFIX for all terms of a boolean prefix; "
           "several are separated by commas. Documents without it are in no group, unless '?' follows, as in "
           "prefix:XA?. 'none' removes the limit; default: the recorded one, else none",
           "none|title|figures"),
      whole("--min-words", "N", 0, 0, "20", "group",
            "leave documents of fewer than N words in no group; default: the recorded number, else 0, for no limit"),
      choice("--families", "split|keep", "group",
             "split: pages that were filled from one template, such as products, are not duplicates; keep: they are; "
             "default: the recorded one, else split"),
      on("--group-terms,!--no-group-terms", "group", "write terms that list a group in Omega, which is slow, or none"),
      on("--singles,!--no-singles", "group", "give single documents a group value, for --reference, or none"),
      text("--reference", "PLACE", "docs.example.org:33333", "group",
           "database that is searched together with these but grouped elsewhere: only read; documents join its groups "
           "first")
          .list(),
      on("--recount", "group",
         "with --measure idf or cosine: weigh words by the documents of today, not by the first run's"),
      whole("--band-cap", "N", 1, 0, "100", "group",
            "maximum group centres to remember per band; default: the recorded one, else {}"),
  };
}

std::vector<Flag> flags_of_searches() {
  return {
      on("--no-collapse", "search*", "show all hits").never_with("--collapse-slot --live --threshold --compare-hits"),
      whole("--limit", "N", 0, kMostInXapian, "20", "search*", "number of hits to show"),
      whole("--offset", "N", 0, kMostInXapian, "10", "search", "number of hits to skip first"),
      whole("--collapse-slot", "SLOT", 0, kMostInXapian - 1.0, "1", "search",
            "collapse on another value slot; 1 is Omega's MD5 of the file")
          .never_with("--live --threshold --compare-hits"),
      on("--live", "search", "compare the hits with each other instead of using groups"),
      number("--threshold", "T", 0, 1, "0.9", "search",
             "if hits are compared: least similarity, 0 to 1; default: as in the database's groups, else {}"),
      whole("--compare-hits", "N", 1, kMostInXapian, "200", "search",
            "if hits are compared: compare and list only the first N; default {}"),
      text("--stemmer", "LANGUAGE", "german", "index search",
           "language of the stemmer, or none; default: the one that the database records, else english"),
      whole("--docid", "N", 1, kMostInXapian, "7", "find", "document with this number, whatever ids are numbers"),
      input("--text", "FILE", "page.html", "find*",
            "file: text, HTML, PDF, office file, e-book, mail, ...; - for standard input"),
      text("--url", "URL", "https://example.org/a", "find", "URL of the page in --text, which tells its site")
          .only_with("--text"),
      text("--fingerprint", "HASH", "aaaaaaaaaaaaa", "find",
           "fingerprint in base32 or hexadecimal; MinHash bands need --scan")
          .never_with("--threshold --contained"),
      number(
          "--threshold", "T", 0, 1, "0.9", "find* pairs*",
          "least similarity, 0 to 1: the runs of three words in both texts, divided by those in either; default: as in "
          "the database's groups, else {}")
          .never_with("--max-distance"),
      on("--contained", "find*", "also find texts of which one stands in the other, longer one")
          .never_with("--max-distance"),
      choice("--measure", joined_names(measure_names()), "pairs*", "measure that must reach the threshold")
          .never_with("--max-distance"),
      whole("--limit", "N", 0, 0, "20", "find* groups*", "maximum number to list; 0 for all"),
      on("--distinct", "groups", "list the pairs that 'group --distinct' declared distinct instead")
          .never_with("--limit"),
      whole("--max-distance", "BITS", 0, 64, "3", "find",
            "match by Hamming distance of the fingerprints instead, 0 to 64 bits"),
      on("--scan", "find", "read every fingerprint, for any distance").only_with("--max-distance"),
      whole("--max-distance", "BITS", 0, 7, "3", "pairs",
            "match by Hamming distance of the fingerprints instead, 0 to 7 bits"),
      file("--html", "pair.html", "explain*", "also write a page with both texts side by side"),
  };
}

std::vector<Flag> flags_of_other_commands() {
  return {
      on("--group", "attach* index* run*", "group the database afterwards").never_with("--dry-run --check"),
      on("--show-profile", "attach", "print the profile, to begin another one with").never_with("--dry-run"),
      text("--text-prefix", "PREFIX", "B", "attach sign",
           "prefix of the terms that are the text, such as B; several separated by commas; default: none"),
      text("--id-term", "PREFIX", "XP", "attach sign",
           "prefix of the term that is the id, such as XP; default: Q, else U"),
      text("--id-from", "data:REGEX|value:SLOT", "data:url=(.*)", "attach sign",
           "name documents by this part of their data: the first group of a POSIX extended expression, and '|' and the "
           "last of several; or by a value; default: the id"),
      on("--resign", "attach sign", "sign all documents again and remove the data of other schemes"),
      on("--verify", "sign*",
         "compare all signatures with the words of the index, sign again what is wrong, and remove damaged signatures "
         "that cannot be made again")
          .never_with("--resign"),
      on("--take-slots", "sign", "with --verify: remove what other programs keep in the scheme's slots and terms, too")
          .only_with("--verify"),
      on("--check", "run*", "only report whether the program can be run so: exit code 0 or 1"),
      whole("--flush", "N", 1, kMostInXapian, "500", "run",
            "documents after which Xapian writes what it buffers; default: the program's own, 10000")
          .never_with("--check"),
      on("--words", "check*", "also compare what is stored with the words in the index; reads all positions"),
      on("--all", "check*", "print a line per document, not per cause").never_with(kNoText),
      whole("--timeout", "SECONDS", 0, 0, "60", "check",
            "report damage after this long without progress through the documents; 0 for no limit"),
      number("--idf", "SHARE", 0, 1, "0.01", "info",
             "print instead the rarity of the words in at least this share of the documents, for the scheme words-idf")
          .never_with("--scheme --format=json,jsonl,csv,tsv"),
      file("-o,--output", "report.html", "report*", "HTML file to write; - for standard output").required(),
      whole("--documents", "K", 1, 0, "1000", "sample*", "number of documents to draw and compare with all others"),
      whole("--compare", "N", 1, 0, "10000", "sample",
            "number of random documents to compare them with, if the database has more"),
      whole("--seed", "N", 0, 0, "2", "sample", "seed of the random draw"),
      number("--threshold", "T", 0.01, 1, "0.9", "report* sample*",
             "least similarity of near-duplicates, 0.01 to 1; default: as in the database's groups, else {}"),
      on("--table", "sample*", "also print the tables and how they were judged").never_with(kNoText),
      number("--threshold", "T", 0.01, 1, "0.8", "plan*", "least similarity to find, 0.01 to 1"),
      number("--recall", "R", 0.01, 0.9999999, "0.98", "plan*",
             "share of the pairs with this similarity to find, at least"),
      whole("--max-terms", "N", 1, 0, "24", "plan*", "maximum terms per document"),
      on("--explain", "extract*",
         "print a page that shows all blocks of the text, what was kept and why the rest was not")
          .never_with("--format --hash"),
      on("--hash", "extract*", "print instead the fingerprint of each file, 64 bits that stand for its content"),
      choice("--format", "text|html|jsonl", "extract*",
             "text, a page with title and headings, or one JSON line for each file"),
      folder("--frames", "DATABASE", "site.db", "extract",
             "leave out what this database knows to be repeated on the page's site"),
      text("--url", "URL", "https://example.org/a", "extract",
           "URL of the page, which tells its site and completes its canonical URL"),
      text("--text", "FIELD[,FIELD...]", "subject,body", "annotate*",
           "fields that hold the text, as the index script indexes them")
          .list()
          .commas(),
      text("--html", "FIELD", "html", "annotate*",
           "field that holds a web page: add its content and the rest as fields")
          .never_with("--text"),
      input("--omega-conf", "FILE", "omega.conf", "omega-setup*",
            "Omega's configuration; default: $OMEGA_CONFIG_FILE, else /etc/omega.conf"),
      folder(
          "--examples-dir", "FOLDER", "examples", "omega-setup*",
          "folder for examples of cron and systemd jobs; default: xapian-neardup, next to the folder of the templates")
          .never_with("--recipe"),
      on("--force", "omega-setup*", "replace files that differ; with --remove: remove them").never_with("--recipe"),
      on("--remove", "omega-setup*", "remove the files that omega-setup wrote; those that were changed stay")
          .never_with("--recipe"),
      folder("--recipe", "FOLDER", "/var/www/html", "omega-setup*",
             "write nothing; print the command line that indexes the pages of FOLDER with omindex, and groups their "
             "copies"),
  };
}

std::vector<Flag> shared_flags() {
  const std::string presets = joined_names(Scheme::preset_names());
  const std::string preset_list = fmt::format("{}", fmt::join(Scheme::preset_names(), ", "));
  return {
      choice("--format", "text|json|jsonl|csv|tsv", "dedupe*", "of a listing: text for people, the others for programs")
          .only_with("--groups --dropped --pairs --delete --move-to"),
      choice("--format", "text|json|jsonl|csv|tsv",
             "attach check detach explain find group groups info pairs plan sample search sign",
             "text for people, the others for programs"),
      choice("--content", "main|all", "extract index", "of a page or mail: what its author wrote in it, or all text"),
      choice("--content", "main|all", "run", "of a page that omindex reads: what its author wrote in it, or all text")
          .never_with("--check"),
      on("--ignore-exclusions", "extract index",
         "read pages, and parts of pages, that their site keeps out of searches"),
      on("--ignore-exclusions", "annotate", "read pages, and parts of pages, that their site keeps out of searches")
          .only_with("--html"),
      text("--charset", "NAME", "windows-1252", "dedupe index",
           "encoding of all texts, HTML pages and records; default: detected for each input"),
      whole("--max-size", "BYTES", 1, 0, "1000000", "dedupe index",
            "report larger files and records instead of reading them"),
      text("--scheme", "ID", "standard", "check explain find group groups info pairs report sample search",
           "id of the scheme to use, if the database has several; of two files the preset or text of a scheme",
           presets),
      text("--scheme", "SCHEME", "short", "attach index run sign",
           "preset (" + preset_list +
               ") or full text of a scheme, which says how texts are compared; default: the database's, else standard",
           presets),
      text("--scheme", "SCHEME", "short", "annotate dedupe extract",
           "preset (" + preset_list + ") or full text of a scheme, which says how texts are compared", presets),
      whole("--jobs", "N", 1, 256, "4", "dedupe index", "number of threads; default: one per processor"),
      whole("--commit-every", "N", 1, 0, "1000", "attach index sign", "number of documents per commit")
          .never_with("--dry-run"),
      whole("--wait", "SECONDS", 0, 1'000'000, "60", "attach detach group index sign",
            "wait this long for another writer to finish; default 0: exit with code 3")
          .never_with("--dry-run"),
      on("--quiet", "attach check dedupe detach group index pairs report sample sign",
         "show neither progress nor what to do next"),
      choice("--log-format", "text|jsonl", "attach check dedupe detach group index sign",
             "format of the messages on stderr; jsonl is for programs"),
      on("-h,--help",
         "annotate attach check dedupe detach explain extract find group groups index info omega-setup pairs plan "
         "report run "
         "sample search sign",
         "print this help"),
  };
}

}  // namespace

const std::vector<Flag>& flag_table() {
  static const std::vector<Flag> table = [] {
    std::vector<Flag> rows;
    for (const auto& part : {arguments(), flags_of_index(), flags_of_dedupe(), flags_of_group(), flags_of_searches(),
                             flags_of_other_commands(), shared_flags()}) {
      rows.insert(rows.end(), part.begin(), part.end());
    }
    return rows;
  }();
  return table;
}

}  // namespace neardup::cli
