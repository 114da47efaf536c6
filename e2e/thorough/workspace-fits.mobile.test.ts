import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('on a phone three applicants fit on the screen, and names stay visible while comparing', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/campaigns/opening-week-on-tompkins-avenue?tab=applicants');
  const rows = page.locator('[data-row]');
  const bar = page.getByRole('navigation', { name: 'Tabs' });
  const third = await rows.nth(2).boundingBox();
  const floor = await bar.boundingBox();
  expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThan(floor?.y ?? 0);

  for (const row of [0, 1, 2]) await rows.nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.getByText('Swipe sideways to see all 3.')).toBeVisible();
  const name = comparison.getByRole('columnheader').first();
  await comparison.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(name).toBeInViewport();
});
