"""The card game in words: boards, turns, scores and reasons."""
