#include <algorithm>

#include "flags/command_row.h"

namespace neardup::cli {

namespace {

constexpr const char* kBegin = "Begin";
constexpr const char* kLook = "Look";
constexpr const char* kLookAfter = "Look after";

std::vector<CommandRow> beginning() {
  return {
      {"index", kBegin, true, "index a folder, mail, a web archive or a table",
       "Index files, folders, web archives, mail and records, and sign each document.", "DATABASE [PATH...]", "",
       R"(A file's id is its absolute path, a web page's its URL, a message's its Message-ID. Unchanged inputs are
skipped: a file by its time and size, a record or message by its date. Of several captures of a page the newest is
kept. Skipped inputs keep their groups. The command is idempotent, and an interrupted run resumes where it stopped.
Exit code 1: an input cannot be read; the rest is indexed.

--base-url is recorded for a folder and everything in it. For a file it is the URL of the file's folder, and applies
to this file only.

--delete-missing deletes documents of files only. Messages, records of web archives and lines of JSON may come in
any file, and stay. With --on-duplicate it deletes before anything is indexed, so that a renamed file is not skipped
as a duplicate of its old document.

--files-from indexes names as they arrive while its pipe is open, and commits when no name has arrived for three
seconds.

PDF files are read by pdftotext (Debian: poppler-utils). Pages, and parts of pages, that their site keeps out of searches
are left out. docs/reference/commands.md says what is read and what is left out.

Values of --on-duplicate, which applies to files, records, messages and lines of JSON:

  keep     index the document; near-duplicates are not looked up
  skip     do not add the document; an indexed one is still updated
  replace  add the document and delete its older near-duplicates, by the time
           of their last change; skip it if one of them is not older. Without
           times the last document to arrive is the newest
  mark     add the document with the terms XNM and XNM plus the id of its most
           similar unmarked near-duplicate

A new database of large inputs is built on all cores, in DATABASE.neardup-build, and appears whole at the end.)",
       R"(xapian-neardup index site.db /var/www --base-url https://example.org/ --group
export-records | xapian-neardup index records.db --jsonl -
xapian-neardup index records.db --csv table.csv --id-field number --text-field headline,body
find /srv -newer stamp -print0 | xapian-neardup index site.db --files-from - --null
xapian-neardup index crawl.db CC-MAIN-00000.warc.wet.gz --since 2026-01-01)"},
      {"attach", kBegin, true, "sign what omindex, notmuch, recoll or mu indexed: sites, mail",
       "Sign the database of another program, wherever it keeps its texts.", "APPLICATION [PLACE]", "",
       R"(The command finds the database, says where its texts and ids are and what it will write, and signs it as
'sign' does. Run it again after each run of the program's indexer. The options for prefixes and ids replace those of
the profile. Other commands know the database by the name of the application, too: 'xapian-neardup groups notmuch'.
'xapian-neardup detach APPLICATION' removes all that was written.)",
       R"(xapian-neardup attach notmuch --dry-run
xapian-neardup attach notmuch --group
xapian-neardup attach omega --group
xapian-neardup attach mu ~/.cache/mu
xapian-neardup attach ./my-program.conf /var/lib/my-program/xapian)"},
      {"dedupe", kBegin, true, "drop the copies in a table, in lines or in a folder",
       "Drop the near-duplicates of lines, records or files, without a database.", "INPUT...", "",
       R"(The records that stay are written unchanged and in order. Each record that goes reaches the threshold,
word for word, with the centre of its group. The groups are those of 'index' and 'group'. A record that cannot be
read is reported and kept; the exit code is then 1. Each input is read twice; pipes and compressed files are kept in
TMPDIR. A file with several names is one text. --delete and --move-to read both files again and compare them before
each act.)",
       R"(xapian-neardup dedupe lines.txt --output clean.txt
xapian-neardup dedupe articles.csv --text-field title,body --keep date:max --groups
xapian-neardup dedupe train.jsonl --against test.jsonl --output clean.jsonl
xapian-neardup dedupe texts/ --move-to copies/ --near
xapian-neardup dedupe train.jsonl --emit-keys | LC_ALL=C sort | uniq -w 12 -D | cut -f 2 > candidates.tsv
xapian-neardup dedupe train.jsonl --candidates candidates.tsv --output clean.jsonl)"},
      {"sign", kBegin, false, "sign the documents of a database that another indexer wrote",
       "Sign the documents of a database that another indexer wrote.", "DATABASE", "",
       R"(The command reads the words from their positions in the index. It cannot sign words without positions, and
does not see words that the indexer left out, such as unspaced Chinese, Japanese or Thai, and words under prefixes.
The database records the prefixes, so no other command needs them. Run it after each run of the indexer, then run
'xapian-neardup group'.

It signs documents without a valid signature, and those whose text has changed since: it looks at documents that
lost band terms, or have another number of words than after its last run. It misses a changed text with as many
words as before, whose program kept the band terms; --verify finds this, too, and reads all words. Some programs
rewrite documents and drop the terms of a signature, but keep its values. The command restores such terms. --resign
signs documents of other schemes, too, and removes their old signatures.

Schemes with simhash bands, such as simhash-doc, need the texts themselves: use 'xapian-neardup index' or
'xapian-neardup run'.)",
       R"(xapian-neardup sign /var/lib/xapian-omega/data/default
xapian-neardup sign site.db --resign --scheme short
xapian-neardup sign mail.db --text-prefix B --id-term I)"},
      {"run", kBegin, false, "run another indexer and sign the documents that it writes",
       "Run an unmodified indexer and sign the documents that it writes.", "COMMAND...", "",
       R"(Use it with omindex, scriptindex, copydatabase, Python scripts and other programs that use libxapian. The
hook, a library that LD_PRELOAD names first, signs the text that the program passes to Xapian's TermGenerator
without a prefix. Documents that are indexed in another way are signed from their positions. Copies of signed
documents keep their signature. Programs that the indexer starts are not hooked. One line on stderr counts the
signed documents. omindex deletes the documents that 'xapian-neardup index' added: use separate databases, or
omindex --no-delete.

A small --flush, such as 500, makes most indexers faster and need less memory, because the buffer fits the
processor's cache. Its price: each flush of a program that opens no transaction is a commit without an fsync of the
folder. With more of them a power cut is more likely to destroy the database; and a database larger than the memory
gets slower.

The exit code is the program's own, or 128 plus the number of the signal that ended it; 125 if the program cannot be
hooked, 126 if it cannot be executed, 127 if it does not exist. With --group, 1 if the groups fail.)",
       R"(xapian-neardup run -- omindex --db www.db --url / /var/www/html
