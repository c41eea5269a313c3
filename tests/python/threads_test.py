#!/usr/bin/env python3
"""Threads, each with a signer of its own and all with one, sign as one thread does."""

import threading
import unittest

from bindings import families, neardup, new_seed, run

SEED = new_seed()
TEXTS = families(SEED, count=10, words=400)


class Threads(unittest.TestCase):
    def in_threads(self, signer_of_thread):
        expected = [neardup.Signer().sign(text) for text in TEXTS]
        wrong = []

        def sign(number):
            signer = signer_of_thread(number)
            order = range(len(TEXTS)) if number % 2 else reversed(range(len(TEXTS)))
            wrong.extend(i for i in order if signer.sign(TEXTS[i]) != expected[i])
            wrong.extend(i for i in range(1, len(TEXTS)) if signer.similarity(TEXTS[i], TEXTS[i]).jaccard != 1)

        threads = [threading.Thread(target=sign, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([], wrong, f"seed {SEED}")

    def test_with_a_signer_each(self):
        signers = [neardup.Signer() for _ in range(4)]
        self.in_threads(lambda number: signers[number])

    def test_with_one_signer(self):
        signer = neardup.Signer()
        self.in_threads(lambda _: signer)


if __name__ == "__main__":
    run()
