"""PCG32 against what its authors' demonstration prints (pcg-c, `pcg32-demo`, seed 42, stream 54)."""

import pytest

from golf.deals.pcg import Pcg32

# Two rounds of the demonstration: six numbers, 65 coins, 33 dice, a shuffled pack.
ROUNDS = [
    (
        "a15c02b7 7b47f409 ba1d3330 83d2f293 bfa4784b cbed606e",
        "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT",
        "3 4 1 1 2 2 3 2 4 3 2 4 3 3 5 2 3 1 3 1 5 1 4 1 5 6 4 6 6 2 6 3 3",
        "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs 2s 7h Kh 2d "
        "6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h 7d 8s 9d 5h 8h Qc 7c Tc",
    ),
    (
        "74ab93ad 1c1da000 494ff896 34462f2f d308a3e5 0fa83bab",
        "HHHHHHHHHHTHHHTHTHTHTHTTTTHHTTTHHTHHTHTTHHTTTHHHHHHTHTTHTHTTTTTTT",
        "5 1 1 3 3 2 4 5 3 2 2 6 4 3 2 4 2 4 3 2 3 6 3 2 3 4 2 4 1 1 5 4 4",
        "7d 2s 7h Td 8s 3c 3d Js 2d Tc 4h Qs 5c 9c Th 2c Jc Qd 9d Qc 7s 3s 5s 6h 4d Jh "
        "4c Ac 4s 5h 5d Kc 8h 8d Jd 9s Ad 6s 6c Kd 2h 3h Kh Ts Qh 9h 6d As 7c Ks Ah 8c",
    ),
]


def test_a9_the_generator_gives_the_published_numbers() -> None:
    generator = Pcg32(42, 54)
    for numbers, coins, dice, pack in ROUNDS:
        assert " ".join(f"{generator.next():08x}" for _ in range(6)) == numbers
        assert "".join("TH"[generator.below(2)] for _ in range(65)) == coins
        assert " ".join(str(generator.below(6) + 1) for _ in range(33)) == dice
        assert " ".join(demonstrated_shuffle(generator)) == pack


def demonstrated_shuffle(generator: Pcg32) -> list[str]:
    cards = [number + suit for number in "A23456789TJQK" for suit in "hcds"]
    for count in range(52, 1, -1):
        chosen = generator.below(count)
        cards[chosen], cards[count - 1] = cards[count - 1], cards[chosen]
    return cards


class Scripted(Pcg32):
    """A generator whose next numbers are known."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0, 0)
        self.numbers = numbers

    def next(self) -> int:
        return self.numbers.pop(0) if hasattr(self, "numbers") else 0


@pytest.mark.parametrize("bound", range(1, 53))
def test_a9_bounded_numbers_favour_none(bound: int) -> None:
    """What is left of the 2^32 numbers is a multiple of the bound, so each remainder is as likely."""
    favoured = 2**32 % bound
    generator = Scripted([*range(favoured), favoured, 2**32 - 1])
    first, last = generator.below(bound), generator.below(bound)
    assert generator.numbers == []  # every number below `favoured` was thrown away, no other
    assert (first, last) == (favoured % bound, (2**32 - 1) % bound)
    assert (2**32 - favoured) % bound == 0


def test_seeds_and_streams_give_different_numbers() -> None:
    generators = [Pcg32(seed, stream) for seed in (0, 1, 2**35 - 1) for stream in (0, 1, 2)]
    beginnings = {tuple(generator.next() for _ in range(4)) for generator in generators}
    assert len(beginnings) == 9


@pytest.mark.parametrize("count", [0, 1, 2, 3, 64, 1000, 12345])
def test_numbers_left_out_are_those_that_would_have_come(count: int) -> None:
    stepping, skipping = Pcg32(42, 54), Pcg32(42, 54)
    for _ in range(count):
        stepping.next()
    skipping.skip(count)
    assert [stepping.next() for _ in range(5)] == [skipping.next() for _ in range(5)]
