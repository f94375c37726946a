// Layer SQLite.
