"""`python -m comitium` is the command `comitium`."""

from comitium.start import main

if __name__ == "__main__":
    main()
