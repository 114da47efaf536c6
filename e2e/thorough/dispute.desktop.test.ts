import type { Page } from '@playwright/test';
import { pngPicture } from '#test/support/pictures.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { agreeOnWork } from '../support/work.ts';

const TITLE = 'First apartment, first vase';

test('both sides of a dispute are heard, an admin splits the money, both accept, and the ledger shows both parts [ADMIN-07] [ADMIN-23]', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'stoop-flowers', title: TITLE, name: 'Lea Fontaine' },
  );
  const theirs = `/business/campaigns/${identifier}/work/${id}/dispute`;

  await open(page, theirs);
  await answer(maker, `/creator/work/${id}/dispute`);
  await signInAs(admin, 'admin');
  await split(admin);

  await openHydrated(page, theirs);
  await expect(page.getByRole('heading', { name: 'Both get a part' })).toBeVisible();
  await expectAccessible(page, 'a dispute that is decided');
  await page.getByRole('button', { name: 'Accept decision' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Accept decision' })).toBeHidden();
  await openHydrated(maker, `/creator/work/${id}/dispute`);
  await maker.getByRole('button', { name: 'Accept decision' }).press('Enter');
  await expect(maker.getByText('Both sides accepted the decision.')).toBeVisible();
  await expect(maker.getByRole('region', { name: 'Who receives what' })).toContainText('$100.00');
  await maker.context().close();

  await openHydrated(admin, `/admin/payments?open=${id}`);
  const drawer = admin.getByRole('dialog', { name: 'Payment' });
  await expect(drawer.getByText('Balanced')).toBeVisible();
  await expect(drawer).toContainText('$110.00');
  await expect(drawer).toContainText('$148.50');
  await expectAccessible(admin, 'a payment that was split');
  await admin.context().close();
});

async function open(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { name: 'Open a dispute' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Frozen amount' })).toContainText('$258.50');
  await expectAccessible(page, 'opening a dispute');
  await page.getByRole('button', { name: 'Open dispute' }).press('Enter');
  await expect(page.getByText('Describe what happened in a sentence or two')).toBeVisible();
  await page.getByRole('radio', { name: 'The work was never delivered' }).check();
  await page.getByRole('radio', { name: 'Refund it to the business' }).check();
  await page.getByLabel('What happened?').fill('We waited two weeks and never heard from her again.');
  const picture = { name: 'counter.png', mimeType: 'image/png', buffer: await pngPicture() };
  await page.getByLabel('Add files').setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Remove counter.png' })).toBeVisible();
  await expectAccessible(page, 'a statement with a file');
  await page.getByRole('button', { name: 'Open dispute' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Dispute', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show counter.png' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'counter.png' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Awaiting answer')).toBeVisible();
}

async function answer(maker: Page, path: string): Promise<void> {
  await openHydrated(maker, path);
  await expect(maker.getByText('We waited two weeks')).toBeVisible();
  await expectAccessible(maker, 'a dispute that waits for an answer');
  await maker
    .getByLabel('What happened from your side?')
    .fill('The shop was closed on both days we had agreed on.');
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
  await maker
    .getByLabel('Add files')
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer });
  await expect(maker.getByRole('button', { name: 'Remove bill.pdf' })).toBeVisible();
  await maker.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(maker.getByRole('heading', { name: 'You answered' })).toBeVisible();
  await expect(maker.getByRole('link', { name: 'Save bill.pdf' })).toBeVisible();
  await expectAccessible(maker, 'a dispute with files');
}

async function split(admin: Page): Promise<void> {
  await openHydrated(admin, '/admin/payments?view=disputes');
  await admin.getByRole('link', { name: TITLE }).press('Enter');
  const drawer = admin.getByRole('dialog', { name: 'Dispute' });
  await expect(drawer.getByRole('button', { name: 'Show counter.png' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Save bill.pdf' })).toBeVisible();
  await drawer.getByRole('radio', { name: 'Split it' }).check();
  await drawer.getByRole('textbox', { name: 'Amount for the creator' }).fill('100');
  await expect(drawer.getByRole('region', { name: 'Who receives what' })).toContainText('$148.50');
  await drawer
    .getByLabel('Reason', { exact: true })
    .fill('Both lost a day: the shop was closed, and nobody wrote.');
  await expectAccessible(admin, 'the desk of disputes');
  const verb = 'Release $100.00, refund $148.50';
  await drawer.getByRole('button', { name: verb }).press('Enter');
  const asking = admin.getByRole('dialog', { name: `${verb}?` });
  await expect(asking).toContainText('The money moves once both accept');
  await asking.getByRole('button', { name: verb }).press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Both get a part' })).toBeVisible();
}
