import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 80;

/** Presses Tab until the element has the focus, as somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn’t reach ${target}`);
}

/** The same, then presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The same, then replaces what the field holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The element has the focus, in sight and with the outline that shows it. */
export async function expectFocusSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
}
