#!/bin/sh
# Makes the four fonts here from those of @fontsource: without hinting, and Commissioner in the weights 400 to 700 only.
# 76 kB instead of 103. Needs fonttools and brotli (pip install fonttools brotli); run it in web/.
set -e
fonts=node_modules
lighter=$(mktemp --suffix=.woff2)
for letters in latin cyrillic; do
  python3 -m fontTools subset $fonts/@fontsource/forum/files/forum-$letters-400-normal.woff2 --unicodes='*' --layout-features='*' \
    --no-hinting --flavor=woff2 --output-file=src/fonts/forum-$letters.woff2
  python3 -m fontTools varLib.instancer -q -o "$lighter" \
    $fonts/@fontsource-variable/commissioner/files/commissioner-$letters-wght-normal.woff2 wght=400:700
  python3 -m fontTools subset "$lighter" --unicodes='*' --layout-features='kern,liga,mark,mkmk,ccmp,locl,rvrn' \
    --no-hinting --flavor=woff2 --output-file=src/fonts/commissioner-$letters.woff2
done
rm "$lighter"
