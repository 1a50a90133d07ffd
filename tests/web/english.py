"""What is still in English on a page that speaks Russian."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.stillness import still

# All that is written on the page or read out from it; codes of choices are the same in every language.
WRITTEN = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest('code, kbd, [lang=en], .code')) texts.push(walker.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts.map(text => text.trim()).filter(Boolean);
}"""
LATIN = re.compile(r"(?<![\w-])[A-Za-z][A-Za-z_-]+(?![\w-])")  # not NR-8.4, not a seed in hexadecimal figures
SAME_IN_BOTH = {"Comitium", "COMITIUM", "English", "II", "III", "IV", "mod", "comitium", "verify", "serve", "Wi-Fi"}
NAMES = {"Livia", "Marcus", "Varro"}
CODES = {"building_order", "fixed", "owner"}  # in rulings that are read out as a whole
ALSO_CALLED = "Age of Rome"


def english_in(person: Person) -> dict[str, str]:
    """Latin words on the page that are neither names nor clauses, each with its text."""
    expect(person.page.locator("main")).to_be_visible()
    with still(person):
        written = person.page.evaluate(WRITTEN)
    found: dict[str, str] = {}
    for text in written:
        for word in LATIN.findall(text.replace(ALSO_CALLED, "")):
            if word not in SAME_IN_BOTH | NAMES | CODES:
                found.setdefault(word, text)
    return found
