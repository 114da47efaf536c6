import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/turn.ts';
import { agreeOnWork } from '../support/work.ts';
import {
  approve,
  askForOneChange,
  citeFirstLine,
  putVersionTogether,
  sayItIsUp,
  sendLink,
  sendVersion,
} from '../support/work-steps.ts';

const TITLE = 'A fern carried home on Vanderbilt';

test('work goes from the contract through a change and a second version to a checked post and its payment', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const agreement = { shop: 'fern-radiator', title: TITLE, name: 'Noor Haddad' };
  const { id, identifier } = await inTurn('contracts', () =>
    agreeOnWork(browser, { page, maker }, agreement),
  );
  const approvalPage = `/business/campaigns/${identifier}/work/${id}`;

  await startFromDashboard(maker, id);
  await send(maker, { version: 1, caption: 'Fern and me on Vanderbilt. #ad' });

  await openHydrated(page, '/business');
  const waits = page.getByRole('listitem').filter({ hasText: 'Noor Haddad' });
  await waits.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`${approvalPage}$`));
  await askForChange(page);

  await openHydrated(maker, `/creator/work/${id}`);
  await expect(maker.getByText('“The label has to stand in the first line.”')).toBeVisible();
  await expect(maker.getByText('Requested on version 1, due in version 2')).toBeVisible();
  await expectAccessible(maker, 'work with a change asked for');
  await send(maker, {
    version: 2,
    caption: '#ad Fern and me on Vanderbilt.',
    note: 'The label opens the caption.',
  });

  await openHydrated(page, `${approvalPage}?deliverable=none-of-these`);
  await page.getByRole('button', { name: 'Compare with v1' }).press('Enter');
  const compare = page.getByRole('dialog', { name: /version 2 and 1$/ });
  await expect(compare.getByRole('region')).toHaveCount(2);
  await expectAccessible(page, 'two versions side by side', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await approve(page, 'Noor');

  await sendWrongLink(maker, id);
  await sendLink(maker, id, 'instagram.com/reel/C8fern');
  await checkPost(page, approvalPage);

  await openHydrated(maker, `/creator/work/${id}`);
  await expect(maker.getByRole('heading', { name: /^Done\. \$[\d.]+ was released\.$/ })).toBeVisible();
  await expect(maker.getByText(/It clears on /)).toBeVisible();
  await expectAccessible(maker, 'work that is done');
  await maker.context().close();

  await openHydrated(page, `/business/campaigns/${identifier}?tab=work&state=done`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Noor Haddad' })).toContainText('Released');
  await expectAccessible(page, 'the work of a campaign');
});

async function startFromDashboard(maker: Page, id: string): Promise<void> {
  await openHydrated(maker, '/creator');
  const waits = maker.getByRole('list', { name: 'Needs your attention' });
  await expect(waits).toContainText('Start work: 1 Instagram Reel');
  await expectAccessible(maker, 'the dashboard of a creator with work');
  await waits.getByRole('link', { name: /^Review contract/ }).press('Enter');
  await expect(maker).toHaveURL(new RegExp(`/creator/work/${id}$`));
  await expect(maker.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const contract = await maker.request.get(`/api/collaborations/${id}`);
  expect((await contract.json()).contract.campaign_title).toBe(TITLE);
  await expectAccessible(maker, 'work that has not begun');
  await maker.getByRole('button', { name: 'Start work' }).press('Enter');
  await expect(maker.getByRole('heading', { name: /^Your turn/ })).toBeVisible();
}

async function send(maker: Page, version: Parameters<typeof putVersionTogether>[1]): Promise<void> {
  await putVersionTogether(maker, version);
  await expectAccessible(maker, `version ${version.version} before it is sent`);
  await sendVersion(maker, version.version);
  await expectAccessible(maker, `version ${version.version} in review`);
}

async function askForChange(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor’s draft reel');
  await expect(page.getByText('Fern and me on Vanderbilt. #ad')).toBeVisible();
  await page.getByRole('button', { name: 'Request changes' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Mark the line of the brief');
  await citeFirstLine(page, 'The label has to stand in the first line.');
  await expectAccessible(page, 'a draft with a line cited');
  await askForOneChange(page, 'Noor');
}

async function sendWrongLink(maker: Page, id: string): Promise<void> {
  await openHydrated(maker, `/creator/work/${id}`);
  const link = maker.getByLabel('Link to the post');
  await link.fill('https://example.com/reel');
  await link.press('Enter');
  await expect(maker.getByText(/Send a link to the .* on Instagram\./)).toBeVisible();
}

async function checkPost(page: Page, approvalPage: string): Promise<void> {
  await openHydrated(page, approvalPage);
  await expect(page.getByRole('heading', { name: 'Is the post live?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open instagram.com/reel/C8fern' })).toBeVisible();
  await expectAccessible(page, 'a post to check');
  await sayItIsUp(page, 'Noor');
}
