"""The history of the database schema, run by `comitium.server.migrate`."""
