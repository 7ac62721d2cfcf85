"""Deal codes and the shuffles behind them; frozen, since people write codes down."""
