import type { Locator, Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import {
  buttonIn,
  chooseRole,
  emailIn,
  fillSignUp,
  goOn,
  isNarrow,
  openSignUpDialog,
  passwordIn,
  words,
} from './support/door.ts';
import { linkMailedTo } from './support/mail.ts';
import { newAccount, newEmail, PASSWORD, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const DIALOG = '[role="dialog"]';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds nothing while signing up', async ({ page }) => {
  await withoutServer(page);
  if (isNarrow(page)) await inSteps(page);
  else await inDialog(page);
});

test('axe finds nothing while signing in', async ({ page }) => {
  await withoutServer(page);
  await openAlive(page, '/login');
  const main = page.getByRole('main');
  await expectAccessible(page, 'password');
  await buttonIn(main, 'Sign In').click();
  await expect(emailIn(main)).toHaveAccessibleDescription('Email is required');
  await expectAccessible(page, 'password, empty', 'main');
  await words(main, 'Link by email').click();
  await buttonIn(main, 'Send me a link').click();
  await expect(words(main, 'Email required')).toBeVisible();
  await expectAccessible(page, 'link, empty', 'main');
  await emailIn(main).fill(newEmail('maya'));
  await buttonIn(main, 'Send me a link').click();
  await expect(words(page, 'Magic link sent!')).toBeVisible();
  await expectAccessible(page, 'link, sent', 'main');
});

test('axe finds nothing behind the links in emails', async ({ page, request }) => {
  const unverified = await signUp(request, 'creator');
  await openAlive(page, await linkMailedTo(request, unverified, '/auth/verify'));
  await expectAccessible(page, 'verify');
  await buttonIn(page, 'Verify my email').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That is you, then.');
  await expectAccessible(page, 'verified', 'main');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was used already.');
  await expectAccessible(page, 'used', 'main');

  const { email } = await newAccount(request, 'business');
  await request.post('/api/auth/sign-in-links', { data: { email } });
  await openAlive(page, await linkMailedTo(request, email, '/auth/link'));
  await expectAccessible(page, 'sign in', 'main');

  await openAlive(page, '/auth/forgot');
  await expectAccessible(page, 'forgot', 'main');
  await emailIn(page).fill(email);
  await buttonIn(page, 'Send me a link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email.');
  await expectAccessible(page, 'forgot, sent', 'main');
  await openAlive(page, await linkMailedTo(request, email, '/auth/reset'));
  await buttonIn(page, 'Change my password').click();
  await expectAccessible(page, 'reset, empty', 'main');
});

async function inDialog(page: Page): Promise<void> {
  const dialog = await openSignUpDialog(page);
  await expectAccessible(page, 'empty', DIALOG);
  await emailIn(dialog).fill('abc');
  await passwordIn(dialog).fill('abc');
  await dialog.getByRole('checkbox').focus();
  await dialog.getByRole('checkbox').blur();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(5);
  await expectAccessible(page, 'wrong', DIALOG);
  await fillSignUp(dialog, { email: newEmail('maya') });
  await expectAccessible(page, 'filled', DIALOG);
  await buttonIn(dialog, 'Create account').click();
  await expectVerification(page, dialog);
}

async function inSteps(page: Page): Promise<void> {
  await openAlive(page, '/signup');
  const next = buttonIn(page, /^Continue/);
  await next.click();
  await expectAccessible(page, 'role');
  await chooseRole(page, 'business');
  await goOn(page, 'What do we call you?');
  await next.click();
  await expectAccessible(page, 'details');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Delgado');
  await emailIn(page).fill(newEmail('rosa'));
  await goOn(page, 'Choose a password.');
  await passwordIn(page).fill('abc');
  await next.click();
  await expectAccessible(page, 'password');
  await passwordIn(page).fill(PASSWORD);
  await goOn(page, 'Shake on it.');
  await buttonIn(page, 'Create account').click();
  await expectAccessible(page, 'terms');
  await page.getByRole('checkbox').check();
  await buttonIn(page, 'Create account').click();
  await expectVerification(page, page.getByRole('main'));
}

async function expectVerification(page: Page, scope: Locator): Promise<void> {
  await expect(scope.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await buttonIn(scope, 'Sign In').click();
  await buttonIn(scope, 'I have opened the link').click();
  await expect(words(page, 'Still pending verification')).toBeVisible();
  await expectAccessible(page, 'verification', isNarrow(page) ? 'main' : DIALOG);
}

/** Answers what the forms send: how they look does not hang on it. */
async function withoutServer(page: Page): Promise<void> {
  const placed = { email: 'maya@okafor.example', resend_after_seconds: 60 };
  const receipt = { ...placed, ticket: 'a-ticket-of-no-account' };
  await page.route('**/api/auth/sign-ups', (route) => route.fulfill({ status: 201, json: receipt }));
  await page.route('**/api/auth/sign-in-links', (route) => route.fulfill({ status: 202, json: placed }));
  await page.route('**/api/auth/verification-checks', (route) =>
    route.fulfill({ json: { is_verified: false } }),
  );
}
