import type { Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';

let made = 0;
/** Nobody else in the test run has it. */
export function newHandle() {
  made += 1;
  return `maya.${process.pid}.${made}`;
}

export async function leaveFor(page: Page, platform: string) {
  await openHydrated(page, '/apply?step=channels');
  await page.getByRole('button', { name: `Connect ${platform}` }).click();
  await page.waitForURL(`**/dev/social/${platform.toLowerCase()}?**`);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Says yes on the consent page; `behavior` is what comes of it. */
export async function allow(page: Page, handle: string, behavior = 'Answers') {
  await page.getByLabel('Handle').fill(handle);
  await page.getByRole('radio', { name: behavior }).check();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}
