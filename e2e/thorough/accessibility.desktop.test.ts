import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { openHydrated } from '../support/hydrated.ts';
import { type DEMO, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC_PAGES: Record<string, readonly string[]> = {
  'public pages': ['/', '/privacy-policy', '/terms-of-service', '/login', '/signup'],
  'pages behind links': [
    '/auth/instagram/callback',
    '/waiting-list',
    '/unsubscribe',
    '/dev/mailbox',
    '/dev/ui',
  ],
};

/** The first pages of the others are in first-pages.desktop.test.ts. */
const MEMBER_PAGES: readonly [who: keyof typeof DEMO, path: string][] = [
  ['manager', '/business/settings/billing'],
  ['newOwner', '/onboarding'],
  ['applicant', '/apply'],
  ['admin', '/admin'],
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [name, paths] of Object.entries(PUBLIC_PAGES)) {
  test(`axe finds nothing on the ${name} in either theme, and they fit a narrow phone and large text`, async ({
    page,
  }) => {
    for (const path of paths) {
      await openHydrated(page, path);
      await expectAccessible(page, path);
      await expectFits(page, path);
    }
  });
}

for (const [who, path] of MEMBER_PAGES) {
  test(`axe finds nothing on ${path} as ${who} in either theme, and it fits a narrow phone and large text`, async ({
    page,
  }) => {
    await signInAs(page, who);
    await openHydrated(page, path);
    await expectAccessible(page, path);
    await expectFits(page, path);
  });
}

test('axe finds nothing in the menu, the dialogs and the bar of the settings in either theme', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page
    .getByRole('button', { name: /Notify me/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await expectAccessible(page, 'joining a waitlist', '[role="dialog"]');

  await signInAs(page, 'roleless');
  await openHydrated(page, '/settings');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByText('Signed in as').last()).toBeVisible();
  await expectAccessible(page, 'menu', '[role="menu"]');
  await page.keyboard.press('Escape');

  for (const opener of ['Change email', 'Change password', 'Sign out everywhere', 'Delete account']) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    // Sent empty, a form says what is wrong; the one without fields would do what it says.
    if (opener === 'Sign out everywhere') await expect(dialog).toBeVisible();
    else {
      await dialog.getByRole('button').last().click();
      await expect(dialog.locator('[aria-invalid]').first()).toBeFocused();
    }
    await expectAccessible(page, opener, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.getByLabel('Full name').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
  await expectAccessible(page, 'bar');
});
