#!/usr/bin/env python3
"""The package and the tool: one writes what the other does, and both find the same in a shared database."""

import json
import random
import unittest

from bindings import DatabaseTest, document_of, families, neardup, new_seed, run, xapian

SEED = new_seed()
SCHEMES = ("standard", "short", "simhash-doc", "loose shingle=char:5",
           "standard sketch=0 bands=minhash:8x4,digest-tokens")


def signed_parts(db, docid, scheme):
    """Values and terms of a document that belong to a scheme."""
    document = db.get_document(docid)
    slots = (scheme.fingerprint_slot, scheme.group_slot, scheme.signature_slot, scheme.group_state_slot)
    terms = [item.term for item in document.termlist() if item.term.startswith(b"XN") and not item.term.startswith(b"XNW")]
    return {slot: document.get_value(slot) for slot in slots}, terms


def metadata(db):
    return {key: db.get_metadata(key) for key in db.metadata_keys("neardup:") if key != b"neardup:stemmer"}


class WrittenAlike(DatabaseTest):
    def test_as_the_tool_writes(self):
        texts = families(SEED) + ["", "one", "one two", "  ,,, "]
        lines = "".join(json.dumps({"id": str(i), "text": text}) + "\n" for i, text in enumerate(texts, 1))
        for number, scheme in enumerate(SCHEMES):
            signer = neardup.Signer(scheme)
            tools = self.path(f"tool{number}")
            self.tool("index", tools, "--jsonl=-", "--scheme", scheme, "--quiet", stdin=lines)
            ours, theirs = xapian.Database(self.write(f"python{number}", texts, signer)), xapian.Database(tools)
            self.assertEqual(metadata(theirs), metadata(ours), scheme)
            self.assertEqual(len(texts), theirs.get_doccount())
            for docid in range(1, len(texts) + 1):
                (posting,) = theirs.postlist(f"Q{docid}")
                self.assertEqual(signed_parts(theirs, posting.docid, signer.scheme),
                                 signed_parts(ours, docid, signer.scheme), f"{scheme}, document {docid}, seed {SEED}")


class FoundAlike(DatabaseTest):
    def same_matches(self, path, threshold):
        """For every document; gives how many matches there were, and how many of them exact."""
        db = xapian.Database(path)
        signer = neardup.signer_of(db)
        found = exact = 0
        for posting in db.postlist(""):
            ours = neardup.find(db, posting.docid, threshold, signer=signer)
            theirs = self.rows("find", path, "--docid", str(posting.docid), "--threshold", str(threshold))
            place = f"document {posting.docid}, seed {SEED}"
            self.assertEqual([(row["docid"], row["hamming"], row["verification"]) for row in theirs],
                             [(match.docid, match.distance, "exact" if match.exact else "estimated") for match in ours],
                             place)
            for match, row in zip(ours, theirs):  # which has six digits
                self.assertAlmostEqual(row["jaccard"], match.jaccard, delta=1e-6, msg=place)
                self.assertAlmostEqual(row["containment"], match.containment, delta=1e-6, msg=place)
            found += len(ours)
            exact += sum(match.exact for match in ours)
        return found, exact

    def test_by_words_under_each_scheme(self):
        for number, scheme in enumerate(SCHEMES):
            path = self.write(f"db{number}", families(SEED + number, count=2), neardup.Signer(scheme))
            self.tool("check", path, "--quiet", "--words")
            found, exact = self.same_matches(path, 0.6)
            self.assertGreater(exact, 5, scheme)
            self.assertEqual(found, exact, scheme)

    def test_by_estimate_where_positions_are_missing(self):
        path = self.write("db", families(SEED, count=2), neardup.Signer(), positions=False)
        found, exact = self.same_matches(path, 0.6)
        self.assertGreater(found, 5)
        self.assertLess(exact, found)

    def test_of_a_text(self):
        texts = families(SEED)
        path = self.write("db", texts, neardup.Signer())
        text = texts[7].replace(" ", "  ", 3) + " and more"
        with open(self.path("text.txt"), "w", encoding="utf-8") as file:
            file.write(text)
        ours = [(match.docid, match.distance) for match in neardup.find(xapian.Database(path), text, 0.6)]
        rows = self.rows("find", path, "--text", self.path("text.txt"), "--threshold", "0.6")
        self.assertEqual([(row["docid"], row["hamming"]) for row in rows], ours)
        self.assertTrue(ours)

    def test_over_several_shards(self):
        signer = neardup.Signer()
        texts = families(SEED)
        shards = [self.write("one", texts[::2], signer), self.write("two", texts[1::2], signer)]
        with open(self.path("both"), "w", encoding="utf-8") as stub:
            stub.writelines(f"auto {shard}\n" for shard in shards)
        found, _ = self.same_matches(self.path("both"), 0.7)
        self.assertGreater(found, 20)

    def test_declared_pairs_are_left_out(self):
        path = self.write("db", families(SEED, count=1), neardup.Signer())
        before = neardup.find(xapian.Database(path), 1, 0.5)
        partner = before[0].docid
        self.tool("group", path, "--distinct", "1", str(partner))
        db = xapian.Database(path)
        self.assertEqual([match for match in before if match.docid != partner], neardup.find(db, 1, 0.5))
        self.assertNotIn(1, [match.docid for match in neardup.find(db, partner, 0.5)])
        self.same_matches(path, 0.5)


