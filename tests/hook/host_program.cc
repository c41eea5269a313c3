// A program of Xapian that knows nothing of near-duplicates: what the hook has to get on with.
//
//   host_program values DB            the unique term and the values 64 and 66 of each document, in hexadecimal
//   host_program threads FOLDER N     N threads, each writing 100 documents into a database of its own
//   host_program drop N               N documents of 100 kB that are never added, all alive; prints its peak in KiB
//   host_program closed DB            writes into a closed database and catches what Xapian throws
//   host_program exit CODE, signal NUMBER

#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include <xapian.h>

namespace {

std::string hex(const std::string& bytes) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const char character : bytes) {
    const auto byte = static_cast<unsigned char>(character);
    text += {kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return text.empty() ? "-" : text;
}

std::string unique_term(const Xapian::Document& document) {
  for (const char* prefix : {"Q", "U"}) {
    auto term = document.termlist_begin();
    term.skip_to(prefix);
    if (term != document.termlist_end() && (*term)[0] == *prefix) return *term;
  }
  return "-";
}

void print_values(const std::string& path) {
  const Xapian::Database database(path);
  for (auto docid = database.postlist_begin(""); docid != database.postlist_end(""); ++docid) {
    const Xapian::Document document = database.get_document(*docid);
    std::cout << unique_term(document) << ' ' << hex(document.get_value(64)) << ' ' << hex(document.get_value(66))
              << '\n';
  }
}

void write_documents(const std::string& path, int thread) {
  Xapian::WritableDatabase database(path, Xapian::DB_CREATE_OR_OVERWRITE);
  Xapian::TermGenerator generator;
  for (int i = 0; i != 100; ++i) {
    Xapian::Document document;
    generator.set_document(document);
    generator.set_termpos(0);
    for (int k = 0; k != 20; ++k) {
      generator.index_text("thread" + std::to_string(thread) + " word" + std::to_string(i * k));
    }
    document.add_boolean_term("Q" + std::to_string(i));
    database.replace_document("Q" + std::to_string(i), document);
  }
  database.commit();
}

void write_in_threads(const std::string& folder, int count) {
  std::vector<std::thread> threads;
  for (int i = 0; i != count; ++i) threads.emplace_back(write_documents, folder + "/" + std::to_string(i), i);
  for (std::thread& thread : threads) thread.join();
}

void drop_documents(int count) {
  const std::string word(60, 'w');  // long, so that Xapian has few of them to index
  std::string text;
  while (text.size() < 100000) text += word + ' ';
  std::vector<Xapian::Document> documents;
  Xapian::TermGenerator generator;
  for (int i = 0; i != count; ++i) {
    documents.emplace_back();
    generator.set_document(documents.back());
    generator.index_text_without_positions(text);
  }
  struct rusage usage {};
  ::getrusage(RUSAGE_SELF, &usage);
  std::cout << usage.ru_maxrss << '\n';
}

void write_into_closed(const std::string& path) {
  Xapian::WritableDatabase database(path, Xapian::DB_CREATE_OR_OVERWRITE);
  database.close();
  try {
    database.add_document(Xapian::Document());
  } catch (const Xapian::Error& error) {
    std::cout << "caught " << error.get_type() << '\n';
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "values") print_values(argv[2]);
  if (what == "threads") write_in_threads(argv[2], std::atoi(argv[3]));
  if (what == "drop") drop_documents(std::atoi(argv[2]));
  if (what == "closed") write_into_closed(argv[2]);
  if (what == "exit") return std::atoi(argv[2]);
  if (what == "signal") std::raise(std::atoi(argv[2]));
}
