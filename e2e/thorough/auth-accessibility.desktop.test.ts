import { buttonIn, emailIn, passwordIn, words } from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { newAccount, newEmail, PASSWORD, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { withoutServer } from '../support/without-server.ts';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds nothing while signing in', async ({ page }) => {
  await withoutServer(page);
  await openHydrated(page, '/login');
  const main = page.getByRole('main');
  await expectAccessible(page, 'password');
  await buttonIn(main, 'Sign In').click();
  await expect(emailIn(main)).toHaveAccessibleDescription('Email is required');
  await expectAccessible(page, 'password, empty', 'main');
  await words(main, 'Link by email').click();
  await buttonIn(main, 'Send link').click();
  await expect(words(main, 'Email required')).toBeVisible();
  await expectAccessible(page, 'link, empty', 'main');
  await emailIn(main).fill(newEmail('maya'));
  await buttonIn(main, 'Send link').click();
  await expect(words(page, 'Magic link sent!')).toBeVisible();
  await expectAccessible(page, 'link, sent', 'main');
});

test('axe finds nothing behind the links in emails', async ({ page, request }) => {
  const unverified = await signUp(request, 'creator');
  const verification = await linkMailedTo(request, unverified, '/auth/verify');
  await openHydrated(page, verification);
  await expectAccessible(page, 'verify');
  // It was another browser that signed up, so the password of the sign-up is asked for.
  await passwordIn(page).fill(PASSWORD);
  await buttonIn(page, 'Verify my email').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is behind the camera?');
  await page.context().clearCookies();
  await openHydrated(page, verification);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was already used.');
  await expectAccessible(page, 'used', 'main');

  const { email } = await newAccount(request, 'business');
  await request.post('/api/auth/sign-in-links', { data: { email } });
  await openHydrated(page, await linkMailedTo(request, email, '/auth/link'));
  await expectAccessible(page, 'sign in', 'main');

  await openHydrated(page, '/auth/forgot');
  await expectAccessible(page, 'forgot', 'main');
  await emailIn(page).fill(email);
  await buttonIn(page, 'Send link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email.');
  await expectAccessible(page, 'forgot, sent', 'main');
  await openHydrated(page, await linkMailedTo(request, email, '/auth/reset'));
  await buttonIn(page, 'Change password').click();
  await expectAccessible(page, 'reset, empty', 'main');
});
