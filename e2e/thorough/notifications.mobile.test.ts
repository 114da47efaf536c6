import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('older notifications load on request, and a failed list can be retried', async ({ page }) => {
  await signInAs(page, 'admin');
  const nothing = { notifications: [], unread_notification_count: 0, next_cursor: null };
  await page.route('**/api/notifications*', (route) => route.fulfill({ json: nothing }));
  await openHydrated(page, '/admin');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await bellOf(page).click();
  await expect(list.getByText('No notifications yet')).toBeVisible();
  await expectAccessible(page, 'an empty bell');
  await page.unroute('**/api/notifications*');
  let isDown = true;
  await page.route('**/api/notifications*', (route) => {
    if (isDown) return route.fulfill({ status: 503, json: { code: 'busy' } });
    const isFirst = !new URL(route.request().url()).searchParams.get('cursor');
    const created_at = isFirst ? new Date().toISOString() : '2025-02-03T15:00:00Z';
    const one = {
      title: isFirst ? 'The latest' : 'The first of all',
      body: '',
      href: '/admin',
      read_at: null,
    };
    const notifications = [{ ...one, id: crypto.randomUUID(), created_at }];
    return route.fulfill({
      json: { notifications, unread_notification_count: 2, next_cursor: isFirst ? 'on' : null },
    });
  });
  await openHydrated(page, '/admin');
  await bellOf(page).click();
  await expect(list.getByText('Your notifications didn’t load.')).toBeVisible();
  await expectAccessible(page, 'a bell that did not load');
  isDown = false;
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list.getByRole('link', { name: /The latest/ })).toBeVisible();
  await list.getByRole('button', { name: 'Load More' }).click();
  await expect(list.getByRole('heading', { name: 'Feb 3, 2025' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 new');
});
