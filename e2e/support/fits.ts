import { expect, type Page } from '@playwright/test';

/** A narrow phone, and one whose reader doubled the size of the text. */
const READERS = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
] as const;

/** No page scrolls sideways and no text ends outside the window, whatever the reader needs. */
export async function expectFits(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const { width, text } of READERS) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, text);
    await expect.poll(() => findOutside(page), { message: `${name}, ${width} px, ${text}` }).toEqual([]);
  }
  await setTextSize(page, '');
  if (before) await page.setViewportSize(before);
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((next) => {
    document.documentElement.style.fontSize = next;
  }, size);
}

function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const said = text.textContent?.trim();
      if (!said || !isLaidOut(text.parentElement)) continue;
      range.selectNodeContents(text);
      if (
        [...range.getClientRects()].some(({ left, right }) => left < clientWidth && right > clientWidth + 1)
      )
        outside.push(said.slice(0, 60));
    }
    return outside;

    /** False below what scrolls or cuts its own contents on purpose. The page itself cuts, but nothing that is read. */
    function isLaidOut(element: Element | null): boolean {
      for (let at = element; at !== null && at.id !== 'main'; at = at.parentElement) {
        const { overflowX, visibility } = getComputedStyle(at);
        if (visibility === 'hidden' || at.closest('svg, .sr-only')) return false;
        if (at !== document.body && overflowX !== 'visible') return false;
      }
      return true;
    }
  });
}
