import { authDialog } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

// Which other devices count as tablets is in web/session/wide-layout.test.ts.
test.describe('an iPad', () => {
  test.use({
    viewport: { width: 1180, height: 820 },
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1',
    hasTouch: true,
    isMobile: true,
  });

  test('gets pages instead of dialogs at any width [AUTH-04] [SIGNUP-01] [SIGNUP-02]', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).tap();
    await expect(page).toHaveURL('/login');
    await expect(authDialog(page)).toHaveCount(0);
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).tap();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
  });
});

test('a dialog opens from 1024 pixels, a page at 1023 [CONST-04] [AUTH-01] [AUTH-03]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openHydrated(page, '/privacy-policy');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await signIn.click();
  await expect(authDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await signIn.click();
  await expect(page).toHaveURL('/login');
});
