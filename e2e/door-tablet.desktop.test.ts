import { openAlive } from './support/alive.ts';
import { buttonIn, doorDialog, walkSignUp } from './support/door.ts';
import { linkMailedTo } from './support/mail.ts';
import { newEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const TABLETS = {
  'an iPad': {
    viewport: { width: 1180, height: 820 },
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  'an Android tablet': {
    viewport: { width: 1280, height: 800 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  },
} as const;

for (const [name, device] of Object.entries(TABLETS)) {
  test.describe(name, () => {
    test.use({ ...device, hasTouch: true, isMobile: true });

    test(`${name} gets pages, however wide it is [AUTH-04] [AUTH-05] [SIGNUP-01] [SIGNUP-02]`, async ({
      page,
    }) => {
      await openAlive(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).tap();
      await expect(page).toHaveURL('/login');
      await expect(doorDialog(page)).toHaveCount(0);
      await page.goBack();
      await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).tap();
      await expect(page).toHaveURL('/signup');
      await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    });
  });
}

test.describe('an iPad that calls itself a Mac', () => {
  test.use({
    viewport: { width: 1366, height: 1024 },
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    hasTouch: true,
  });

  test('is known by its touch screen, also when a trackpad hangs on it [AUTH-04]', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
    await openAlive(page, '/signup');
    await expect(page.getByText('Step 1 of 4', { exact: true })).toBeVisible();
    await openAlive(page, '/privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('1024 pixels are room for a dialog, 1023 are not [CONST-04] [AUTH-01] [AUTH-03]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAlive(page, '/privacy-policy');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await signIn.click();
  await expect(doorDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(doorDialog(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await signIn.click();
  await expect(page).toHaveURL('/login');
});

test.describe('a tablet held upright', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('signing up works from the first question to the front door [SIGNUP-03] [SIGNUP-09]', async ({
    page,
  }) => {
    test.slow();
    const email = newEmail('rosa');
    await openAlive(page, '/signup');
    await walkSignUp(page, { email, role: 'creator' });
    await buttonIn(page, 'Create account').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await openAlive(page, await linkMailedTo(page.request, email, '/auth/verify'));
    await buttonIn(page, 'Verify my email').click();
    await expect(page).toHaveURL('/apply');
  });
});