xapian-neardup run --group -- omindex --db www.db --url / /var/www/html
xapian-neardup run -- scriptindex mail.db mail.script mail.dump
xapian-neardup run --check omindex)"},
      {"annotate", kBegin, false, "add signature fields to records for scriptindex",
       "Add signature fields to records for scriptindex.", "[DUMP]", "",
       R"(Add the lines of neardup.script (in share/xapian-neardup/omega) to your index script. Existing fields of
these names are replaced. Run 'xapian-neardup sign' afterwards: it records the scheme in the database.)",
       R"(xapian-neardup annotate --text subject,body mail.dump | scriptindex DB mail.script
xapian-neardup sign DB && xapian-neardup group DB)"},
      {"omega-setup", kBegin, false, "install Omega templates that show each text once",
       "Install Omega templates that show each text once.", "", "",
       R"(The templates and examples are found relative to the program, in share/xapian-neardup/omega. If a file
exists and differs, nothing is written unless you give --force.)",
       R"(xapian-neardup omega-setup
xapian-neardup omega-setup --omega-conf /srv/search/omega.conf)"},
  };
}

std::vector<CommandRow> looking() {
  return {
      {"search", kLook, true, "search, and show each text once; --why says what is hidden",
       "Search a database and show each text once.", "DATABASE QUERY...", "",
       R"(A hit is its title or the beginning of its text, a part of it with words of the query, and its address.
Each hit shows the number of its hidden near-duplicates; 'at least' means that more hits exist than were compared.
'xapian-neardup group' forms the groups. Without groups the first hits are compared with each other, as with --live.
--compare-hits sets their number.)",
       R"(xapian-neardup search site.db public licence
xapian-neardup search site.db public licence --why
xapian-neardup search site.db near:/usr/share/doc/libc-bin/copyright --no-collapse)"},
      {"groups", kLook, true, "list which texts are duplicates of each other",
       "List the groups of near-duplicates, largest first.", "DATABASE", "",
       R"(The representative is marked *, and o the centre, with which all documents of the group reach the
threshold. Search results show the best-ranked member of each group. In csv and tsv each document of a group has a
row.)",
       R"(xapian-neardup groups site.db --limit 10
xapian-neardup groups notmuch
xapian-neardup groups site.db --distinct --format=tsv)"},
      {"explain", kLook, true, "say why two texts are duplicates, or why not",
       "Explain why two documents, or two files, match or do not match.", "[DATABASE] A B", "",
       R"(Two documents of a database are compared as 'group' compares them: the bands that they share, their
similarity, the longest common run, the words that differ. Two files are compared by all measures, without a
database.)",
       R"(xapian-neardup explain site.db 1 2