class GroupedAlike(DatabaseTest):
    def setUp(self):
        super().setUp()
        self.signer = neardup.Signer()
        self.texts = families(SEED)
        self.db_path = self.write("db", self.texts, self.signer)
        self.tool("group", self.db_path, "--threshold", "0.8", "--quiet")

    def test_members_of_each_group(self):
        db = xapian.Database(self.db_path)
        groups = self.rows("groups", self.db_path)
        self.assertTrue(groups)
        for row in groups:
            members = neardup.members(db, row["group"])
            self.assertEqual(sorted(map(int, row["members"])), sorted(member.docid for member in members))
            self.assertEqual("representative", members[0].role)
            self.assertIn(1, [member.similarity for member in members], "the centre is one of them")
            similarities = [member.similarity for member in members[1:]]
            self.assertEqual(sorted(similarities, reverse=True), similarities)
            self.assertTrue(all(neardup.group_of(db.get_document(member.docid)) == row["group"] for member in members))

    def test_a_collapsed_search(self):
        db = xapian.Database(self.db_path)
        enquire = xapian.Enquire(db)
        enquire.set_query(xapian.Query.MatchAll)
        every = enquire.get_mset(0, 1000).size()
        ours = neardup.collapse(enquire, db, 0, 1000)
        grouped = sum(len(neardup.members(db, row["group"])) - 1 for row in self.rows("groups", self.db_path))
        self.assertEqual([every - grouped] * 2, [ours.shown, len(ours.hits)])
        self.assertEqual(grouped, sum(hit.hidden for hit in ours.hits))
        words = [word for text in self.texts for word in text.split() if word.isascii()]
        word = max(words, key=words.count)
        enquire.set_query(xapian.Query(word))
        neardup.rank_representatives_first(enquire)
        ids = [str(hit.docid) for hit in neardup.collapse(enquire, db, 0, 1000).hits]
        rows = self.rows("search", self.db_path, word, "--stemmer", "none", "--limit", "1000")
        self.assertEqual(sorted(row["id"] for row in rows), sorted(ids))

    def ranked(self, db, query):
        """All matches of a search, each text once: by a ranking of every document."""
        enquire = xapian.Enquire(db)
        enquire.set_query(query)
        neardup.rank_representatives_first(enquire)
        shown, groups = [], {""}
        for hit in enquire.get_mset(0, db.get_doccount(), db.get_doccount()):
            group = neardup.group_of(hit.document)
            if not group or group not in groups:
                shown.append(hit.docid)
            groups.add(group)
        return enquire, shown

    def test_random_collapsed_searches_by_page(self):
        db = xapian.Database(self.db_path)
        chance = random.Random(SEED)
        words = sorted({word.lower() for text in self.texts for word in text.split() if word.isascii() and word.isalpha()})
        for number in range(500):
            picked = [chance.choice(words) for _ in range(chance.randint(2, 4))]
            either = xapian.Query(xapian.Query.OP_OR, [xapian.Query(word) for word in picked])
            required = xapian.Query(xapian.Query.OP_AND_MAYBE, xapian.Query(chance.choice(words)), either)
            for query in (either, required):
                enquire, shown = self.ranked(db, query)
                for first in range(0, len(shown) + 1, 5):
                    page = neardup.collapse(enquire, db, first, 5)
                    place = f"{query}, from {first}, seed {SEED}"
                    self.assertEqual(shown[first:first + 5], [hit.docid for hit in page.hits], place)
                    self.assertEqual(len(shown), page.shown, place)
            _, shown = self.ranked(db, either)
            first = 5 * chance.randrange(len(shown) // 5 + 1)
            rows = self.rows("search", self.db_path, " OR ".join(picked), "--stemmer", "none", "--limit", "5",
                             "--offset", str(first))
            self.assertEqual(shown[first:first + 5], [row["docid"] for row in rows], f"{picked}, from {first}, seed {SEED}")

    def test_a_document_signed_anew_leaves_its_group(self):
        db = xapian.WritableDatabase(self.db_path)
        docid = int(self.rows("groups", self.db_path)[0]["members"][0])
        document = db.get_document(docid)
        self.assertTrue(neardup.group_of(document))
        self.signer.annotate(document, self.texts[docid - 1])
        db.replace_document(docid, document)
        db.add_document(document_of(docid, self.texts[docid - 1], self.signer))
        db.commit()
        self.assertEqual(signed_parts(db, db.get_lastdocid(), self.signer.scheme),
                         signed_parts(db, docid, self.signer.scheme))
        db.close()
        self.assertIn("other-groups", self.tool("check", self.db_path))  # its group is one short
        self.tool("group", self.db_path, "--quiet", "--threshold", "0.8")
        self.tool("check", self.db_path, "--quiet")


if __name__ == "__main__":
    run()
