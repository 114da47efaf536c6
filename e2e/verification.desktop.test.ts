import type { Locator, Page } from '@playwright/test';
import { buttonIn, emailIn, passwordIn, words } from './support/auth.ts';
import { newEmail, PASSWORD, verifyEmail } from './support/people.ts';
import { signUpInDialog } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

const CHECKS = '**/api/auth/verification-checks';
const RESENDS = '**/api/auth/verification-emails';

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
