import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { agreeOnWork } from './support/work.ts';

const TITLE = 'Name the new flavor with us';

test('work that never comes is called off, the spot goes back to the shop, and the books still fit [ADMIN-07] [ADMIN-23] @on-servers', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'sandbar-scoops', title: TITLE, name: 'Noor Haddad' },
  );

  await signInAs(admin, 'admin');
  await openAlive(admin, `/admin/payments?open=${id}`);
  const drawer = admin.getByRole('dialog', { name: 'Payment' });
  await drawer.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  await admin.getByLabel('Reason').fill('She moved away, and nobody has heard from her.');
  await admin.getByRole('button', { name: 'End it and refund' }).press('Enter');
  await expect(drawer).toContainText('Refunded');
  await expect(drawer.getByText('Balanced')).toBeVisible();
  await expect(drawer).toContainText('$275.00');

  await openAlive(maker, `/creator/work/${id}`);
  await expect(maker.getByRole('heading', { name: 'This work was canceled' })).toBeVisible();
  await expectAccessible(maker, 'work that was called off');
  await maker.context().close();
  await openAlive(page, `/business/campaigns/${identifier}/work/${id}`);
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expectAccessible(page, 'work that was called off, as the shop sees it');

  await countBooks(admin);
  await admin.context().close();
});

async function countBooks(admin: Page): Promise<void> {
  await openAlive(admin, '/admin/utilities');
  await admin.getByRole('radio', { name: 'Books' }).click();
  await admin.getByRole('button', { name: 'Count the books now' }).press('Enter');
  const latest = admin.getByRole('table', { name: 'Counts of the books' }).getByRole('row').nth(1);
  await expect(latest).toContainText('All fits');
}
