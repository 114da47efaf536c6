import AxeBuilder from '@axe-core/playwright';
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

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAlive(page, path);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([]);
    });
  }
}

test('axe finds nothing in the open dialog and in the open menu', async ({ page, isMobile }) => {
  await openAlive(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  else
    await page
      .getByRole('button', { name: /Notify me/ })
      .first()
      .click();
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
