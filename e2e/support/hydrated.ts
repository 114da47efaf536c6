import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  // The page that says so is hydrated too, and whoever looks for something on it would look until the end.
  expect(answer?.status() ?? 200, `${path} answers`).toBeLessThan(500);
  await untilHydrated(page);
}

/** For pages one was sent on to. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}
