import type { Page } from '@playwright/test';

/** Follows a link to anywhere. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(window, { hasFollowed: true });
    // Once this call has answered: a link that loads another document would cut the answer off.
    setTimeout(() => {
      const link = Object.assign(document.createElement('a'), { href });
      // Not in the text itself: a click makes React hydrate what it is in, and this link isn't part of that.
      document.body.append(link);
      link.click();
      link.remove();
    });
  }, path);
}

/** Whether every page since the last `follow` was drawn by the same document. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hasFollowed' in window);
}
