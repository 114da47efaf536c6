import { buttonIn, emailIn, fillSignUp, openSignUpDialog, passwordIn, words } from '../support/auth.ts';
import { newAccount, newEmail } from '../support/people.ts';
import { SIGN_UPS } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('each refusal appears where it belongs, and retrying works [ERR-01] [ERR-02] [ERR-03] [ERR-04] [ERR-05]', async ({
  page,
  request,
}) => {
  const known = await newAccount(request, 'creator');
  const dialog = await openSignUpDialog(page);
  const create = buttonIn(dialog, 'Create account');

  await test.step('an address that is taken, beside the field', async () => {
    await fillSignUp(dialog, { email: known.email });
    await create.click();
    await expect(emailIn(dialog)).toHaveAccessibleDescription('An account with this email already exists');
    await expect(emailIn(dialog)).toBeFocused();
    await emailIn(dialog).fill(newEmail('maya'));
    await expect(emailIn(dialog)).toHaveAccessibleDescription('');
    await page.route(SIGN_UPS, (route) =>
      route.fulfill({ status: 400, json: { message: 'User already registered' } }),
    );
    await create.click();
    await expect(emailIn(dialog)).toHaveAccessibleDescription('An account with this email already exists');
    await page.unroute(SIGN_UPS);
  });

  await test.step('a password everybody guesses, beside the field', async () => {
    await fillSignUp(dialog, { email: newEmail('maya'), password: 'password123' });
    await create.click();
    await expect(passwordIn(dialog)).toBeFocused();
    await expect(passwordIn(dialog)).toHaveAccessibleDescription(/password/i);
    await expect(passwordIn(dialog)).toHaveValue('password123');
  });

  await test.step('any other refusal, above the button and in its own words', async () => {
    await fillSignUp(dialog, { email: newEmail('maya') });
    await page.route(SIGN_UPS, (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'Try again in 9 minutes.' } }),
    );
    await create.click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Try again in 9 minutes.' })).toBeVisible();
    await page.unroute(SIGN_UPS);
  });

  await test.step('a lost connection, and the next try works', async () => {
    await page.route(SIGN_UPS, (route) => route.abort());
    await create.click();
    await expect(words(dialog, 'Something went wrong. Please try again.')).toBeVisible();
    await page.unroute(SIGN_UPS);
    await create.click();
    await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
});