xapian-neardup explain site.db 1 2 --html pair.html
xapian-neardup explain old.html new.html)"},
      {"find", kLook, false, "find the near-duplicates of one document, best first",
       "Find the near-duplicates of one document, best first.", "DATABASE [DOCUMENT]", "DOCUMENT --text --fingerprint",
       R"(Band terms of the index give the candidates. Candidates are verified word for word from the positions in
the index. Without positions the similarity is estimated: an estimated match counts if the lower bound of its 99 %
interval reaches the threshold.)",
       R"(xapian-neardup find site.db /usr/share/doc/libc-bin/copyright
xapian-neardup find site.db --text page.html --threshold 0.8)"},
      {"pairs", kLook, false, "list all verified pairs of near-duplicates",
       "List all verified pairs of near-duplicates.", "DATABASE", "", R"(Only pairs that share a band are compared.)",
       R"(xapian-neardup pairs site.db --threshold 0.9 --format=tsv
xapian-neardup pairs site.db --measure containment --threshold 0.95)"},
      {"report", kLook, false, "write a page about the near-duplicates of a database",
       "Write a page about the near-duplicates of a database.", "DATABASE", "",
       R"(The page is one file without external resources. It begins with the share of texts that repeat another. It
shows the largest groups, what the threshold hides and keeps, pairs next to the threshold side by side, and the
command to change it. Then come the figures: sizes of groups, similarities, recall, bands.)",
       R"(xapian-neardup report site.db -o report.html)"},
      {"info", kLook, false, "show the scheme, document counts, bands and groups of a database",
       "Show the scheme, document counts, band sizes and groups of a database.", "DATABASE", "",
       R"(A database with several schemes has a summary for each.

The table of --idf becomes part of a scheme, so documents that are indexed later do not change any weight. Words in
fewer documents weigh the same.)",
       R"~(xapian-neardup info site.db
xapian-neardup info site.db --format=jsonl
xapian-neardup index new.db /usr/share/doc --scheme "standard bands=simhash:4x16 fingerprint=words-idf $(xapian-neardup info old.db --idf 0.01)")~"},
      {"extract", kLook, false, "print the content of a page or mail, as 'index' signs it",
       "Print the content of a page or mail, as 'index' signs it.", "FILE...", "",
       R"(A page that its site excludes is an error, exit code 1, so that omindex leaves it out; with --format jsonl
it gives no line. --hash signs all text of a file, not only its content: fingerprint in base32 and in hexadecimal,
number of words, file.)",
       R"(xapian-neardup extract page.html
xapian-neardup extract --explain page.html > why.html
xapian-neardup extract --format jsonl site/*.html | xapian-neardup index site.db --jsonl -
xapian-neardup extract --hash /usr/share/doc/*/copyright)"},
  };
}

std::vector<CommandRow> looking_after() {
  return {
      {"group", kLookAfter, true, "group the copies, so that searches show each text once",
       "Group the near-duplicates of a database, for collapsed results.", "DATABASE...", "",
       R"(Every document of a group reaches the threshold with the centre of the group, so groups do not chain. The
database records the rule. A later run uses the recorded rule unless you give another one. Collapse search results
on value slot 65: COLLAPSE=65 in Omega. The representative of a group is its preferred document.

A pair of --distinct is recorded by the ids of the documents, so it stays when they are indexed again. Neither
document then represents the other; both may still be members of a third document's group. 'find' and 'pairs' omit
the pair.

--within groups documents without a term of the prefix with each other. Prefixes of Omega are H (host), L, J and
others. --same compares fields byte for byte: the line caption= of a document's data, else title=; a value; or the
set of all terms with a prefix.

--measure idf and cosine weigh words by the documents of the first run with such a measure, so that new documents do
not change old groups. --recount counts the words again. By containment the longest documents become centres first,
so a group is a text and excerpts of it.

--dry-run needs no lock and no write access. It may run while another program writes to the database.

--reference names a database that is searched together with these but grouped elsewhere. The command only reads it.
Its representatives take precedence, and the groups that they head keep their names.)",
       R"(xapian-neardup group site.db --threshold 0.9
xapian-neardup group site.db --prefer path:/stable,value:0:desc
xapian-neardup group site.db --distinct /srv/a.html /srv/b.html
xapian-neardup group news.db --within H --max-days 0:30
xapian-neardup group shop.db --same title --min-words 20
xapian-neardup group news.db --measure containment --prefer longest
xapian-neardup group docs.db wiki.db
xapian-neardup group wiki.db --reference docs.example.org:33333)"},
      {"detach", kLookAfter, true, "undo: remove all that this program wrote into a database",
       "Remove all data of this program from a database.", "DATABASE", "",
       R"(The command removes values, terms and metadata that 'attach', 'sign', 'run', 'index' and 'group' wrote,
also pairs that were declared distinct and what was learned of sites. All else stays as the indexer wrote it. A
search that collapses by the group slot then shows every document. 'xapian-neardup sign DATABASE' signs the database
again.)",
       R"(xapian-neardup detach notmuch --dry-run
xapian-neardup detach site.db)"},
      {"check", kLookAfter, false, "check that files, signatures and groups of a database are sound",
       "Check that a database is sound, and its signatures and groups consistent.", "DATABASE", "",
       R"(Each line names one cause, the number of its documents, three of them, and the remedy. Rows of jsonl and
tsv are one document each: id, docid, kind, detail, remedy, scheme. Documents that are not signed or not grouped yet
are notes: they do not change the exit code. Run this command while nothing writes to the database.

Xapian's own check comes first. Both checks run in processes of their own: a database that crashes or hangs its
readers is reported as corrupt. Without write access, Xapian's own check is skipped: the row has the kind
files-not-checked. --repair takes the writer's lock before it begins.

Exit codes: 0 no issues, 1 inconsistent, 4 damaged files or values, 7 values of another scheme. The most severe
issue decides.)",
       R"(xapian-neardup check site.db
