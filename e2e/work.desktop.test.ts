import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { picture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { agreeOnWork } from './support/work.ts';

const TITLE = 'A fern carried home on Vanderbilt';

test('work goes from the contract over a change and a second version to a checked post and its money @on-servers', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'fern-radiator', title: TITLE, name: 'Noor Haddad' },
  );
  const review = `/business/campaigns/${identifier}/work/${id}`;

  await startFromDashboard(maker, id);
  await sendVersion(maker, 1, 'Fern and me on Vanderbilt. #ad');

  await openAlive(page, '/business');
  const waits = page.getByRole('listitem').filter({ hasText: 'Noor Haddad' });
  await waits.getByRole('link', { name: 'Look at it' }).click();
  await expect(page).toHaveURL(new RegExp(`${review}$`));
  await askForChange(page);

  await openAlive(maker, `/creator/work/${id}`);
  await expect(maker.getByText('“The label has to stand in the first line.”')).toBeVisible();
  await expect(maker.getByText('Asked for on version 1, due in version 2')).toBeVisible();
  await expectAccessible(maker, 'work with a change asked for');
  await sendVersion(maker, 2, '#ad Fern and me on Vanderbilt.', 'The label opens the caption.');

  await openAlive(page, `${review}?deliverable=none-of-these`);
  await page.getByRole('button', { name: 'Compare with v1' }).press('Enter');
  const compare = page.getByRole('dialog', { name: /version 2 and 1$/ });
  await expect(compare.getByRole('region')).toHaveCount(2);
  await expectAccessible(page, 'two versions side by side', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Line 1 is in it' }).press('Enter');
  await page.getByRole('button', { name: /^Approve for \$/ }).press('Enter');
  await expect(page.getByText('Approved. Noor hears of it now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Noor’s turn' })).toBeVisible();

  await sendLink(maker, id);
  await checkPost(page, review);

  await openAlive(maker, `/creator/work/${id}`);
  await expect(maker.getByRole('heading', { name: /^Done\. \$[\d.]+ is released\.$/ })).toBeVisible();
  await expect(maker.getByText(/It clears on /)).toBeVisible();
  await expectAccessible(maker, 'work that is done');
  await maker.context().close();

  await openAlive(page, `/business/campaigns/${identifier}?tab=work&state=done`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Noor Haddad' })).toContainText('Released');
  await expectAccessible(page, 'the work of a campaign');
});

async function startFromDashboard(maker: Page, id: string): Promise<void> {
  await openAlive(maker, '/creator');
  const waits = maker.getByRole('list', { name: 'What waits for you' });
  await expect(waits).toContainText('Start the work: 1 Instagram Reel');
  await expectAccessible(maker, 'the dashboard of a creator with work');
  await waits.getByRole('link', { name: /^Read and start/ }).press('Enter');
  await expect(maker).toHaveURL(new RegExp(`/creator/work/${id}$`));
  await expect(maker.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const contract = await maker.request.get(`/api/collaborations/${id}`);
  expect((await contract.json()).contract.campaign_title).toBe(TITLE);
  await expectAccessible(maker, 'work that has not begun');
  await maker.getByRole('button', { name: 'Start the work' }).press('Enter');
  await expect(maker.getByRole('heading', { name: /^Your turn/ })).toBeVisible();
}

async function sendVersion(maker: Page, version: number, caption: string, note = ''): Promise<void> {
  const send = maker.getByRole('button', { name: `Send version ${version}` });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  const name = `fern-${version}.jpg`;
  // The files of the version before are in there already.
  const before = maker.getByRole('button', { name: `Remove fern-${version - 1}.jpg` });
  if (version > 1) await before.press('Enter');
  await maker.getByLabel('Drop your file').setInputFiles(await picture('#264', name));
  const files = maker.getByRole('list', { name: 'Files of this version' });
  await expect(files.getByRole('button', { name: `Remove ${name}` })).toBeVisible({ timeout: 30_000 });
  await maker.getByLabel('Caption, as you will post it').fill(caption);
  if (note) await maker.getByLabel('What you changed').fill(note);
  await expectAccessible(maker, `version ${version} before it is sent`);
  await send.press('Enter');
  await expect(maker.getByText(new RegExp(`^Version ${version} is with `)).first()).toBeVisible();
  await expect(
    maker.getByText(new RegExp(`Then version ${version} is approved automatically`)),
  ).toBeVisible();
  await expectAccessible(maker, `version ${version} in review`);
}

async function askForChange(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor’s draft reel');
  await expect(page.getByText('Fern and me on Vanderbilt. #ad')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for changes' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Cite the line of the brief');
  await page.getByRole('button', { name: 'Cite line 1' }).press('Enter');
  await expect(page.getByLabel('What should change on line 1')).toBeFocused();
  await page.keyboard.type('The label has to stand in the first line.');
  await expectAccessible(page, 'a draft with a line cited');
  await page.getByRole('button', { name: 'Ask for 1 change' }).press('Enter');
  await expect(page.getByText('Noor has 3 days for version 2.')).toBeVisible();
}

async function sendLink(maker: Page, id: string): Promise<void> {
  await openAlive(maker, `/creator/work/${id}`);
  const link = maker.getByLabel('Link to the post');
  await link.fill('https://example.com/reel');
  await link.press('Enter');
  await expect(maker.getByText(/is on Instagram\. Send the link to it there\./)).toBeVisible();
  await link.fill('instagram.com/reel/C8fern');
  await link.press('Enter');
  await expect(maker.getByText('The link is being checked')).toBeVisible();
}

async function checkPost(page: Page, review: string): Promise<void> {
  await openAlive(page, review);
  await expect(page.getByRole('heading', { name: 'Is it up?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open instagram.com/reel/C8fern' })).toBeVisible();
  await expectAccessible(page, 'a post to check');
  await page.getByRole('button', { name: 'It is up' }).press('Enter');
  await expect(page.getByText('Checked. Noor hears of it now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /\$[\d.]+ is released/ })).toBeVisible();
}
