"""Signing: computes the signature of a text and puts it on a document."""

import ctypes
from typing import Optional

import xapian  # type: ignore

from .. import signer as base
from .._library import NotComparable, library, made, sized
from ..signer import Features, Signature, Text
from .document_terms import remove_own_terms
from .free_places import require_no_taken_slot
from .text_from_positions import TextFromPositions


class Signer(base.Signer):
    """neardup.Signer for documents of Xapian."""

    def annotate(self, document: xapian.Document, text: Text) -> Signature:
        """Sign a document before you write it: set its values and add its boolean terms.

        Replaces the results of an earlier call, and removes group, group terms and duplicate mark, because these
        belonged to the old text. Nothing else of the document changes. A text without words leaves nothing.
        Raises InvalidArgumentError if another program keeps a value in a slot of the scheme.
        """
        require_no_taken_slot(document, self.scheme)
        signature = self._signed_document(text)
        scheme = self.scheme
        remove_own_terms(document, scheme)
        for slot in (scheme.group_slot, scheme.group_state_slot, scheme.fingerprint_slot, scheme.signature_slot):
            document.add_value(slot, signature.values.get(slot, b""))  # an empty value removes it
        for term in signature.terms:
            document.add_boolean_term(term)
        return signature

    def features_of_positions(self, words: TextFromPositions, signature_value: bytes) -> Optional[Features]:
        """The features of a document's words from its positions; None if other words were signed."""
        ends = [end for word in words.whole_words for end in word]
        try:
            with self._lock:
                return Features(made(library.neardup_features_of_positions, self._handle, *sized(bytes(words.text)),
                                     (ctypes.c_size_t * len(ends))(*ends), len(words.whole_words), int(words.ordered),
                                     *sized(signature_value)))
        except NotComparable:
            return None
