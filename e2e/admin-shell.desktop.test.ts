import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { expectLinks } from './support/links.ts';
import { DEMO, DEMO_PASSWORD, signIn, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const TITLES = [
  'Overview',
  'Market',
  'All Users',
  'Admins',
  'Applicants',
  'Businesses',
  'Creators',
  'Campaigns',
  'Content Packages',
  'Payments',
  'Payouts',
  'Taxes',
  'Approvals',
  'Reports',
  'Support',
  'Announcements',
  'Email Events',
  'Waitlist',
  'Instagram',
  'Enrichment Test',
  'Storage',
  'Exports',
  'Audit Log',
  'Utilities',
];
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Admin' });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('it collapses to icons with tooltips and stays so for 7 days [ADMIN-44] [ADMIN-45] [ADMIN-46] [CONST-21] [CONST-22] [CONST-23]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/users');
  await expect.poll(() => widthOf(page)).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(() => widthOf(page)).toBe(48);
  await page.keyboard.press('Meta+b');
  await expect.poll(() => widthOf(page)).toBe(256);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBe(48);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(SEVEN_DAYS_SECONDS - 60);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(SEVEN_DAYS_SECONDS);

  await page.getByRole('link', { name: 'All Users' }).hover();
  await expect(page.getByText('All Users').last()).toBeVisible();
  // The server draws it as it was left, before any script runs.
  const html = await (await page.request.get('/admin/users')).text();
  expect(html).toContain('data-sidebar="closed"');
  await page.reload();
  await expect.poll(() => widthOf(page)).toBe(48);
  await expectAccessible(page, 'admin, collapsed');
});

const LOOKED_AT = ['All Users', 'Applicants', 'Businesses', 'Creators', 'Email Events', 'Utilities'];

test('the sidebar names every page in order and who is signed in, and each page has its title above it [PROD-06] [PROD-13] [ADMIN-30] [ADMIN-31] [ADMIN-32] [ADMIN-33] [ADMIN-34] [ADMIN-35] [ADMIN-36] [ADMIN-37] [ADMIN-38] [ADMIN-39] [ADMIN-40] [ADMIN-41] [ADMIN-42] [ADMIN-43] [ADMIN-47] [ADMIN-49] [ADMIN-16] [ADMIN-17] [ADMIN-18] [ADMIN-19] [ADMIN-20] [ADMIN-25] [ADMIN-28] [ADMIN-52]', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin');
  await expectLinks(page.getByRole('navigation', { name: 'Admin pages' }), TITLES);
  await expect(sidebar(page).getByText(DEMO.admin)).toBeVisible();
  await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const title of LOOKED_AT) {
    await sidebar(page).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} - Bizmeet`);
    await expectAccessible(page, title);
  }
  await openHydrated(page, '/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('link', { name: 'Open developers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developers');
  await expect(sidebar(page)).toBeVisible();
});

test.describe('logging out', () => {
  test.use({ expectedErrors: [/^Failed to sign out|net::ERR_FAILED/] });

  test('says when it failed, and when it worked [ADMIN-49] [ADMIN-50] [ADMIN-51] [ERR-15] [ERR-16]', async ({
    page,
  }) => {
    await signInAsOtherAdmin(page);
    await openHydrated(page, '/admin');
    await page.route('**/api/auth/sessions', (route) => route.abort());
    await sidebar(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Failed to log out').last()).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await page.unroute('**/api/auth/sessions');
    await sidebar(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Successfully logged out').last()).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

/** Logging out ends every session of an account, and the other admin of the demo is in use elsewhere. */
async function signInAsOtherAdmin(page: Page): Promise<void> {
  await signIn(page.request, 'grace@bizmeet.example', DEMO_PASSWORD);
}
