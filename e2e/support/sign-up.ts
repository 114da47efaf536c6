import { expect, type Locator, type Page } from '@playwright/test';
import { buttonIn, emailIn, fillSignUp, openSignUpDialog } from './auth.ts';

export const SIGN_UPS = '**/api/auth/sign-ups';

/** Signs up in the dialog of the landing page, as far as the step that waits for the email to be opened. */
export async function signUpInDialog(page: Page, email: string): Promise<Locator> {
  const dialog = await openSignUpDialog(page);
  await fillSignUp(dialog, { email });
  await sendSignUp(dialog);
  return dialog;
}

export async function sendSignUp(dialog: Locator): Promise<void> {
  await buttonIn(dialog, 'Create account').click();
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

export async function expectQuestion(page: Page, number: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const dots = page.getByRole('img', { name: `Step ${number} of 4` });
  await expect(dots.locator('> *')).toHaveCount(4);
}

export async function expectDetails(page: Page, email: string): Promise<void> {
  await expectQuestion(page, 2, 'What’s your name?');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rosa Delgado');
  await expect(emailIn(page)).toHaveValue(email);
}

/** The bodies of the sign-ups that the page sends from now on. */
export async function countSignUps(page: Page, held: Promise<void> = Promise.resolve()): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(SIGN_UPS, async (route) => {
    bodies.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  return bodies;
}
