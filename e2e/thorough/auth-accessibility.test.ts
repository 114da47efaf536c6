import type { Locator, Page } from '@playwright/test';
import {
  buttonIn,
  chooseRole,
  emailIn,
  fillSignUp,
  goOn,
  isNarrow,
  openSignUpDialog,
  passwordIn,
  words,
} from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newEmail, PASSWORD } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { withoutServer } from '../support/without-server.ts';

const DIALOG = '[role="dialog"]';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds nothing while signing up', async ({ page }) => {
  await withoutServer(page);
  if (isNarrow(page)) await inSteps(page);
  else await inDialog(page);
});

async function inDialog(page: Page): Promise<void> {
  const dialog = await openSignUpDialog(page);
  await expectAccessible(page, 'empty', DIALOG);
  await emailIn(dialog).fill('abc');
  await passwordIn(dialog).fill('abc');
  await dialog.getByRole('checkbox').focus();
  await dialog.getByRole('checkbox').blur();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(5);
  await expectAccessible(page, 'wrong', DIALOG);
  await fillSignUp(dialog, { email: newEmail('maya') });
  await expectAccessible(page, 'filled', DIALOG);
  await buttonIn(dialog, 'Create account').click();
  await expectVerification(page, dialog);
}

async function inSteps(page: Page): Promise<void> {
  await openHydrated(page, '/signup');
  const next = buttonIn(page, /^Continue/);
  await next.click();
  await expectAccessible(page, 'role');
  await chooseRole(page, 'business');
  await goOn(page, 'What’s your name?');
  await next.click();
  await expectAccessible(page, 'details');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Delgado');
  await emailIn(page).fill(newEmail('rosa'));
  await goOn(page, 'Choose a password.');
  await passwordIn(page).fill('abc');
  await next.click();
  await expectAccessible(page, 'password');
  await passwordIn(page).fill(PASSWORD);
  await goOn(page, 'Review and sign up.');
  await buttonIn(page, 'Create account').click();
  await expectAccessible(page, 'terms');
  await page.getByRole('checkbox').check();
  await buttonIn(page, 'Create account').click();
  await expectVerification(page, page.getByRole('main'));
}

async function expectVerification(page: Page, scope: Locator): Promise<void> {
  await expect(scope.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await buttonIn(scope, 'Sign In').click();
  await buttonIn(scope, 'I’ve verified my email').click();
  await expect(words(page, 'Still pending verification')).toBeVisible();
  await expectAccessible(page, 'verification', isNarrow(page) ? 'main' : DIALOG);
}
