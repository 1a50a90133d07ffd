"""The only room that knows HTTP and SQL. `app.py` puts it together; `wire.py` lists every message."""
