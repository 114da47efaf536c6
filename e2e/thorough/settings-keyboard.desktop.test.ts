import { openHydrated } from '../support/hydrated.ts';
import { newMember } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('every settings dialog opens, traps and returns the focus by keyboard', async ({ page }) => {
  await newMember(page, 'business');
  await openHydrated(page, '/onboarding');
  await page.locator('summary', { hasText: 'Account settings' }).press('Enter');
  for (const [opener, title, first] of [
    ['Change email', 'Change your email', 'New email'],
    ['Change password', 'Change your password', 'Current password'],
    ['Sign out everywhere', 'Sign out everywhere?', 'Stay signed in'],
    ['Delete account', 'Delete your account?', 'Your password'],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(
      dialog.getByLabel(first).or(dialog.getByRole('button', { name: first, exact: true })),
    ).toBeFocused();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
