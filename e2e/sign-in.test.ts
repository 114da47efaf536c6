import type { Page } from '@playwright/test';
import { emailIn, isNarrow, openSignIn, passwordIn, submitSignIn } from './support/auth.ts';
import { newAccount, newEmail, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('signing in is one form, in a dialog or on a page, refuses wrong passwords and unknown addresses alike, and leads home [AUTH-01] [AUTH-02] [AUTH-03] [ROUTE-42]', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request, 'business');
  const form = await openSignIn(page);
  await expect(page).toHaveURL(isNarrow(page) ? '/login' : '/');
  await expect(form.locator('form')).toHaveCount(1);
  for (const tried of [email, newEmail('nobody')]) {
    await submitSignIn(form, tried, 'not the one I chose');
    await expect(form.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })).toBeVisible();
    await expect(emailIn(form)).toHaveValue(tried);
    await expect(passwordIn(form)).toBeFocused();
  }
  const visited = addressesOf(page);
  await submitSignIn(form, email, PASSWORD);
  await expect(page).toHaveURL('/onboarding');
  expect(visited).toContain('/auth/redirect');
});

/** Every address the page has been at since. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  return addresses;
}
