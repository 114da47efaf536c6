import { buttonIn, emailIn, fillSignUp, openSignUpDialog, passwordIn, words } from './support/door.ts';
import { newAccount, newEmail, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SIGN_UPS = '**/api/auth/sign-ups';

test('an address that is taken is said beside the field [ERR-01] [ERR-02]', async ({ page, request }) => {
  const { email } = await newAccount(request, 'creator');
  const dialog = await openSignUpDialog(page);
  await fillSignUp(dialog, { email });
  await buttonIn(dialog, 'Create account').click();
  await expect(emailIn(dialog)).toHaveAccessibleDescription('An account with this email already exists');
  await expect(emailIn(dialog)).toBeFocused();
  await emailIn(dialog).fill(newEmail('maya'));
  await expect(emailIn(dialog)).toHaveAccessibleDescription('');
  await page.route(SIGN_UPS, (route) =>
    route.fulfill({ status: 400, json: { message: 'User already registered' } }),
  );
  await buttonIn(dialog, 'Create account').click();
  await expect(emailIn(dialog)).toHaveAccessibleDescription('An account with this email already exists');
});

test('a password everybody guesses is refused beside the field [ERR-03]', async ({ page }) => {
  const dialog = await openSignUpDialog(page);
  await fillSignUp(dialog, { email: newEmail('maya'), password: 'password123' });
  await buttonIn(dialog, 'Create account').click();
  await expect(passwordIn(dialog)).toBeFocused();
  await expect(passwordIn(dialog)).toHaveAccessibleDescription(/password/i);
  await expect(passwordIn(dialog)).toHaveValue('password123');
});

test('any other refusal stands above the button, in its own words [ERR-04]', async ({ page }) => {
  const dialog = await openSignUpDialog(page);
  await fillSignUp(dialog, { email: newEmail('maya') });
  await page.route(SIGN_UPS, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'Try again in 9 minutes.' } }),
  );
  await buttonIn(dialog, 'Create account').click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Try again in 9 minutes.' })).toBeVisible();
  await expect(passwordIn(dialog)).toHaveValue(PASSWORD);
});

test.describe('without a server', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('what breaks on the way says to try again, and trying again works [ERR-05]', async ({ page }) => {
    const dialog = await openSignUpDialog(page);
    await fillSignUp(dialog, { email: newEmail('maya') });
    await page.route(SIGN_UPS, (route) => route.abort());
    await buttonIn(dialog, 'Create account').click();
    await expect(words(dialog, 'Something went wrong. Please try again.')).toBeVisible();
    await page.unroute(SIGN_UPS);
    await buttonIn(dialog, 'Create account').click();
    await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
});
