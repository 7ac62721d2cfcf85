"""How long properties look for a counterexample: briefly, and in CI always at the same ones."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "golf",
    deadline=None,  # machines differ; no test may depend on the clock
    max_examples=100,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("golf")
