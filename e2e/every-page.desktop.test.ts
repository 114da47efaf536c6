import type { Page } from '@playwright/test';
import { creatorIdOf } from './support/creator-id.ts';
import { expectLinks } from './support/links.ts';
import { DEMO, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { unpaidCampaign } from './support/unpaid-campaign.ts';

// The server draws each page with its heading, so these need no script.
test.use({ javaScriptEnabled: false });

/** The titles of the sidebar in order, with their pages. */
const ADMIN_PAGES = {
  Overview: '/admin',
  Market: '/admin/market',
  'All Users': '/admin/users',
  Admins: '/admin/admins',
  Applicants: '/admin/applicants',
  Businesses: '/admin/businesses',
  Creators: '/admin/creators',
  Campaigns: '/admin/campaigns',
  'Content Packages': '/admin/packages',
  Payments: '/admin/payments',
  Payouts: '/admin/payouts',
  Taxes: '/admin/taxes',
  Approvals: '/admin/approvals',
  Reports: '/admin/reports',
  Support: '/admin/support',
  Announcements: '/admin/announcements',
  'Email Events': '/admin/email-events',
  Waitlist: '/admin/waitlist',
  Instagram: '/admin/instagram',
  'Enrichment Test': '/admin/enrichment-test',
  Storage: '/admin/storage',
  Exports: '/admin/exports',
  'Audit Log': '/admin/audit-log',
  Utilities: '/admin/utilities',
};

test('admins have a sidebar that names every page in order and says who is signed in, and each page has its title above it [PROD-06] [PROD-13] [ADMIN-16] [ADMIN-17] [ADMIN-18] [ADMIN-19] [ADMIN-20] [ADMIN-22] [ADMIN-23] [ADMIN-24] [ADMIN-25] [ADMIN-26] [ADMIN-27] [ADMIN-28] [ADMIN-29] [ADMIN-30] [ADMIN-31] [ADMIN-32] [ADMIN-33] [ADMIN-34] [ADMIN-35] [ADMIN-36] [ADMIN-37] [ADMIN-38] [ADMIN-39] [ADMIN-40] [ADMIN-41] [ADMIN-42] [ADMIN-43] [ADMIN-47] [ADMIN-49] [ADMIN-52] [ADMIN-53]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin');
  const sidebar = page.getByRole('complementary', { name: 'Admin' });
  await expect(sidebar.getByText(DEMO.admin)).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectLinks(page.getByRole('navigation', { name: 'Admin pages' }), Object.keys(ADMIN_PAGES));
  for (const [title, path] of Object.entries(ADMIN_PAGES)) {
    await sidebar
      .getByRole('link', { name: title, exact: true })
      .or(sidebar.getByRole('link', { name: new RegExp(`^${title} \\d`) }))
      .click();
    await expect(page).toHaveURL(path);
    // The page about storage keeps the header that admin pages have by default.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title === 'Storage' ? 'Admin' : title);
    await expect(page).toHaveTitle(`${title} - Bizmeet`);
    await expect(sidebar).toBeVisible();
  }
});

test('each page of a business is there [BIZ-03] [BIZ-04] [BIZ-05] [BIZ-10] [BIZ-11] [BIZ-12] [BIZ-14] [BIZ-16] [MSG-01]', async ({
  page,
  browser,
  baseURL,
}) => {
  const creator = await creatorIdOf(browser, baseURL, 'creator');
  await signInAs(page, 'owner');
  for (const path of ['/business', '/business/overview']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/needs? you$/);
    await expect(page.getByRole('region', { name: 'Your money' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/business$/);
  }
  await expectPageAt(page, '/business/settings', 'Settings');
  await expectPageAt(page, '/business/locations', 'Locations');
  await expect(page.getByRole('button', { name: 'Add a location' })).toBeVisible();
  await expectPageAt(page, '/business/messages', 'Messages');
  const { identifier } = await unpaidCampaign(page, `Fresh paint ${Date.now() % 100_000}`);
  await expectPageAt(page, `/business/campaigns/${identifier}/fund`, 'Pay once. Release as you approve.');
  await expectPageAt(page, `/business/creators/${creator}`, 'Maya Okafor');
  await expect(page.getByRole('region', { name: 'Work' }).getByRole('listitem')).not.toHaveCount(0);
});

test('each page of a creator is there [CREATOR-02] [CREATOR-04] [CREATOR-05] [MSG-01]', async ({ page }) => {
  await signInAs(page, 'creator');
  await expectPageAt(page, '/creator', /./);
  await expectPageAt(page, '/creator/settings', 'Settings');
  await expectPageAt(page, '/creator/messages', 'Messages');
});

test('the landing page announces four cities as coming soon [PROD-07] [PROD-08] [PROD-09] [PROD-10]', async ({
  page,
}) => {
  await page.goto('/');
  for (const city of ['Los Angeles', 'Chicago', 'Miami', 'Toronto']) {
    await expect(page.getByRole('listitem').filter({ hasText: city })).toContainText(/coming soon/i);
  }
});

async function expectPageAt(page: Page, path: string, title: string | RegExp): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
