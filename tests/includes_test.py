#!/usr/bin/env python3
"""Each C++ file has the headers of the names that it uses, those of the standard and the project's own: from its own
includes, or from those of the project's headers that it includes. What one standard library brings along by the way, the
next release of it does not; what stands before a file in a unit of the build does not stand there for its next user.

  includes_test.py [FILE...]    without files: all of the source folders"""
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from layering_test import COMPONENTS, ROOT, SEAMS, place_of  # noqa: E402

FOLDERS = ("core", "icu_tokenizer", "plugin", "tests", "examples")

# A header, and a pattern of what it declares, behind "std::". The names that nearly every header brings along by the
# standard's own rules (std::size_t, std::move, std::pair, std::initializer_list) are left out.
DECLARED = {
    "algorithm": r"(sort|stable_sort|partial_sort|nth_element|find_if(_not)?|find|count|count_if|min|max|minmax|clamp|min_element|"
                 r"max_element|all_of|any_of|none_of|for_each|copy|copy_if|copy_n|fill|fill_n|transform|generate|remove|remove_if|"
                 r"unique|reverse|rotate|shuffle|equal|mismatch|search|lower_bound|upper_bound|equal_range|binary_search|"
                 r"set_intersection|set_difference|set_union|includes|merge|is_sorted|adjacent_find|partition|"
                 r"lexicographical_compare|push_heap|pop_heap|make_heap|sort_heap|replace|swap_ranges|is_permutation|remove_copy(_if)?|"
                 r"replace_if|replace_copy(_if)?|unique_copy|reverse_copy|rotate_copy|partial_sort_copy|partition_(copy|point)|"
                 r"stable_partition|inplace_merge|(copy|move)_backward|search_n|find_end|find_first_of|generate_n|"
                 r"set_symmetric_difference|is_sorted_until|is_partitioned|is_heap(_until)?|(next|prev)_permutation|iter_swap)\s*\(",
    "array": r"array\s*<",
    "atomic": r"(atomic(_\w+)?\b|memory_order_)",
    "bitset": r"bitset\s*<",
    "charconv": r"(from_chars|to_chars)\b",
    "chrono": r"chrono::",
    "cmath": r"(sqrt|pow|log|log2|log10|log1p|exp|floor|ceil|round|lround|llround|fabs|isnan|isfinite|cos|sin|ldexp|erf|erfc|lgamma)\s*\(",
    "condition_variable": r"condition_variable\b",
    "cstdint": r"(u?int(_fast|_least)?(8|16|32|64)_t|u?intptr_t|u?intmax_t)\b",
    "cstdio": r"(printf|fprintf|fputs|fputc|fflush|fopen|fclose|fread|fwrite|FILE|puts|rename|snprintf|ferror|getc|putchar|perror)\b",
    "cstdlib": r"(getenv|abort|exit|_Exit|quick_exit|atoi|strtol|strtoul|strtoull|strtod|malloc|free|realloc|calloc|system|atexit|div)\s*\(",
    "cstring": r"(memcpy|memcmp|memset|memchr|memmove|strlen|strcmp|strncmp|strchr|strerror|strstr|strrchr)\s*\(",
    "deque": r"deque\s*<",
    "exception": r"(exception|exception_ptr|current_exception|rethrow_exception|terminate|set_terminate|uncaught_exceptions)\b",
    "filesystem": r"filesystem\b",
    "fstream": r"(if|of|f)stream\b",
    "functional": r"(function|hash|bind|ref|cref|reference_wrapper|less|greater|plus|invoke)\s*[<(]",
    "future": r"(future|promise|async|packaged_task)\b",
    "iomanip": r"(setw|setfill|setprecision|quoted|put_time|get_time)\s*\(",
    "iostream": r"(cout|cerr|cin|clog)\b",
    "iterator": r"(back_inserter|inserter|make_move_iterator|istream_iterator|istreambuf_iterator|ostream_iterator|reverse_iterator)\b",
    "limits": r"numeric_limits\b",
    "list": r"list\s*<",
    "map": r"(multi)?map\s*<",
    "memory": r"(unique_ptr|shared_ptr|weak_ptr|make_unique|make_shared|enable_shared_from_this|addressof)\b",
    "mutex": r"(mutex|lock_guard|unique_lock|scoped_lock|once_flag|call_once|recursive_mutex)\b",
    "new": r"(bad_alloc|nothrow|set_new_handler|launder)\b",
    "numeric": r"(accumulate|iota|inner_product|partial_sum|gcd|lcm|reduce)\s*\(",
    "optional": r"(optional|nullopt)\b",
    "queue": r"(queue|priority_queue)\s*<",
    "random": r"(mt19937(_64)?|uniform_int_distribution|uniform_real_distribution|random_device|bernoulli_distribution|"
              r"normal_distribution|geometric_distribution|discrete_distribution|poisson_distribution)\b",
    "ratio": r"(ratio|milli|micro|nano)\b",
    "regex": r"(regex|smatch|regex_match|regex_search|regex_replace)\b",
    "set": r"(multi)?set\s*<",
    "shared_mutex": r"(shared_mutex|shared_lock)\b",
    "sstream": r"[io]?stringstream\b",
    "stdexcept": r"(runtime_error|logic_error|invalid_argument|out_of_range|length_error|domain_error|range_error|overflow_error)\b",
    "string": r"(string|to_string|getline|stoi|stoul|stoull|stod|u16string|u32string)\b",
    "string_view": r"(string_view|u16string_view)\b",
    "system_error": r"(system_error|generic_category|system_category|error_code|errc|make_error_code)\b",
    "thread": r"(thread|this_thread)\b",
    "tuple": r"(tuple|tie|make_tuple|forward_as_tuple|apply)\s*[<(]",
    "type_traits": r"(is_same(_v)?|enable_if(_t)?|decay_t|is_base_of(_v)?|is_trivially_\w+|remove_reference(_t)?|conditional_t|invoke_result_t|"
                   r"make_unsigned_t|make_signed_t|is_integral(_v)?|is_nothrow_\w+|is_copy_\w+|is_move_\w+|underlying_type_t)\b",
    "typeinfo": r"type_info\b",
    "unordered_map": r"unordered_(multi)?map\s*<",
    "unordered_set": r"unordered_(multi)?set\s*<",
    "utility": r"(exchange|swap|as_const|index_sequence|make_index_sequence)\s*[<(]",
    "variant": r"(variant|holds_alternative|get_if|monostate|visit)\s*[<(]",
    "vector": r"vector\s*<",
}
USES = {header: re.compile("std::" + names) for header, names in DECLARED.items()}
USES.update({
    "xapian.h": re.compile("Xapian::"),
    "nlohmann/json.hpp": re.compile("nlohmann::"),
    "CLI/CLI.hpp": re.compile(r"CLI::(?!(App|Option|ParseError|Validator)\b)"),
    "gtest/gtest.h": re.compile(r"\b(TEST(_F|_P)?|(EXPECT|ASSERT)_(EQ|NE|TRUE|FALSE|LT|LE|GT|GE|THROW))\("),
    "gmock/gmock.h": re.compile(r"\b(EXPECT|ASSERT)_THAT\("),
    "unistd.h": re.compile(r"(?<![\w>])::(close|read|write|unlink|getpid|fork|dup2|pipe|fsync|isatty)\("),
    "fmt/format.h": re.compile(r"fmt::format\("),
})
USES["fmt/ranges.h"] = re.compile(r"fmt::join\b")  # up to fmt 10 <fmt/format.h> had it too
# What a header has by the standard's own words, or cannot be without.
BRINGS = {
    "iostream": {"istream", "ostream", "ios"},
    "sstream": {"string"},
    "filesystem": {"chrono", "string", "system_error"},
    "fstream": {"string"},
    "regex": {"string"},
    "system_error": {"string", "stdexcept"},
    "stdexcept": {"string", "exception"},
    "random": {"cstdint"},
    "chrono": {"ratio"},
    "new": {"exception"},
    "typeinfo": {"exception"},
    "future": {"exception", "memory"},
    "cinttypes": {"cstdint"},
    "stdint.h": {"cstdint"},
    "stdio.h": {"cstdio"},
    "map": {"utility"}, "unordered_map": {"utility"}, "vector": {"utility"}, "array": {"utility"}, "string": {"utility"},
    "set": {"utility"}, "tuple": {"utility"}, "optional": {"utility"}, "functional": {"utility"}, "algorithm": {"utility"},
    "memory": {"utility"},
    # What third parties' interfaces are declared with.
    "xapian.h": {"string"},
    "nlohmann/json_fwd.hpp": {"nlohmann/json.hpp"},
    "nlohmann/json.hpp": {"string", "vector", "map", "cstdint", "initializer_list"},
    "CLI/CLI.hpp": {"string", "vector", "functional", "memory"},
    "gtest/gtest.h": {"string", "ostream", "vector", "tuple", "memory"},
    "gmock/gmock.h": {"string", "ostream", "vector", "tuple", "memory", "gtest/gtest.h"},
}

