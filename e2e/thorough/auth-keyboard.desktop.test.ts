import type { Page } from '@playwright/test';
import { authDialog, buttonIn, emailIn, passwordIn, roleIn } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newEmail, PASSWORD } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an account is made with the keyboard alone', async ({ page }) => {
  test.slow();
  await openHydrated(page, '/');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = authDialog(page);
  const name = dialog.getByRole('textbox', { name: 'Full name' });
  await expect(name).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(roleIn(dialog, 'creator')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(roleIn(dialog, 'business')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(roleIn(dialog, 'creator')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.type('Rosa Delgado');
  await page.keyboard.press('Tab');
  await expect(emailIn(dialog)).toBeFocused();
  await page.keyboard.type(newEmail('rosa'));
  await page.keyboard.press('Tab');
  await expect(passwordIn(dialog)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(buttonIn(dialog, 'Show password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(passwordIn(dialog)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  for (const document of ['Terms of Service', 'Privacy Policy']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', { name: document })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(buttonIn(dialog, 'Create account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(buttonIn(dialog, 'Wrong address?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonIn(dialog, 'I’ve verified my email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Still pending verification', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the focus stays in the dialog, and goes back to what opened it', async ({ page }) => {
  await openHydrated(page, '/privacy-policy');
  for (const label of ['Sign Up', 'Sign In']) {
    const opener = page.getByRole('banner').getByRole('link', { name: label });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(authDialog(page)).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let turn = 0; turn < 14; turn += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => focusIsInDialog(page), `${label}, ${key} ${turn}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(authDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }

  // One dialog turns into the other, the cursor in its first field.
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).press('Enter');
  const dialog = authDialog(page);
  await buttonIn(dialog, 'Sign In').press('Enter');
  await expect(emailIn(dialog)).toBeFocused();
  await expect(dialog).toHaveAccessibleName('Pick up where you left off.');
  await buttonIn(dialog, 'Create an account').press('Enter');
  await expect(dialog).toHaveAccessibleName('Create your account');
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeFocused();
});

test('arrow keys reach both ways of signing in', async ({ page }) => {
  await openHydrated(page, '/login');
  await page.getByRole('radio', { name: 'Password' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(buttonIn(page, 'Send link')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(emailIn(page)).toBeFocused();
});

function focusIsInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
}
