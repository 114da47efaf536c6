import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { giveBank, openRequest } from '../support/payouts.ts';
import { DEMO_PASSWORD, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const CREATOR = 'ana@beltran.example';

test('payouts are delayed after a bank change, and “This wasn’t me” stops them without signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page.request, CREATOR, DEMO_PASSWORD);
  await giveBank(page, 'Citizens', '4242');
  await expect(page.getByRole('region', { name: 'Payouts and taxes' })).toContainText(
    /Your bank is new\. Payouts start \w+/,
  );
  await openRequest(page);
  await page.getByRole('dialog').getByLabel('Amount').fill('10');
  await page.getByRole('dialog').getByRole('button', { name: 'Send $10.00' }).click();
  const payouts = page.getByRole('region', { name: 'Payouts' });
  await expect(payouts).toContainText(/On hold until .+ because your bank is new\./);
  await expectAccessible(page, 'earnings while the bank is new', 'main');

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const inbox = await elsewhere.newPage();
  const link = await linkMailedTo(page.request, CREATOR, '/auth/not-me');
  await openHydrated(inbox, link);
  await expect(inbox.getByRole('heading', { level: 1 })).toHaveText('This wasn’t you?');
  await expectAccessible(inbox, 'This wasn’t you?', 'main');
  await inbox.getByRole('button', { name: 'Lock my account' }).press('Enter');
  await expect(inbox.getByRole('heading', { level: 1 })).toHaveText('Your account is locked.');
  await expectAccessible(inbox, 'a stopped account', 'main');
  await openHydrated(inbox, link);
  await expect(inbox.getByRole('button', { name: 'Lock my account' })).toHaveCount(0);
  await elsewhere.close();

  await page.goto('/creator/earnings');
  await expect(page).toHaveURL(/^[^?]+\/login/);
  const again = { email: CREATOR, password: DEMO_PASSWORD };
  expect((await page.request.post('/api/auth/sessions', { data: again })).status()).toBe(401);
});
