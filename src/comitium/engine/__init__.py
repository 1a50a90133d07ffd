"""The engine: rules-free, standard library only. Games are written with it; see `docs/adding-a-game.md`."""