xapian-neardup check site.db --words --format=jsonl
xapian-neardup check site.db --repair && xapian-neardup group site.db)"},
      {"sample", kLookAfter, false, "measure how much is found, and suggest a threshold",
       "Measure how much the bands of a database find, and suggest a threshold.", "DATABASE", "",
       R"(The command needs no labels: it compares the drawn documents with the others, word for word, read from the
positions in the index. The near-duplicates of one document resemble each other. They count less than the same
number of near-duplicates of different documents, which widens the interval of the recall.

Lines of --table:

  recall     share of the near-duplicates of the drawn documents that share a
             band with them
  expected   share that the MinHash bands are expected to find
  reported   share that 'find' reports
  by chance  share of a document's features in a document with which it shares
             no run of 9 words; features are long enough if it is below 1 %.
             Longer ones only lose more with each edit)",
       R"(xapian-neardup sample site.db
xapian-neardup sample site.db --table
xapian-neardup sample site.db --documents 1000 --threshold 0.9 --format=jsonl)"},
      {"plan", kLookAfter, false, "choose bands for a threshold and a recall",
       "Choose bands for a threshold and a recall.", "", "",
       R"(Each shape reaches the recall with the fewest terms for its number of rows. The plan is the shape with the
most rows: it makes the fewest unlike documents candidates. --format other than text lists all shapes. Simhash bands
guarantee a Hamming distance instead.)",
       R"(xapian-neardup plan --threshold 0.8 --recall 0.98
xapian-neardup plan --threshold 0.5 --recall 0.9 --max-terms 24)"},
  };
}

}  // namespace

const std::vector<CommandRow>& command_table() {
  static const std::vector<CommandRow> table = [] {
    std::vector<CommandRow> rows = beginning();
    for (const auto& part : {looking(), looking_after()}) rows.insert(rows.end(), part.begin(), part.end());
    return rows;
  }();
  return table;
}

const CommandRow* find_command(const std::string& name) {
  const auto& table = command_table();
  const auto found = std::find_if(table.begin(), table.end(), [&](const CommandRow& row) { return row.name == name; });
  return found == table.end() ? nullptr : &*found;
}

const std::vector<Guide>& guides() {
  static const std::vector<Guide> all{
      {"guides/collapse-duplicates-in-an-existing-site.md", "show each text once in a site that Omega searches"},
      {"guides/choose-a-threshold.md", "choose a threshold"},
      {"guides/attach-a-program.md", "attach notmuch, recoll, mu, Omega and others"},
      {"guides/dedupe.md", "drop near-duplicates without a database"},
      {"guides/dedupe-on-several-machines.md", "the same on several machines"},
      {"guides/index-a-web-archive.md", "index a web archive"},
      {"guides/embed-in-cpp.md", "use it from C++"},
      {"guides/python.md", "use it from Python"},
      {"guides/use-from-python.md", "use it from Python with Xapian"},
      {"guides/run-on-several-machines.md", "run on several machines"},
      {"guides/comparison.md", "ten tasks, here and in other tools"}};
  return all;
}

}  // namespace neardup::cli
