import { submitSignIn } from '../support/auth.ts';
import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { newAccount, PASSWORD } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('someone asked to sign in comes back to the full address they wanted, and a return URL is kept when switching to sign-up [ROUTE-43] [ROUTE-46]', async ({
  page,
}) => {
  const { email } = await newAccount(page.request, 'creator');
  await page.goto('/apply?from=mail');
  await expect(page).toHaveURL('/login?intent=creator-apply');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?intent=creator-apply',
  );
  await submitSignIn(page.getByRole('main'), email, PASSWORD);
  await expect(page).toHaveURL('/apply?from=mail');

  await page.request.delete('/api/auth/sessions');
  await openHydrated(page, '/login?returnTo=/privacy-policy');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?returnTo=/privacy-policy',
  );
  await submitSignIn(page.getByRole('main'), email, PASSWORD);
  await expect(page).toHaveURL('/privacy-policy');
});
