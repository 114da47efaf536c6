import type { Browser, Page } from '@playwright/test';
import { openHydrated, untilHydrated } from './hydrated.ts';
import { PASSWORD, signInAs } from './people.ts';
import { expect } from './test.ts';

/** Earnings clear once a minute, and the sandbox pays after 15 seconds. */
export const PATIENCE = { timeout: 100_000, intervals: [2_000, 5_000] };

/** Confirms with the password, in a session that began without one. */
export async function confirmPassword(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

/** Names the bank on the provider's page, and comes back to the settings. `confirm` answers the question who it is, where it is asked. */
export async function giveBank(
  page: Page,
  bank: string,
  last4: string,
  confirm: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await openHydrated(page, '/creator/settings');
  const payouts = page.getByRole('region', { name: 'Payouts and taxes' });
  await payouts.getByRole('button', { name: /bank account|bank details|^Change$/ }).click();
  await confirm(page);
  await page.waitForURL(/\/sandbox\/payee\//);
  await untilHydrated(page);
  await page.getByLabel('Bank name').fill(bank);
  await page.getByLabel('Last four digits').fill(last4);
  await page.locator('form').getByRole('button').last().click();
  await expect(payouts).toContainText(`${bank}, ending ${last4}`);
  await expect(payouts).toContainText('On file');
}

/** Opens the question how much to send, once there is something to send. */
export async function openRequest(page: Page): Promise<void> {
  await expect(async () => {
    await openHydrated(page, '/creator/earnings');
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
  await openHydrated(office, '/admin/payouts');
  await look(office);
  await office.getByRole('button', { name: 'Send now' }).click();
  await office.getByLabel('Reason').fill('The bank closes early today.');
  await office.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  // Others of the demo may wait for the same batch.
  await expect(office.getByText(/^\d+ payouts? left\.$/)).toBeVisible();
  await office.context().close();
}
