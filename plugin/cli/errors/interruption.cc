#include "errors/interruption.h"

namespace neardup::cli {

namespace {

volatile std::sig_atomic_t noted = 0;

extern "C" void note_signal(int) {
  noted = 1;
}

}  // namespace

Interruption::Interruption() {
  noted = 0;
  struct sigaction action {};
  action.sa_handler = note_signal;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  struct sigaction* before = before_;
  for (const int signal : kSignals) ::sigaction(signal, &action, before++);
}

Interruption::~Interruption() {
  const struct sigaction* before = before_;
  for (const int signal : kSignals) ::sigaction(signal, before++, nullptr);
}

bool Interruption::requested() const {
  return noted != 0;
}

}  // namespace neardup::cli
