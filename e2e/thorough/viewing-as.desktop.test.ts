import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin views the page of a business read-only [BIZ-01] [ROUTE-16] [PERM-14]', async ({
  page,
  browser,
  baseURL,
}) => {
  const shop = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(await shop.newPage(), 'owner');
  const { user } = await (await shop.request.get('/api/me')).json();
  await shop.close();

  await signInAs(page, 'admin');
  for (const path of ['/business', '/business/overview']) {
    await openHydrated(page, `${path}?as=${user.business.id}`);
    const banner = page.getByRole('complementary', { name: 'Read-only view' });
    await expect(banner).toContainText('Viewing as Crumb & Co. Read only.');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to admin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page).toHaveURL('/admin');
  await page.goto('/business');
  await expect(page).toHaveURL('/admin');
});
