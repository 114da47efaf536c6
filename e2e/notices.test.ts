import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { applyInTurn, findCampaign } from './support/makers.ts';
import { signInAs, signInOwnerOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('an application rings the bell, and what it rang for leads to the applicant', async ({ page, browser }, {
  project,
}) => {
  test.slow();
  const isMobile = project.name === 'mobile';
  await signInOwnerOf(page, isMobile ? 'needle-lamp' : 'sherpa-steam');
  const title = isMobile ? 'Play me the worst sleeve in the shop' : 'Eighteen pleats, one dumpling';
  const { id, slug } = await findCampaign(page.request, title);
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const { unread_notice_count: before } = await (await page.request.get('/api/me')).json();
  await applyInTurn(browser, id, ['Ines Calder', 'Noor Aziz']);
  await openAlive(page, '/business');
  await expect(bellOf(page)).toHaveAccessibleName(`Notifications, ${before + 2} new`);
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading', { name: 'Today' })).toBeVisible();
  const first = list.getByRole('link', { name: /^New: Noor Aziz applied/ });
  await expect(first).toBeVisible();
  await expectAccessible(page, 'the bell');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await first.click();
  await expect(page).toHaveURL(`/business/campaigns/${slug}?tab=applicants`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(list).toBeHidden();
  await expect(bellOf(page)).toHaveAccessibleName(`Notifications, ${before + 1} new`);

  await bellOf(page).click();
  await expect(list.getByRole('link', { name: /^Noor Aziz applied/ })).toBeVisible();
  await list.getByRole('button', { name: 'Mark all read' }).click();
  await expect(list.getByRole('link', { name: /^New: / })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
});

test('older ones come on request, and a list that did not load is asked for again', async ({ page }) => {
  await signInAs(page, 'admin');
  const nothing = { notices: [], unread_notice_count: 0, next_cursor: null };
  await page.route('**/api/notices*', (route) => route.fulfill({ json: nothing }));
  await openAlive(page, '/admin');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await bellOf(page).click();
  await expect(list.getByText('Nothing yet')).toBeVisible();
  await expectAccessible(page, 'an empty bell');
  await page.unroute('**/api/notices*');
  let isDown = true;
  await page.route('**/api/notices*', (route) => {
    if (isDown) return route.fulfill({ status: 503, json: { code: 'busy' } });
    const isFirst = !new URL(route.request().url()).searchParams.get('cursor');
    const created_at = isFirst ? new Date().toISOString() : '2025-02-03T15:00:00Z';
    const one = {
      title: isFirst ? 'The latest' : 'The first of all',
      body: '',
      href: '/admin',
      read_at: null,
    };
    const notices = [{ ...one, id: crypto.randomUUID(), created_at }];
    return route.fulfill({
      json: { notices, unread_notice_count: 2, next_cursor: isFirst ? 'on' : null },
    });
  });
  await openAlive(page, '/admin');
  await bellOf(page).click();
  await expect(list.getByText('Your notifications did not load.')).toBeVisible();
  await expectAccessible(page, 'a bell that did not load');
  isDown = false;
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list.getByRole('link', { name: /The latest/ })).toBeVisible();
  await list.getByRole('button', { name: 'Load More' }).click();
  await expect(list.getByRole('heading', { name: 'Feb 3, 2025' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 new');
});
