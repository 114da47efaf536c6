import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Admin' });
const LOOKED_AT = ['All Users', 'Applicants', 'Businesses', 'Creators', 'Email Events', 'Utilities'];

test('each link of the sidebar opens its page without a reload, and the settings have the sidebar too', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin');
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
