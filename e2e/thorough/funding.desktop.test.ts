import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';

test('a declined card is tried again, paid, and the campaign is live [BIZ-10] [PROD-17]', async ({ page }, {
  project,
}) => {
  await signInAs(page, 'owner');
  const { identifier } = await unpaidCampaign(page, `First loaves ${project.name}`);
  await openHydrated(page, `/business/campaigns/${identifier}/fund`);
  const receipt = page.getByRole('region', { name: 'First loaves' });
  await expect(receipt).toContainText('Payout, 2 spots × $275.00');
  await expect(receipt).toContainText('$605.00');
  await expectAccessible(page, 'paying in');
  const pay = page.getByRole('button', { name: 'Pay $605.00' });
  await pay.click();
  await expect(page.getByText('Check the box to continue')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await pay.click();

  await expect(page.getByRole('heading', { name: 'Pay $605.00 to Bizmeet' })).toBeVisible();
  await expectAccessible(page, 'the sandbox');
  await page.getByRole('radio', { name: /A declined card/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
  await expect(page.getByText(/The bank declined the card.*You weren’t charged/)).toBeVisible();

  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await pay.click();
  await page.getByRole('radio', { name: /A card that needs confirmation/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await page.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(page.getByRole('heading', { name: /First loaves .* is live\./ })).toBeVisible();
  await expect(page.getByText('$550.00')).toBeVisible();
  await expectAccessible(page, 'paid in');

  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { name: /^Receipt [0-9A-F]{4}-[0-9A-F]{4}$/ })).toBeVisible();
  await expectAccessible(page, 'the receipt');
});

test('a business leaves the checkout, then pays from a bank account, and the page updates [BIZ-10]', async ({
  page,
}, { project }) => {
  await signInAs(page, 'owner');
  const { identifier } = await unpaidCampaign(page, `Late loaves ${project.name}`);
  await openHydrated(page, `/business/campaigns/${identifier}/fund`);
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'You left before paying' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to payment page' }).click();
  await page.getByRole('radio', { name: /^A bank account/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank is sending $605.00' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Late loaves .* is live\./ })).toBeVisible();
});

test('an owner saves a card, pays with it in one click, is sent to the page when the bank asks, and removes it', async ({
  page,
}, { project }) => {
  await signInOwnerOf(page, 'strike-plate');
  const first = await unpaidCampaign(page, `Saved loaves ${project.name}`, 1);
  await openHydrated(page, `/business/campaigns/${first.identifier}/fund`);
  const agree = page.getByRole('checkbox', { name: /I agree that the money is held/ });
  await agree.check();
  await page.getByRole('checkbox', { name: /Save the card to pay faster/ }).check();
  await page.getByRole('button', { name: 'Pay $302.50' }).click();
  await page.getByRole('radio', { name: /A card that works/ }).check();
  await page.getByRole('button', { name: 'Pay $302.50' }).click();
  await expect(page.getByRole('heading', { name: /Saved loaves .* is live\./ })).toBeVisible();

  // A job asks the provider which card it kept.
  const path = `/api/businesses/${first.business_id}/saved-card`;
  await expect(async () => {
    expect((await (await page.request.get(path)).json()).card).not.toBeNull();
  }).toPass();
  await openHydrated(page, `/business/campaigns/${first.identifier}/fund`);
  await agree.check();
  await expectAccessible(page, 'paying with a saved card');
  await page.getByRole('button', { name: 'Pay $302.50 with Visa •••• 4242' }).click();
  await expect(page.getByRole('heading', { name: '1 spot more.' })).toBeVisible();

  await openHydrated(page, '/business/settings');
  const billing = page.getByRole('region', { name: 'Billing' });
  await expect(billing.getByText(/Visa •••• 4242, expires 12/)).toBeVisible();
  await billing.getByRole('button', { name: 'Remove card' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Remove Visa •••• 4242?' })
    .getByRole('button', { name: 'Remove card' })
    .press('Enter');
  await expect(billing.getByText('None. You can save one when you pay for a campaign.')).toBeVisible();

  await openHydrated(page, `/business/campaigns/${first.identifier}/fund`);
  await agree.check();
  await page.getByRole('checkbox', { name: /Save the card to pay faster/ }).check();
  await page.getByRole('button', { name: 'Pay $302.50' }).click();
  await page.getByRole('radio', { name: /A card that needs confirmation next time/ }).check();
  await page.getByRole('button', { name: 'Pay $302.50' }).click();
  await expect(async () => {
    expect((await (await page.request.get(path)).json()).card).not.toBeNull();
  }).toPass();
  await openHydrated(page, `/business/campaigns/${first.identifier}/fund`);
  await agree.check();
  await page.getByRole('button', { name: 'Pay $302.50 with Mastercard •••• 3155' }).click();
  await expect(page.getByText(/The bank wants to confirm that it’s you/)).toBeVisible();
  await expectAccessible(page, 'a refused saved card');
  await page.getByRole('link', { name: 'Go to payment page' }).click();
  await expect(page.getByRole('heading', { name: 'Pay $302.50 to Bizmeet' })).toBeVisible();
});
