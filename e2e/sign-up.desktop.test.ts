import type { Locator } from '@playwright/test';
import {
  buttonIn,
  chooseRole,
  emailIn,
  fillSignUp,
  openSignUpDialog,
  passwordIn,
  roleIn,
  storedTexts,
} from './support/auth.ts';
import { openHydrated, untilHydrated } from './support/hydrated.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SIGN_UPS = '**/api/auth/sign-ups';

test('a creator signs up by one form in a dialog and is asked to open the email; nothing typed gets lost but the password, which is never stored [SIGNUP-01] [SIGNUP-11] [AUTH-06] [PROD-11] [PROD-12] [ENT-71] [ENT-72] [CALL-04] [CALL-06] [CONST-03]', async ({
  page,
}) => {
  const email = newEmail('maya');
  await openHydrated(page, '/');
  const dialog = await openSignUpDialog(page);
  await expect(page).toHaveURL('/');
  await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(dialog.locator('form')).toHaveCount(1);
  await expect(dialog.getByText(/^Step \d/)).toHaveCount(0);
  await expect(roleIn(dialog, 'business')).toHaveAccessibleName(
    'Business Owner Find local creators to promote your business through authentic content',
  );
  await expect(roleIn(dialog, 'creator')).toHaveAccessibleName(
    'Content Creator Partner with local businesses and get paid for creating engaging content',
  );

  await fillSignUp(dialog, { email });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openSignUpDialog(page);
  await expectKept(dialog, email);
  await page.reload();
  await untilHydrated(page);
  await openSignUpDialog(page);
  await expectKept(dialog, email);
  const create = buttonIn(dialog, 'Create account');
  await expect(create).toBeDisabled();
  expect(await storedTexts(page)).not.toContain(PASSWORD);

  // A slow network gets one request, however often the button is pressed.
  const sent: unknown[] = [];
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route(SIGN_UPS, async (route) => {
    sent.push(route.request().postDataJSON());
    await pressed;
    await route.continue();
  });
  await passwordIn(dialog).fill(PASSWORD);
  await create.dblclick();
  await expect(create).toHaveAttribute('aria-busy', 'true');
  await passwordIn(dialog).press('Enter');
  expect(await storedTexts(page)).not.toContain(PASSWORD);
  release();
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(dialog.getByText(`We sent a link to ${email}.`)).toBeFocused();
  expect(sent).toEqual([
    { full_name: 'Maya Okafor', email, password: PASSWORD, role: 'creator', accepts_terms: true },
  ]);
  expect(await storedTexts(page)).not.toContain(PASSWORD);
});

test('the button is disabled until every field is filled [VAL-08]', async ({ page }) => {
  const dialog = await openSignUpDialog(page);
  const create = buttonIn(dialog, 'Create account');
  const waits = async () => {
    await expect(create).toBeDisabled();
    await expect(dialog.getByText('Fill in every field to continue.')).toBeVisible();
  };
  await waits();
  await chooseRole(dialog, 'business');
  await waits();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Rosa Delgado');
  await waits();
  await emailIn(dialog).fill(newEmail('rosa'));
  await waits();
  await passwordIn(dialog).fill(PASSWORD);
  await waits();
  await dialog.getByRole('checkbox').check();
  await expect(create).toBeEnabled();
  await expect(dialog.getByText('Fill in every field to continue.')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('  ');
  await waits();
});

test('an empty or wrong field shows its message beside it, and seven characters are too few for a password [VAL-01] [VAL-02] [VAL-03] [VAL-04] [VAL-05] [VAL-06] [VAL-07] [CONST-01]', async ({
  page,
}) => {
  let count = 0;
  await page.route(SIGN_UPS, (route) => {
    count += 1;
    return route.continue();
  });
  const dialog = await openSignUpDialog(page);
  const name = dialog.getByRole('textbox', { name: 'Full name' });
  for (const field of [name, emailIn(dialog), passwordIn(dialog), dialog.getByRole('checkbox')]) {
    await field.focus();
    await field.blur();
  }
  await expect(name).toHaveAccessibleDescription('Full name is required');
  await expect(emailIn(dialog)).toHaveAccessibleDescription('Email is required');
  await expect(passwordIn(dialog)).toHaveAccessibleDescription('Password is required');
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please accept the Terms of Service and Privacy Policy.',
  );
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(
    "Please select whether you're a business or creator.",
  );
  await emailIn(dialog).fill('abc');
  await expect(emailIn(dialog)).toHaveAccessibleDescription('Please enter a valid email address');
  await fillSignUp(dialog, { email: newEmail('maya') });
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);

  await fillSignUp(dialog, { email: newEmail('maya'), password: 'qwz vbn' });
  await buttonIn(dialog, 'Create account').click();
  await expect(passwordIn(dialog)).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(passwordIn(dialog)).toBeFocused();
  expect(count).toBe(0);
  await passwordIn(dialog).fill('qwz vbnx');
  await buttonIn(dialog, 'Create account').click();
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('the page of the same name holds the same form, and its last step survives a reload', async ({
  page,
}) => {
  const email = newEmail('maya');
  await openHydrated(page, '/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await fillSignUp(page.getByRole('main'), { email });
  await buttonIn(page, 'Create account').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Check your email');
  await page.reload();
  await expect(title).toHaveText('Check your email');
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText('Create your account');
  await expect(emailIn(page)).toHaveValue(email);
});

async function expectKept(dialog: Locator, email: string): Promise<void> {
  await expect(roleIn(dialog, 'creator')).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maya Okafor');
  await expect(emailIn(dialog)).toHaveValue(email);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(passwordIn(dialog)).toHaveValue('');
}
