// A library that has the name of another release's libxapian.

extern "C" int function_of_another_xapian() {
  return 99;
}
