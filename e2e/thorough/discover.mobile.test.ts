import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('filters open as a sheet on a phone and show how many campaigns match', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns');
  await expectAccessible(page, 'Discover on a phone');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'TikTok' }).click();
  await sheet.getByRole('radio', { name: 'This Month' }).click();
  await expect(page).toHaveURL(/content_types=tiktok.*deadline=this_month/);
  await sheet.getByRole('button', { name: /^Show \d+\+? campaigns?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove TikTok' })).toBeVisible();
});

test('payout and Apply stay at the bottom, and nothing is wider than the phone', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/campaigns');
  await page.locator('#campaigns [data-row] h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Discover Campaigns in NYC');
  await expectFits(page, 'a campaign');
});
