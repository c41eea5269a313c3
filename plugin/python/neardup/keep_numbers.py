"""The numbers of `keep`: of each group the text with the greatest stays."""

from array import array
from datetime import date, datetime, timedelta, timezone
from operator import index
from typing import Any, Dict, Iterable, List, Optional, Union

from ._library import real
from .texts import is_missing, values_of

_EPOCH = datetime(1970, 1, 1)
_MOST_EXACT = 2 ** 53  # a double takes neighbouring whole numbers beyond it for one


def keep_numbers(keep: Iterable[Any]) -> "array[float]":
    """A number for each value, in their order: a date in nanoseconds, a missing value as NaN, which is below every number."""
    numbers: List[Union[int, float]] = []
    first: Dict[str, int] = {}  # place of the first value of each kind
    for place, value in enumerate(values_of(keep, "values of keep")):
        moment = _moment(value)
        if moment is None and is_missing(value):
            numbers.append(float("nan"))
            continue
        numbers.append(_real(value, place) if moment is None else moment)
        first.setdefault("a number" if moment is None else "a date", place)
        if len(first) == 2:
            other, kind = first
            raise TypeError(f"keep: number {place} is {kind}, but number {first[other]} is {other}; "
                            "give values of one kind")
    if all(isinstance(number, float) or abs(number) <= _MOST_EXACT for number in numbers):
        return array("d", numbers)
    ranks = {number: rank for rank, number in enumerate(sorted({number for number in numbers if number == number}))}
    return array("d", (ranks.get(number, number) for number in numbers))


def _real(value: Any, place: int) -> Union[int, float]:
    try:
        return index(value)
    except TypeError:
        pass
    try:
        return real(value, f"keep: number {place}")
    except TypeError as error:
        remedy = "; turn text into dates first, as pandas.to_datetime() does" if isinstance(value, str) else ""
        raise TypeError(f"{error} or a date{remedy}") from None


def _moment(value: Any) -> Optional[int]:
    """Nanoseconds from 1970 of a date or a time; a time without a zone is one of UTC. None for anything else."""
    if type(value).__name__ == "datetime64":  # of NumPy
        if value.dtype.name == "datetime64[ns]" and not is_missing(value):
            return int(value.astype("int64"))
        value = value.astype("datetime64[us]").item()
    if value is None or is_missing(value) or not isinstance(value, date):
        return None
    if not isinstance(value, datetime):
        return int((value - _EPOCH.date()).days) * 86_400_000_000_000
    since = value - (_EPOCH.replace(tzinfo=timezone.utc) if value.tzinfo else _EPOCH)
    return since // timedelta(microseconds=1) * 1000 + int(getattr(value, "nanosecond", 0))  # of pandas
