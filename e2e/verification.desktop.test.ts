import type { Locator, Page } from '@playwright/test';
import {
  authDialog,
  buttonIn,
  emailIn,
  fillSignUp,
  openSignUpDialog,
  passwordIn,
  words,
} from './support/auth.ts';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { linkMailedTo } from './support/mail.ts';
import { newEmail, PASSWORD, verifyEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CHECKS = '**/api/auth/verification-checks';
const RESENDS = '**/api/auth/verification-emails';

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

test('the password is dropped after 10 minutes, and the person signs in by hand [CONST-03] [AUTH-08] [ERR-10]', async ({
  page,
  request,
}) => {
  test.slow();
  await page.clock.install();
  const email = newEmail('maya');
  const dialog = await signUpInDialog(page, email);
  await page.clock.fastForward('10:01');
  await verifyEmail(request, email);
  await page.clock.fastForward(4000);
  await expect(words(page, 'Sign in to continue')).toBeVisible();
  await expect(words(dialog, 'You’re verified. Enter your password to sign in.')).toBeVisible();
  await expect(inlinePassword(dialog)).toBeFocused();
  await inlinePassword(dialog).fill(PASSWORD);
  await inlinePassword(dialog).press('Enter');
  await expect(page).toHaveURL('/apply');
});

test('until then every check says it is still pending [AUTH-07] [AUTH-08] [VAL-11] [VAL-12] [ERR-09] [ERR-11]', async ({
  page,
}) => {
  test.slow();
  const dialog = await signUpInDialog(page, newEmail('maya'));
  await buttonIn(dialog, 'I’ve verified my email').click();
  await expect(words(page, 'Still pending verification')).toBeVisible();
  await expect(dialog.getByText(/^Not verified yet\. Checked at \d+:\d\d [ap]\.m\.$/)).toBeVisible();

  await buttonIn(page, 'Dismiss').click();
  await expect(words(page, 'Still pending verification')).toBeHidden();
  await expect(dialog).toBeVisible();

  const signIn = buttonIn(dialog, 'Sign In');
  await signIn.click();
  await expect(inlinePassword(dialog)).toHaveAccessibleDescription(
    'Password required. Please enter your password to continue.',
  );
  await expect(inlinePassword(dialog)).toBeFocused();
  await inlinePassword(dialog).fill('not the one I chose');
  await signIn.click();
  await expect(words(page, 'Sign in failed')).toBeVisible();
  await expect(inlinePassword(dialog)).toHaveAccessibleDescription('Email or password is wrong.');
  await inlinePassword(dialog).fill(PASSWORD);
  await signIn.click();
  await expect(words(page, 'Still pending verification')).toBeVisible();
});

test('the email can be resent after a minute, with a countdown [AUTH-09] [ERR-14]', async ({ page }) => {
  await page.clock.install();
  const asked: unknown[] = [];
  await page.route(RESENDS, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 202, json: { email, resend_after_seconds: 60 } });
  });
  const email = newEmail('maya');
  const dialog = await signUpWithoutServer(page, email);
  const resend = buttonIn(dialog, 'Resend email');
  await expect(resend).toHaveAccessibleDescription(/^Try again in [1-6]?\d seconds$/);
  await resend.click({ force: true });
  await page.clock.fastForward(60_000);
  await expect(resend).toHaveAccessibleDescription('');
  expect(asked).toEqual([]);
  await resend.click();
  await expect(words(page, 'Email sent!')).toBeVisible();
  await expect(resend).toHaveAccessibleDescription(/^Try again in [1-6]?\d seconds$/);
  expect(asked).toEqual([{ email }]);
});

test('a failed resend and a failed check say so, and a wrong email leads back to the form, which still has everything but the password [ERR-06] [ERR-12]', async ({
  page,
}) => {
  const email = newEmail('maya');
  await page.route(RESENDS, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  const dialog = await signUpWithoutServer(page, email, { resend_after_seconds: 0 });
  await buttonIn(dialog, 'Resend email').click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to resend email. Please try again.');

  await page.route(CHECKS, (route) => route.fulfill({ status: 500, json: { code: 'internal_error' } }));
  await buttonIn(dialog, 'I’ve verified my email').click();
  await expect(words(page, 'Error checking status')).toBeVisible();
  await expect(buttonIn(dialog, 'I’ve verified my email')).toBeEnabled();

  await buttonIn(dialog, 'Wrong address?').click();
  await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maya Okafor');
  await expect(emailIn(dialog)).toHaveValue(email);
  await expect(passwordIn(dialog)).toHaveValue('');
});

const inlinePassword = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Password for / });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function signUpInDialog(page: Page, email: string): Promise<Locator> {
  const dialog = await openSignUpDialog(page);
  await fillSignUp(dialog, { email });
  await sendSignUp(dialog);
  return dialog;
}

/** For what is asked of the last step alone. */
async function signUpWithoutServer(
  page: Page,
  email: string,
  { resend_after_seconds = 60 } = {},
): Promise<Locator> {
  await page.route('**/api/auth/sign-ups', (route) =>
    route.fulfill({ status: 201, json: { email, ticket: 'a-ticket-of-no-account', resend_after_seconds } }),
  );
  await page.route(CHECKS, (route) => route.fulfill({ json: { is_verified: false } }));
  return signUpInDialog(page, email);
}

async function sendSignUp(dialog: Locator): Promise<void> {
  await buttonIn(dialog, 'Create account').click();
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}
