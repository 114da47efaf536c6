import type { Page } from '@playwright/test';
import { openAlive, untilAlive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** What has cleared is counted once a minute, and the sandbox pays after 15 seconds. */
const PATIENCE = { timeout: 100_000, intervals: [2_000, 5_000] };

test('a creator asks for a payout, an admin sends it early, and it arrives [ADMIN-08] [ADMIN-24] @on-servers', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await signInAs(page, 'creator');
  await openAlive(page, '/creator/settings');
  const payouts = page.getByRole('region', { name: 'Payouts and taxes' });
  await payouts.getByRole('button', { name: /bank account|bank details|^Change$/ }).click();
  await page.waitForURL(/\/sandbox\/payee\//);
  await untilAlive(page);
  await page.getByLabel('Name of the bank').fill('Citizens');
  await page.getByLabel('Last four digits').fill('7733');
  await page.locator('form').getByRole('button').last().click();
  await expect(payouts).toContainText('Citizens, ending 7733');
  await expect(payouts).toContainText('On file');
  const weekly = payouts.getByRole('switch', { name: /Every Friday, if \$10 or more/ });
  // This part of the page wakes late.
  await expect(() => weekly.check({ timeout: 1_000 })).toPass(PATIENCE);
  await expect(weekly).toBeChecked();
  await weekly.uncheck();
  await expect(weekly).not.toBeChecked();
  await openAlive(page, '/creator/earnings');
  const before = await paidThisYear(page);

  await expect(async () => {
    await openAlive(page, '/creator/earnings');
    await page.getByRole('button', { name: 'Request payout' }).first().click({ timeout: 1_000 });
  }).toPass(PATIENCE);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('10');
  await expect(dialog.getByRole('heading', { name: 'Send $10.00 to your bank?' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Payout' })).toContainText('You receive$10.00');
  await expectAccessible(page, 'asking for a payout');
  await dialog.getByRole('button', { name: 'Send $10.00' }).click();
  await expect(page.getByRole('region', { name: 'Payouts' })).toContainText(/Payout No. \d+, \$10\.00/);

  const office = await (await browser.newContext()).newPage();
  await signInAs(office, 'admin');
  await openAlive(office, '/admin/payouts');
  await expectAccessible(office, 'the payouts of admins');
  await office.getByRole('button', { name: 'Send now' }).click();
  await office.getByLabel('Reason').fill('The bank closes early today.');
  await office.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  // Others of the demo may wait for the same batch.
  await expect(office.getByText(/^\d+ payouts? left\.$/)).toBeVisible();
  await office.context().close();

  await expect(async () => {
    await openAlive(page, '/creator/earnings');
    expect(await paidThisYear(page)).toBe(before + 1);
  }).toPass(PATIENCE);
});

async function paidThisYear(page: Page): Promise<number> {
  const words = await page
    .getByText(/This year, \d+ payouts?/)
    .first()
    .textContent();
  return Number(/\d+/.exec(words ?? '')?.[0]);
}
