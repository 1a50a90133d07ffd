"""The command line and the terminal table. Start reading at `main.py`."""
