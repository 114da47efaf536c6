import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const SECTIONS = [
  ['How It Works', 'Where two lines meet.'],
  ['Businesses', 'Your corner shop, on everyone’s phone.'],
  ['Creators', 'The whole deal, before you apply.'],
] as const;

test('section links scroll to their section, also from another page [NAV-08] [NAV-09] [NAV-10]', async ({
  page,
}) => {
  for (const [link, heading] of SECTIONS) {
    for (const path of ['/', '/terms-of-service']) {
      await openHydrated(page, path);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    }
  }
});

test('shows "Sign In" and "Sign Up" to visitors, which open the dialog over the page [NAV-07]', async ({
  page,
}) => {
  await openHydrated(page, '/');
  for (const [link, title] of [
    ['Sign In', 'Pick up where you left off.'],
    ['Sign Up', 'Create your account'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  // They are pages of their own too.
  await openHydrated(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

test('follows a link without reloading the document, and Back restores the place', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate('window.isSameDocument = true');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate('scrollY');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  await expect.poll(() => page.evaluate('scrollY')).toBe(before);
  expect(await page.evaluate('window.isSameDocument')).toBe(true);
});
