import { buttonIn, emailIn, followToSignIn, submitSignIn } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { newAccount, PASSWORD, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'seven rolls after noon';

test('a forgotten password is reset by email, and the old one no longer works', async ({ page, request }) => {
  test.slow();
  const { email } = await newAccount(request, 'business');
  await signIn(request, email, PASSWORD);
  await openHydrated(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot');
  const send = buttonIn(page, 'Send link');
  await send.click();
  await expect(emailIn(page)).toHaveAccessibleDescription('Email is required');
  await expect(emailIn(page)).toBeFocused();
  await emailIn(page).fill(email);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email.');
  await expect(buttonIn(page, 'Resend email')).toHaveAccessibleDescription(/^Try again in \d+ seconds$/);

  const link = await linkMailedTo(request, email, '/auth/reset');
  await openHydrated(page, link);
  await expect(page.getByRole('main')).toContainText(email);
  const field = page.getByRole('textbox', { name: 'New password' });
  const change = buttonIn(page, 'Change password');
  await field.fill('qwz vbn');
  await change.click();
  await expect(field).toHaveAccessibleDescription('Password must be at least 8 characters');
  await field.fill('password123');
  await change.click();
  await expect(field).toHaveAccessibleDescription(/common|guess/i);
  await field.fill(NEW_PASSWORD);
  await change.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed.');
  expect(await (await request.get('/api/me')).json()).toMatchObject({ user: null });

  const form = await followToSignIn(page, page.getByRole('main').getByRole('link', { name: 'Sign In' }));
  await submitSignIn(form, email, PASSWORD);
  await expect(form.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })).toBeVisible();
  await submitSignIn(form, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/onboarding');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was already used.');
  await expect(page.getByRole('link', { name: 'Send new link' })).toHaveAttribute('href', '/auth/forgot');
});
