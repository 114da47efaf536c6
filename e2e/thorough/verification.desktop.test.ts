import type { Page } from '@playwright/test';
import { authDialog, buttonIn, fillSignUp, passwordIn } from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { newEmail, PASSWORD } from '../support/people.ts';
import { sendSignUp, signUpInDialog } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

test('opening the link in the same browser signs in the first tab [ENT-79] [ENT-80] [STATE-10] [STATE-11]', async ({
  page,
  context,
}) => {
  test.slow();
  const email = newEmail('maya');
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Find paid campaigns' }).first().click();
  const dialog = authDialog(page);
  await expect(dialog.getByRole('radio', { name: /^Content Creator/ })).toBeChecked();
  expect(await stored(page, 'pendingUserRole')).toBe('creator');
  await fillSignUp(dialog, { email });
  await sendSignUp(dialog);
  expect(await stored(page, 'pendingUserRole')).toBeNull();
  expect(await stored(page, 'postSignupRedirect')).toBe('/creator');

  const tab = await context.newPage();
  await openHydrated(tab, await linkMailedTo(tab.request, email, '/auth/verify'));
  await expect(tab.getByRole('main')).toContainText(email);
  await buttonIn(tab, 'Verify my email').click();
  await expect(tab).toHaveURL('/apply');
  await expect(page).toHaveURL('/apply');
  await expect(authDialog(page)).toBeHidden();
  expect(await stored(page, 'postSignupRedirect')).toBeNull();
});

test('opening the link on another device is noticed here, and the typed password signs in [AUTH-07]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail('maya');
  const dialog = await signUpInDialog(page, email);
  const phone = await (await browser.newContext()).newPage();
  await openHydrated(phone, await linkMailedTo(phone.request, email, '/auth/verify'));
  await buttonIn(phone, 'Verify my email').click();
  await expect(passwordIn(phone)).toHaveAccessibleDescription('Password is required');
  await passwordIn(phone).fill('not the password');
  await buttonIn(phone, 'Verify my email').click();
  await expect(passwordIn(phone)).toHaveAccessibleDescription(
    'That’s not the password you chose when you signed up.',
  );
  await passwordIn(phone).fill(PASSWORD);
  await buttonIn(phone, 'Verify my email').click();
  await expect(phone).toHaveURL('/apply');
  await expect(page).toHaveURL('/apply');
  await expect(dialog).toBeHidden();
  await phone.context().close();
});

test('someone who did not sign up verifies without the password, which ends it', async ({
  page,
  browser,
}) => {
  const email = newEmail('maya');
  await signUpInDialog(page, email);
  const owner = await (await browser.newContext()).newPage();
  await openHydrated(owner, await linkMailedTo(owner.request, email, '/auth/verify'));
  await expectAccessible(owner, 'verify elsewhere');
  await buttonIn(owner, 'Verify without it').click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Email verified.');
  await expect(owner.getByRole('status').filter({ hasText: email })).toBeFocused();
  const signedIn = await owner.request.post('/api/auth/sessions', { data: { email, password: PASSWORD } });
  expect(signedIn.status()).toBe(401);
  await owner.getByRole('link', { name: 'Choose password' }).click();
  await expect(owner).toHaveURL('/auth/forgot');
  await owner.context().close();
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
