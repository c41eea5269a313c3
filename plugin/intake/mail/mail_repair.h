/** @file mail_repair.h
 *  What a mail parser would take badly, mended before it reads a message. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_REPAIR_H
#define NEARDUP_INTAKE_MAIL_MAIL_REPAIR_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** A message
 *  - without a byte order mark and blank lines before its header;
 *  - with a blank line between its header and its body, where that is missing: the first line that is no field, and
 * that no field follows, begins the body. GMime would read it as a part of the header.
 *  @return nothing if the message needs no repair. */
std::optional<std::string> repaired_mail(std::string_view bytes);

/** Whether bytes are a mail message as it comes through a pipe: they begin with a header, of which one field is From
 *  and another one that mail programs write (Date, Message-ID, Received, Return-Path, Delivered-To, MIME-Version). */
bool begins_as_mail(std::string_view bytes);

/** The boundary that separates the parts of a body, as its first separator line says it, for a header that does not say
 *  it or says another. Empty if there is no such line. */
std::string found_boundary(std::string_view body);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_REPAIR_H
