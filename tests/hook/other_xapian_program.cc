// A program that is linked to another libxapian.

extern "C" int function_of_another_xapian();

int main() {
  return function_of_another_xapian();
}
