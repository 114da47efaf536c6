import { openHydrated } from '../support/hydrated.ts';
import { mailsTo } from '../support/mail.ts';
import { newMember } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a new owner deletes the account with the password, and a goodbye is shown', async ({ page }) => {
  const { email, password } = await newMember(page, 'business');
  await openHydrated(page, '/onboarding');
  await page.locator('summary', { hasText: 'Account settings' }).click();
  const open = page.getByRole('button', { name: 'Delete account' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Keep account' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();

  const field = dialog.getByLabel('Your password');
  const leave = dialog.getByRole('button', { name: 'Delete account' });
  await leave.click();
  await expect(field).toHaveAccessibleDescription('Password is required');
  await field.fill('not the password');
  await leave.click();
  await expect(field).toHaveAccessibleDescription('That’s not your current password.');
  await expect(field).toBeFocused();
  await field.fill(password);
  await leave.click();
  await expect(page.getByText('Account deleted.').last()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();

  const again = await page.request.post('/api/auth/sessions', { data: { email, password } });
  expect(again.status()).toBe(401);
  await expect
    .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
    .toEqual(['Your Bizmeet account was deleted']);
});
