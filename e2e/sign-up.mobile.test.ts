import type { Page } from '@playwright/test';
import {
  buttonIn,
  chooseRole,
  emailIn,
  goOn,
  passwordIn,
  roleIn,
  storedTexts,
  walkSignUp,
  words,
} from './support/auth.ts';
import { openHydrated } from './support/hydrated.ts';
import { linkMailedTo } from './support/mail.ts';
import { newAccount, newEmail, PASSWORD, verifyEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SIGN_UPS = '**/api/auth/sign-ups';

test('signing up is four questions and an email to open, and nothing typed gets lost on the way [SIGNUP-02] [SIGNUP-03] [SIGNUP-04] [SIGNUP-05] [SIGNUP-06] [SIGNUP-07] [SIGNUP-08] [SIGNUP-09] [SIGNUP-10] [SIGNUP-11] [PROD-11] [PROD-12] [ENT-72]', async ({
  page,
}) => {
  test.slow();
  const email = newEmail('rosa');
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await expectQuestion(page, 1, 'Which side of the counter are you on?');
  await expect(roleIn(page, 'business')).toHaveAccessibleName(
    'Business Owner Find local creators to promote your business through authentic content',
  );
  await expect(roleIn(page, 'creator')).toHaveAccessibleName(
    'Content Creator Partner with local businesses and get paid for creating engaging content',
  );
  await chooseRole(page, 'business');
  await goOn(page, 'What’s your name?');
  await expectQuestion(page, 2, 'What’s your name?');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Delgado');
  await emailIn(page).fill(email);

  await buttonIn(page, 'Back').click();
  await expect(roleIn(page, 'business')).toBeChecked();
  await goOn(page, 'What’s your name?');
  await expectDetails(page, email);
  await goOn(page, 'Choose a password.');
  await expectQuestion(page, 3, 'Choose a password.');
  await page.goBack();
  await expectDetails(page, email);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expectDetails(page, email);
  await goOn(page, 'Choose a password.');
  await passwordIn(page).fill(PASSWORD);
  await goOn(page, 'Review and sign up.');
  await expectQuestion(page, 4, 'Review and sign up.');
  for (const answer of ['Business Owner', 'Rosa Delgado', email])
    await expect(words(page, answer)).toBeVisible();

  await page.reload();
  await expectQuestion(page, 3, 'Choose a password.');
  await expect(passwordIn(page)).toHaveValue('');
  await passwordIn(page).fill(PASSWORD);
  await goOn(page, 'Review and sign up.');
  await page.getByRole('checkbox').check();
  expect(await storedTexts(page)).not.toContain(PASSWORD);

  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  const bodies = await countSignUps(page, pressed);
  await buttonIn(page, 'Create account').dblclick();
  await expect(buttonIn(page, 'Create account')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  expect(bodies).toEqual([
    { full_name: 'Rosa Delgado', email, password: PASSWORD, role: 'business', accepts_terms: true },
  ]);
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  expect(await storedTexts(page)).not.toContain(PASSWORD);

  await openHydrated(page, await linkMailedTo(page.request, email, '/auth/verify'));
  await buttonIn(page, 'Verify my email').click();
  await expect(page).toHaveURL('/onboarding');
});

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

async function expectQuestion(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const dots = page.getByRole('img', { name: `Step ${number} of 4` });
  await expect(dots.locator('> *')).toHaveCount(4);
}

async function expectDetails(page: Page, email: string): Promise<void> {
  await expectQuestion(page, 2, 'What’s your name?');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rosa Delgado');
  await expect(emailIn(page)).toHaveValue(email);
}

async function countSignUps(page: Page, held: Promise<void> = Promise.resolve()): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(SIGN_UPS, async (route) => {
    bodies.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  return bodies;
}
