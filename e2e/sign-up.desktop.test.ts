import type { Locator } from '@playwright/test';
import {
  buttonIn,
  emailIn,
  fillSignUp,
  openSignUpDialog,
  passwordIn,
  roleIn,
  storedTexts,
} from './support/auth.ts';
import { openHydrated, untilHydrated } from './support/hydrated.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { SIGN_UPS } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

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

async function expectKept(dialog: Locator, email: string): Promise<void> {
  await expect(roleIn(dialog, 'creator')).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maya Okafor');
  await expect(emailIn(dialog)).toHaveValue(email);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(passwordIn(dialog)).toHaveValue('');
}
