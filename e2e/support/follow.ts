import type { Page } from '@playwright/test';

/** Follows a link to anywhere, as a text in the page may hold one. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.getElementById('main')?.append(link);
    link.click();
    link.remove();
    Object.assign(window, { hasFollowed: true });
  }, path);
}

/** Whether every page since the last `follow` was drawn by the same document. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hasFollowed' in window);
}
