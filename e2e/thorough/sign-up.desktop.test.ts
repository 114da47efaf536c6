import { buttonIn, chooseRole, emailIn, fillSignUp, openSignUpDialog, passwordIn } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newEmail, PASSWORD } from '../support/people.ts';
import { SIGN_UPS } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

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
