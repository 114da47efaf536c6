import { openAlive, untilAlive } from './support/alive.ts';
import { submitSignIn } from './support/auth.ts';
import { newAccount, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('whoever is asked to sign in comes back to the full address they wanted [ROUTE-46]', async ({
  page,
}) => {
  const { email } = await newAccount(page.request, 'creator');
  await page.goto('/apply?from=mail');
  await expect(page).toHaveURL('/login?intent=creator-apply');
  await untilAlive(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?intent=creator-apply',
  );
  await submitSignIn(page.getByRole('main'), email, PASSWORD);
  await expect(page).toHaveURL('/apply?from=mail');
});

test('a way back in the address is followed, and it is named where one turns to signing up [ROUTE-43] [ROUTE-46]', async ({
  page,
}) => {
  const { email } = await newAccount(page.request, 'creator');
  await openAlive(page, '/login?returnTo=/privacy-policy');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?returnTo=/privacy-policy',
  );
  await submitSignIn(page.getByRole('main'), email, PASSWORD);
  await expect(page).toHaveURL('/privacy-policy');
});
