import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const DARK_PAPER = 'rgb(20, 17, 14)';
const LIGHT_PAPER = 'rgb(251, 247, 240)';
const paper = 'getComputedStyle(document.body).backgroundColor';

test('the theme follows the system until one is chosen and kept, and so does the street', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = page.waitForResponse(/\/art\/\d+\/night\/street\//);
  await openHydrated(page, '/');
  expect((await night).status()).toBe(200);
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
