"""The command line as its users meet it: real processes, real files, both languages."""
