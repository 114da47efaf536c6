import {
  buttonIn,
  chooseRole,
  emailIn,
  goOn,
  passwordIn,
  roleIn,
  walkSignUp,
  words,
} from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newAccount, newEmail, PASSWORD, verifyEmail } from '../support/people.ts';
import { countSignUps, expectDetails, expectQuestion, SIGN_UPS } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

test('each question names what is missing before it continues [VAL-01] [VAL-02] [VAL-03] [VAL-04] [VAL-05] [VAL-06] [VAL-07]', async ({
  page,
}) => {
  await openHydrated(page, '/signup?step=terms');
  await expectQuestion(page, 1, 'Which side of the counter are you on?');
  await expect(page).toHaveURL('/signup?step=role');
  const next = buttonIn(page, /^Continue/);
  await next.click();
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(
    "Please select whether you're a business or creator.",
  );
  await expect(roleIn(page, 'business')).toBeFocused();
  await chooseRole(page, 'creator');
  await goOn(page, 'What’s your name?');

  const name = page.getByRole('textbox', { name: 'Full name' });
  await next.click();
  await expect(name).toHaveAccessibleDescription('Full name is required');
  await expect(name).toBeFocused();
  await expect(emailIn(page)).toHaveAccessibleDescription('Email is required');
  await name.fill('Maya Okafor');
  await emailIn(page).fill('abc');
  await next.click();
  await expect(emailIn(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(emailIn(page)).toBeFocused();
  await emailIn(page).fill(newEmail('maya'));
  await goOn(page, 'Choose a password.');

  await next.click();
  await expect(passwordIn(page)).toHaveAccessibleDescription('Password is required');
  await passwordIn(page).fill('qwz vbn');
  await next.click();
  await expect(passwordIn(page)).toHaveAccessibleDescription('Password must be at least 8 characters');
  await passwordIn(page).fill('qwz vbnx');
  await goOn(page, 'Review and sign up.');

  const bodies = await countSignUps(page);
  await buttonIn(page, 'Create account').click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please accept the Terms of Service and Privacy Policy.',
  );
  await expect(page.getByRole('checkbox')).toBeFocused();
  expect(bodies).toEqual([]);
});

test('a refusal of the server shows at its question [ERR-02] [ERR-03]', async ({ page, request }) => {
  test.slow();
  const { email } = await newAccount(request, 'business');
  await openHydrated(page, '/signup');
  await walkSignUp(page, { email });
  await buttonIn(page, 'Create account').click();
  await expect(emailIn(page)).toHaveAccessibleDescription('An account with this email already exists');
  await expect(emailIn(page)).toBeFocused();
  const next = newEmail('rosa');
  await emailIn(page).fill(next);
  await goOn(page, 'Choose a password.');
  await passwordIn(page).fill('password123');
  await goOn(page, 'Review and sign up.');
  await buttonIn(page, 'Create account').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password.');
  await expect(passwordIn(page)).toHaveAccessibleDescription(/password/i);
  await expect(passwordIn(page)).toBeFocused();

  // A wrong address leads back to the question it was typed at.
  await page.route(SIGN_UPS, (route) =>
    route.fulfill({
      status: 201,
      json: { email: next, ticket: 'a-ticket-of-no-account', resend_after_seconds: 60 },
    }),
  );
  await passwordIn(page).fill(PASSWORD);
  await goOn(page, 'Review and sign up.');
  await buttonIn(page, 'Create account').click();
  await buttonIn(page, 'Wrong address?').click();
  await expectDetails(page, next);
});

test('after a reload the last step asks for the password, which was never stored [AUTH-08] [ERR-10]', async ({
  page,
  request,
}) => {
  test.slow();
  const email = newEmail('rosa');
  await openHydrated(page, '/signup?role=business');
  await walkSignUp(page, { email });
  await buttonIn(page, 'Create account').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await verifyEmail(request, email);
  await buttonIn(page, 'I’ve verified my email').click();
  await expect(words(page, 'Sign in to continue')).toBeVisible();
  const password = page.getByRole('textbox', { name: `Password for ${email}` });
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await buttonIn(page, 'Sign In').click();
  await expect(page).toHaveURL('/onboarding');
});
