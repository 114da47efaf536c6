import { openHydrated } from '../support/hydrated.ts';
import { expectLinks } from '../support/links.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const LINKS = ['Dashboard', 'Campaigns', 'Messages'];
const SHOP_PAGES = [
  'Post a campaign',
  'Creators',
  'Quotes',
  'Counter',
  'Content library',
  'Photos and videos',
  'Locations',
  'Receipts',
  'Inspiration',
];

for (const [who, first, name, pages, settings] of [
  ['owner', '/business', 'Rosa Delgado', SHOP_PAGES, '/business/settings'],
  ['creator', '/creator', 'Maya Okafor', ['Applications', 'Earnings'], '/creator/settings'],
] as const) {
  test(`a phone shows the links of ${who} in tabs and in the menu [NAV-04] [NAV-05] [NAV-06] [NAV-23] [NAV-26]`, async ({
    page,
  }) => {
    await signInAs(page, who);
    await openHydrated(page, first);
    const tabs = page.getByRole('navigation', { name: 'Tabs' });
    await expectLinks(tabs, LINKS);
    await expect(tabs.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu).toContainText('Signed in as');
    await expect(menu).toContainText(name);
    await expectLinks(menu, [...LINKS, ...pages, 'Settings', 'Help', 'Contact us']);
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await menu.getByRole('link', { name: 'Settings' }).tap();
    await expect(page).toHaveURL(settings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(menu).toBeHidden();
    await tabs.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page).toHaveURL(first);
  });
}

test('Escape closes the member menu and returns the focus [NAV-27]', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator');
  const toggle = page.getByRole('button', { name: /(Open|Close) menu/ });
  await toggle.tap();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(toggle).toBeFocused();
});
