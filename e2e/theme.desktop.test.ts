import { openHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const DARK_PAPER = 'rgb(20, 17, 14)';
const LIGHT_PAPER = 'rgb(251, 247, 240)';
const paper = 'getComputedStyle(document.body).backgroundColor';

test('follows the system until a theme is chosen, then keeps it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/');
  expect(await page.evaluate(paper)).toBe(DARK_PAPER);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('radio', { name: 'Light theme' }).check();
  expect(await page.evaluate(paper)).toBe(LIGHT_PAPER);
  await page.reload();
  expect(await page.evaluate(paper)).toBe(LIGHT_PAPER);
  await expect(footer.getByRole('radio', { name: 'Light theme' })).toBeChecked();
  await footer.getByRole('radio', { name: 'System theme' }).check();
  expect(await page.evaluate(paper)).toBe(DARK_PAPER);
});

test('the street illustration follows the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = page.waitForResponse(/\/art\/\d+\/night\/street\//);
  await page.goto('/');
  expect((await night).status()).toBe(200);
});
