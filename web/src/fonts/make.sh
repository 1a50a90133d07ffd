#!/bin/sh
# Makes the fonts here from those of @fontsource: without hinting, and Commissioner in the weights 400 to 700 only. What
# English and Russian are written with stands apart from the letters of other languages, which few readers ever meet.
# The ranges are those of app.css. Needs fonttools and brotli (pip install fonttools brotli); run it in web/.
set -e
fonts=node_modules
lighter=$(mktemp --suffix=.woff2)

make() { # the letters of @fontsource, the name of the file here, its ranges
  python3 -m fontTools subset "$fonts/@fontsource/forum/files/forum-$1-400-normal.woff2" --unicodes="$3" \
    --layout-features='*' --no-hinting --flavor=woff2 --output-file="src/fonts/forum-$2.woff2"
  python3 -m fontTools varLib.instancer -q -o "$lighter" \
    "$fonts/@fontsource-variable/commissioner/files/commissioner-$1-wght-normal.woff2" wght=400:700
  python3 -m fontTools subset "$lighter" --unicodes="$3" --layout-features='kern,liga,mark,mkmk,ccmp,locl,rvrn' \
    --no-hinting --flavor=woff2 --output-file="src/fonts/commissioner-$2.woff2"
}

make latin latin 'U+0000-00BF,U+00D7,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
make latin latin-more 'U+00C0-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC'
make cyrillic cyrillic 'U+0301,U+0401,U+0410-044F,U+0451,U+2116'
make cyrillic cyrillic-more 'U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1'
rm "$lighter"
