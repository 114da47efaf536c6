import type { Page } from '@playwright/test';
import { pngPicture } from '#test/support/pictures.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO, DEMO_PASSWORD, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { agreeOnWork } from '../support/work.ts';

const TITLE = 'Repot your saddest plant at our bench';
const WORDS = 'Vera wrote to us: nobody opened the shop on either of the two days.';

test('an admin opens a dispute for a creator who wrote in, reads what both sides wrote, and decides it [ADMIN-07]', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'fern-radiator', title: TITLE, name: 'Vera Lindqvist' },
  );
  await write(maker, id);
  await signIn(admin.request, DEMO.admin, DEMO_PASSWORD);

  await openFor(admin, id);
  const theirs = `/business/campaigns/${identifier}/work/${id}/dispute`;
  await openHydrated(page, theirs);
  await expect(page.getByRole('heading', { name: /^Bizmeet opened it for Vera/ })).toBeVisible();
  await page
    .getByLabel('What happened from your side?')
    .fill('We were open on both days, from nine to five.');
  await page.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You answered' })).toBeVisible();

  await decide(admin);
  await openHydrated(maker, `/creator/work/${id}/dispute`);
  await expect(maker.getByRole('heading', { name: 'The creator is paid' })).toBeVisible();
  await expect(maker.getByRole('heading', { name: 'Bizmeet opened it for you' })).toBeVisible();
  await maker.context().close();
  await admin.context().close();
});

/** A message about the campaign, before there is a dispute. */
async function write(maker: Page, workId: string): Promise<void> {
  const { campaign } = await (await maker.request.get(`/api/collaborations/${workId}`)).json();
  const opened = await maker.request.post('/api/conversations', { data: { campaign_id: campaign.id } });
  const { id } = await opened.json();
  const data = { id: crypto.randomUUID(), body: 'I stood at your door, and it was locked.' };
  expect((await maker.request.post(`/api/conversations/${id}/messages`, { data })).ok()).toBe(true);
}

async function openFor(admin: Page, workId: string): Promise<void> {
  const early = await admin.request.get(`/api/admin/collaborations/${workId}/messages`);
  expect(early.status()).toBe(403);
  await openHydrated(admin, `/admin/payments?open=${workId}`);
  const drawer = admin.getByRole('dialog', { name: 'Payment' });
  await drawer.getByRole('button', { name: 'Open dispute' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Open a dispute for one side?' });
  await dialog.getByRole('radio', { name: 'Vera Lindqvist' }).check();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('radio', { name: 'I can’t do my part without them' }).check();
  await dialog.getByLabel('What happened?').fill(WORDS);
  const picture = { name: 'her-mail.png', mimeType: 'image/png', buffer: await pngPicture() };
  await dialog.getByLabel('Add files').setInputFiles(picture);
  await expect(dialog.getByRole('button', { name: 'Remove her-mail.png' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Release it to the creator' }).check();
  await expectAccessible(admin, 'opening a dispute for one side');
  await dialog.getByRole('button', { name: 'Open dispute' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(drawer.getByRole('link', { name: 'View dispute' })).toBeVisible();
}

async function decide(admin: Page): Promise<void> {
  await openHydrated(admin, '/admin/payments?view=disputes');
  await admin.getByRole('link', { name: TITLE }).press('Enter');
  const drawer = admin.getByRole('dialog', { name: 'Dispute' });
  await expect(drawer.getByText(/^Bizmeet for Vera/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Read conversation' }).press('Enter');
  await expect(drawer.getByRole('list', { name: 'Messages' })).toContainText('I stood at your door');
  await drawer.getByRole('radio', { name: 'Release it to the creator' }).check();
  await drawer
    .getByLabel('Reason', { exact: true })
    .fill('Her messages of both days show that the shop was closed.');
  await expectAccessible(admin, 'a dispute with its conversation');
  const decision = drawer.getByRole('button', { name: /^Release \$/ });
  const verb = (await decision.textContent()) ?? '';
  await decision.press('Enter');
  const asking = admin.getByRole('dialog', { name: `${verb}?` });
  await expect(asking).toContainText('The money moves once both accept');
  await asking.getByRole('button', { name: verb }).press('Enter');
  await expect(drawer.getByRole('heading', { name: 'The creator is paid' })).toBeVisible();
}
