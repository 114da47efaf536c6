import type { Page } from '@playwright/test';

/** Follows a link to anywhere, as a text in the page may hold one. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(window, { hasFollowed: true });
    // Once this call has answered: a link that loads another document would cut the answer off.
    setTimeout(() => {
      const link = Object.assign(document.createElement('a'), { href });
      document.getElementById('main')?.append(link);
      link.click();
      link.remove();
    });
  }, path);
}

/** Whether every page since the last `follow` was drawn by the same document. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hasFollowed' in window);
}
