import { follow } from '../support/follow.ts';
import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const BILLING = '/business/settings/billing';

test.beforeEach(({ page }) => signInAs(page, 'manager'));

const NOBODYS = '019b76da-a800-7435-9435-000000000000';

test('somebody else’s campaign, work, conversation, receipt and dispute show "Access denied" in place (decision: redirects only for areas of another role) [UI-06] [UI-07] [UI-09]', async ({
  page,
}) => {
  await openHydrated(page, '/business');
  for (const path of [
    '/business/campaigns/egg-tarts-out-of-the-oven-at-11-15',
    `/business/campaigns/${NOBODYS}`,
    `/business/campaigns/${NOBODYS}/edit`,
    `/business/campaigns/${NOBODYS}/fund`,
    `/business/campaigns/x/work/${NOBODYS}`,
    `/business/campaigns/x/work/${NOBODYS}/dispute`,
    `/business/messages/${NOBODYS}`,
    `/business/receipts/${NOBODYS}`,
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(403);
    expect(await answer.text(), path).toContain('Access denied</h1>');
  }
  await follow(page, `/business/messages/${NOBODYS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(page.getByText('belongs to another account, or it no longer exists')).toBeVisible();
  await expect(page).toHaveURL(`/business/messages/${NOBODYS}`);
});

test('in a tab of its own there is nothing to go back to, so Go Back leads home [UI-09]', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/business');
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => window.open(path), BILLING);
  const tab = await opened;
  await untilHydrated(tab);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('storefronts');
});