def source_files(suffixes=(".h", ".cc")):
    for folder in FOLDERS:
        for path, folders, names in os.walk(os.path.join(ROOT, folder)):
            folders[:] = [name for name in folders if name != "build"]
            yield from (os.path.join(path, name) for name in names if name.endswith(suffixes))


def code_of(path):
    """Without comments, strings and characters; includes stay."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    includes = re.findall(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', text, re.M)
    text = re.sub(r'R"(\w*)\(.*?\)\1"', '""', text, flags=re.S)
    text = re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', " ", text, flags=re.S)
    return includes, text


# What a header declares at the beginning of a line: a constant, a function, a type, or another name of a type.
DECLARATION = re.compile(
    r"^(?:extern |inline )*const(?:expr)? [^=;(]*?\b(?P<constant>k[A-Z]\w+)|"
    r"^[A-Za-z][\w:<>,&* ]* [&*]?(?P<function>[a-z]\w+)\(|"
    r"^(?:template <[^>]*>\s*)?(?:class|struct|enum|enum class)\s+(?P<type>[A-Z]\w+)[^;{]*\{|"
    r"^using (?P<alias>[A-Z]\w+) =", re.M)
# Where a file that uses a name declares it itself: a variable, a parameter, a member, a type or a parameter of a template.
OWN = (r"(?:\b(?!(?:return|throw|else|case|new)\b)\w+|[\w>)][&*>]+)\s+%s\b\s*[({=:;,)]|[A-Z]\w*::%s\b|"
       r"\b(?:class|struct|enum|enum class|typename|using) %s\b")
USE = {"function": r"(?<![.\w>:])%s(?:<[^;(){}]*>)?\(", "other": r"(?<![.\w>:])%s\b(?!\s*:)"}


def may_include(path, header):
    """A name of a part that the file knows nothing of is another thing of the same name."""
    place, target = (place_of(os.path.relpath(file, ROOT)) for file in (path, header))
    if not place or not target:
        return not place
    return target[0] in COMPONENTS[place[0]].uses or header.endswith(tuple("/" + seam for seam in SEAMS.get(place[0], ())))


class Includes:
    def __init__(self, files):
        self.files = set(files)
        self.by_name = {}
        for path in files:
            for part in ("/include/", "/src/", "/cli/", "/intake/", "/plugin/", "/hook/", "/tests/", "/c/"):
                if part in path:
                    self.by_name.setdefault(path.rsplit(part, 1)[1], path)
        self.code = {path: code_of(path) for path in files}
        self.closures = {}
        self.own_closures = {}

    def resolve(self, path, name):
        beside = os.path.normpath(os.path.join(os.path.dirname(path), name))
        return beside if beside in self.files else self.by_name.get(name)

    def standard(self, path):
        """All that its includes bring: names of headers that are not the project's."""
        if path in self.closures:
            return self.closures[path]
        self.closures[path] = set()
        found = set()
        for _, name in self.code[path][0]:
            own = self.resolve(path, name)
            if own:
                found |= self.standard(own)
            else:
                found |= {name} | BRINGS.get(name, set())
        self.closures[path] = found
        return found

    def own(self, path):
        """The project's headers that it includes, and those that they include."""
        if path in self.own_closures:
            return self.own_closures[path]
        self.own_closures[path] = set()
        found = set()
        for _, name in self.code[path][0]:
            header = self.resolve(path, name)
            if header:
                found |= {header} | self.own(header)
        self.own_closures[path] = found
        return found

    def declared(self):
        """Names that headers of the project declare: of each the headers, and whether it is a function."""
        names = {}
        for path in sorted(self.files):
            for found in DECLARATION.finditer(self.code[path][1]) if path.endswith(".h") else []:
                names.setdefault(found[found.lastgroup], (found.lastgroup, []))[1].append(path)
        return names

    def lacking_own(self, path, declared):
        """Names that a file has by nobody's help but a neighbour's in a unit of the build."""
        text, own = self.code[path][1], self.own(path) | {path}
        for name in sorted(set(re.findall(r"\b\w+\b", text)) & set(declared)):
            kind, headers = declared[name]
            header = next((header for header in headers if may_include(path, header)), None)
            if header and own.isdisjoint(headers) and not re.search(OWN.replace("%s", name), text) and \
                    re.search(USE.get(kind, USE["other"]) % name, text):
                yield f"{os.path.relpath(path, ROOT)}: {name} needs {os.path.relpath(header, ROOT)}"

    def lacking(self, path):
        here, text = self.standard(path), self.code[path][1]
        for header, use in USES.items():
            if header in here:
                continue
            match = use.search(text)
            if match:
                yield f"{os.path.relpath(path, ROOT)}: {match[0].strip()} needs <{header}>"


def main():
    files = sorted(source_files())
    includes = Includes(files)
    chosen = [os.path.abspath(name) for name in sys.argv[1:]] or files
    declared = includes.declared()
    found = [line for path in chosen for line in (*includes.lacking(path), *includes.lacking_own(path, declared))]
    print("\n".join(found) if found else f"{len(chosen)} files have the headers of what they use")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
