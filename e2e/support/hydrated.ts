import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** For pages one was sent on to. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}
