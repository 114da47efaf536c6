import { buttonIn, emailIn, followToSignIn, words } from './support/auth.ts';
import { openHydrated } from './support/hydrated.ts';
import { linkMailedTo } from './support/mail.ts';
import { newAccount } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an email link signs in once, on any device [AUTH-10] [VAL-13] [VAL-14] [ERR-13] [ROUTE-42]', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { email } = await newAccount(request, 'business');
  await openHydrated(page, '/login');
  await words(page, 'Link by email').click();
  const send = buttonIn(page, 'Send link');
  await send.click();
  await expect(emailIn(page)).toHaveAccessibleDescription('Email required. Please enter your email address.');
  await expect(emailIn(page)).toBeFocused();
  await emailIn(page).fill('abc');
  await send.click();
  await expect(emailIn(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await words(page, 'Password').first().click();
  await emailIn(page).fill(email);
  await words(page, 'Link by email').click();
  await expect(emailIn(page)).toHaveValue(email);
  await send.click();
  await expect(words(page, 'Magic link sent!')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
  await expect(buttonIn(page, 'Resend email')).toHaveAccessibleDescription(/^Try again in \d+ seconds$/);

  const link = await linkMailedTo(request, email, '/auth/link');
  const other = await (await browser.newContext()).newPage();
  await openHydrated(other, link);
  await expect(other.getByRole('main')).toContainText(email);
  expect((await other.request.get('/api/me')).ok()).toBe(true);
  expect(await (await other.request.get('/api/me')).json()).toMatchObject({ user: null });
  const landing = other.waitForURL('**/auth/redirect', { waitUntil: 'commit' });
  await buttonIn(other, 'Sign In').click();
  await landing;
  await expect(other).toHaveURL('/onboarding');
  await other.context().close();

  await openHydrated(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was already used.');
  await expect(buttonIn(page, 'Sign In')).toHaveCount(0);
  const again = page.getByRole('main').getByRole('link', { name: 'Send new link' });
  await expect(again).toHaveAttribute('href', '/login?mode=link');
  const form = await followToSignIn(page, again);
  await expect(buttonIn(form, 'Send link')).toBeVisible();
});
