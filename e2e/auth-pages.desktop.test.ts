import { chooseRole, roleIn } from './support/auth.ts';
import { openHydrated } from './support/hydrated.ts';
import { newAccount, PASSWORD, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('sign-in and sign-up are open to everyone, in the plain layout [ROUTE-28] [ROUTE-29] [ROUTE-38] [ROUTE-39] [ROUTE-40]', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const link of ['Dashboard', 'Messages', 'Overview', 'Settings']) {
      await expect(page.getByRole('link', { name: link })).toHaveCount(0);
    }
  }
});

test('signing out uses the plain layout [ROUTE-41]', async ({ page }) => {
  const { email } = await newAccount(page.request, 'creator');
  await signIn(page.request, email, PASSWORD);
  await page.route('**/api/auth/sessions', () => undefined);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you out…');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })).toBeVisible();
});

test('the intent selects business or creator, and it can be changed [ROUTE-47] [ENT-79]', async ({
  page,
}) => {
  await openHydrated(page, '/signup?role=admin&intent=constructor');
  for (const role of ['business', 'creator'] as const) await expect(roleIn(page, role)).not.toBeChecked();
  for (const [search, role] of [
    ['role=business', 'business'],
    ['role=creator', 'creator'],
    ['intent=post-job', 'business'],
    ['intent=creator-apply', 'creator'],
    ['intent=business&role=creator', 'creator'],
  ] as const) {
    await openHydrated(page, `/signup?${search}`);
    await expect(roleIn(page, role), search).toBeChecked();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pendingUserRole')), { message: search })
      .toBe(role);
  }
  await chooseRole(page, 'business');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(roleIn(page, 'business')).toBeChecked();
});
