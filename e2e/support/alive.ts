import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** For pages one was sent on to. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor();
}
