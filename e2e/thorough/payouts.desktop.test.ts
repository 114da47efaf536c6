import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { openRequest, PATIENCE, sendBatchEarly } from '../support/payouts.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/turn.ts';

test('a creator requests a payout, an admin sends it early, and it arrives [ADMIN-08] [ADMIN-24]', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAs(page, 'creator');
  // Their bank has been there for long: a new one would wait for 72 hours.
  await openHydrated(page, '/creator/settings');
  const payouts = page.getByRole('region', { name: 'Payouts and taxes' });
  const weekly = payouts.getByRole('switch', { name: /Every Friday, if \$10 or more/ });
  // This part of the page hydrates late.
  await expect(() => weekly.check({ timeout: 1_000 })).toPass(PATIENCE);
  await expect(weekly).toBeChecked();
  // It shows the new state once React has drawn it, which is after the press itself.
  await weekly.click();
  await expect(weekly).not.toBeChecked();
  await openHydrated(page, '/creator/earnings');
  const before = await paidThisYear(page);

  await openRequest(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('10');
  await expect(dialog.getByRole('heading', { name: 'Send $10.00 to your bank?' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Payout' })).toContainText('You receive$10.00');
  await expectAccessible(page, 'asking for a payout');
  // A batch takes along whatever waits.
  await inTurn('payouts', async () => {
    await dialog.getByRole('button', { name: 'Send $10.00' }).click();
    await expect(page.getByRole('region', { name: 'Payouts' })).toContainText(/Payout No. \d+, \$10\.00/);
    await sendBatchEarly(browser, (office) => expectAccessible(office, 'the payouts of admins'));
  });

  await expect(async () => {
    await openHydrated(page, '/creator/earnings');
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
