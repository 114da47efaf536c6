import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/signup',
  '/waiting-list',
  '/dev/ui',
  '/dev/mailbox',
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of PAGES) {
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await openAlive(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await listViolations(page), colorScheme).toEqual([]);
    }
  });
}

test('axe finds nothing in the open menu or dialog of the landing page', async ({ page, isMobile }) => {
  await openAlive(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  else {
    await page
      .getByRole('button', { name: /Notify me/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  }
  expect(await listViolations(page)).toEqual([]);
});

/** Letters in the mailbox are drawn for mail programs and stand in a frame of their own. */
async function listViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
