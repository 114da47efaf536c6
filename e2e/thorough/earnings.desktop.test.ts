import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a creator follows each payment from the business to the bank [PROD-17]', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/earnings');
  await expect(page.getByRole('heading', { name: 'Earnings', exact: true })).toBeVisible();
  const sums = page.getByText('Held for you').and(page.locator(':visible'));
  await expect(sums.first()).toBeVisible();
  for (const name of ['Payout account', 'Statements', 'Taxes']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expectAccessible(page, 'earnings');
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBe(0);
});
