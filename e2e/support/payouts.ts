import type { Browser, Page } from '@playwright/test';
import { openAlive, untilAlive } from './alive.ts';
import { signInAs } from './people.ts';
import { expect } from './test.ts';

/** What has cleared is counted once a minute, and the sandbox pays after 15 seconds. */
export const PATIENCE = { timeout: 100_000, intervals: [2_000, 5_000] };

/** Names the bank on the provider's page, and comes back to the settings. */
export async function giveBank(page: Page, bank: string, last4: string): Promise<void> {
  await openAlive(page, '/creator/settings');
  const payouts = page.getByRole('region', { name: 'Payouts and taxes' });
  await payouts.getByRole('button', { name: /bank account|bank details|^Change$/ }).click();
  await page.waitForURL(/\/sandbox\/payee\//);
  await untilAlive(page);
  await page.getByLabel('Name of the bank').fill(bank);
  await page.getByLabel('Last four digits').fill(last4);
  await page.locator('form').getByRole('button').last().click();
  await expect(payouts).toContainText(`${bank}, ending ${last4}`);
  await expect(payouts).toContainText('On file');
}

/** Opens the question how much to send, once there is something to send. */
export async function openRequest(page: Page): Promise<void> {
  await expect(async () => {
    await openAlive(page, '/creator/earnings');
    await page.getByRole('button', { name: 'Request payout' }).first().click({ timeout: 1_000 });
  }).toPass(PATIENCE);
}

/** An admin lets the next batch leave now. `look` is for what else a journey wants to see there. */
export async function sendBatchEarly(
  browser: Browser,
  look: (office: Page) => Promise<void> = async () => {},
): Promise<void> {
  const office = await (await browser.newContext()).newPage();
  await signInAs(office, 'admin');
  await openAlive(office, '/admin/payouts');
  await look(office);
  await office.getByRole('button', { name: 'Send now' }).click();
  await office.getByLabel('Reason').fill('The bank closes early today.');
  await office.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  // Others of the demo may wait for the same batch.
  await expect(office.getByText(/^\d+ payouts? left\.$/)).toBeVisible();
  await office.context().close();
}
