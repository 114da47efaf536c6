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
