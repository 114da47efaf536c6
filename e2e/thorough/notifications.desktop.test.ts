import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { applyInTurn, findCampaign } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('an application notifies the business, and the notification opens the applicant', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInOwnerOf(page, 'sherpa-steam');
  const title = 'Eighteen pleats, one dumpling';
  const { id, slug } = await findCampaign(page.request, title);
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const { unread_notification_count: before } = await (await page.request.get('/api/me')).json();
  await applyInTurn(browser, id, ['Ines Calder', 'Noor Aziz']);
  await openHydrated(page, '/business');
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
