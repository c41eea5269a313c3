// Nothing: the library of this file carries what every test program is compiled with.
