import { openHydrated } from './support/hydrated.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the overview shows the dashboard and names its canonical URL [BIZ-04]', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/overview');
  await expect(page).toHaveURL('/business/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
  await expect(page.getByRole('region', { name: 'Your money' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/business$/);
});
