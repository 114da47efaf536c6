import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openHydrated } from './support/hydrated.ts';
import { DEMO_PASSWORD, signIn, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

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
