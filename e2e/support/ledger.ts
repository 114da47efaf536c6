import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { expect } from './test.ts';
import { inTurn } from './turn.ts';

/** An admin runs a ledger check, which recalculates every balance and compares it with the provider. */
export async function checkLedger(admin: Page): Promise<void> {
  await openHydrated(admin, '/admin/utilities');
  // While a count runs, asking for another is answered with that one.
  await inTurn('books', async () => {
    await admin.getByRole('radio', { name: 'Ledger' }).click();
    const count = admin.getByRole('button', { name: 'Check ledger now' });
    await expect(count).toBeEnabled();
    const rows = admin.getByRole('table', { name: 'Ledger checks' }).getByRole('row');
    const before = await rows.count();
    await count.press('Enter');
    // Before the first there is no table, and no head of it.
    await expect(rows).toHaveCount(Math.max(before, 1) + 1);
    await expect(rows.nth(1)).toContainText('Balanced');
  });
}

/** An admin ends work nothing was sent for; the payment it was stays open. */
export async function refundSpot(admin: Page, id: string, reason: string): Promise<Locator> {
  await openHydrated(admin, `/admin/payments?open=${id}`);
  const drawer = admin.getByRole('dialog', { name: 'Payment' });
  await drawer.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  await admin.getByLabel('Reason').fill(reason);
  await admin.getByRole('button', { name: 'End and refund' }).press('Enter');
  await expect(drawer).toContainText('Refunded');
  await expect(drawer.getByText('Balanced')).toBeVisible();
  return drawer;
}
