"""What the machine needs just now for work of a fixed size; it may be busy, so that times are compared with this."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page

# A question to the server, a picture of many words, and a frame.
EFFORT = """() => new Promise(done => {
  const start = performance.now();
  fetch('/api/games', { cache: 'no-store' }).then(answer => answer.text()).then(() => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (let number = 0; number < 700; number++) {
      const words = document.createElementNS(drawing.namespaceURI, 'text');
      words.setAttribute('y', String(20 + number));
      words.textContent = `${number} denarii for the Senate and People of Rome`;
      drawing.append(words);
    }
    drawing.style.cssText = 'position: fixed; inset: 0; contain: strict; opacity: 0.01; pointer-events: none';
    document.body.append(drawing);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      drawing.remove();
      done(performance.now() - start);
    };
    requestAnimationFrame(() => port2.postMessage(0));
  });
})"""


def effort(page: Page, times: int = 1) -> float:
    """Milliseconds, the middle one of so many trials."""
    return median([float(page.evaluate(EFFORT)) for _ in range(times)])
