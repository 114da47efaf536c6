import {
  buttonIn,
  chooseRole,
  emailIn,
  goOn,
  passwordIn,
  roleIn,
  storedTexts,
  words,
} from './support/auth.ts';
import { openHydrated } from './support/hydrated.ts';
import { linkMailedTo } from './support/mail.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { countSignUps, expectDetails, expectQuestion } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

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
