/** @file container_texts.h
 *  The texts of a file: of one that is a document, and of the documents of a mailbox or a web archive, as `index` reads
 *  them. THREADS: a file from several at once, a container by one.
 */
#ifndef NEARDUP_CLI_DEDUPE_CONTAINER_TEXTS_H
#define NEARDUP_CLI_DEDUPE_CONTAINER_TEXTS_H

#include <functional>
#include <string>

#include "formats/document_text.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"

namespace neardup::cli {

struct FileText {
  DocumentText text;
  bool plain = false;  ///< whether the body has every character of the file
};

/** Read a file: a mail, a page, a PDF or a text, compressed or not.
 *  @exception NoTextDocument whose what() is the reason; std::runtime_error without the name of the file. */
FileText read_file_text(const std::string& path, const ReadingOptions& options);

/** Gets what is in a file of many documents. */
struct ContainerTaker {
  /** @param name  the file and the number of the message or record in it, from 1: "mail.mbox:7".
   *  @param read  called once, in any thread; NoTextDocument if there is no text. */
  std::function<void(const std::string& name, std::function<DocumentText()> read)> document;
  std::function<void(const std::string& reason)> skip;   ///< a record that is no document, by its header
  std::function<void(const std::string& message)> fail;  ///< a document that cannot be read
  std::function<void(double share)> show;                ///< the share of the file that was read
  std::function<void()> checking;                        ///< as of ByteStream
};

/** Whether files of this sort hold many documents. */
constexpr bool holds_many(ContainerFormat format) {
  return format == ContainerFormat::kMbox || format == ContainerFormat::kWarc;
}

/** Read all documents of a file, compressed or not, one at a time. What pages and lists repeat is not learnt.
 *  @param format  one that holds many.
 *  @exception std::runtime_error without the name of the file, if it is damaged; documents before that are given. */
void read_container(const std::string& path, ContainerFormat format, const ReadingOptions& options,
                    const ContainerTaker& taker);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CONTAINER_TEXTS_H
