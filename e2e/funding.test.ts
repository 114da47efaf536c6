import { openAlive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { unpaidCampaign } from './support/unpaid-campaign.ts';

test('a business is declined, tries again, pays in, and its campaign is live [BIZ-10] [PROD-17]', async ({
  page,
}, { project }) => {
  await signInAs(page, 'owner');
  const { identifier } = await unpaidCampaign(page, `First loaves ${project.name}`);
  await openAlive(page, `/business/campaigns/${identifier}/fund`);
  const receipt = page.getByRole('region', { name: 'First loaves' });
  await expect(receipt).toContainText('Payout, 2 spots × $275.00');
  await expect(receipt).toContainText('$605.00');
  await expectAccessible(page, 'paying in');
  const pay = page.getByRole('button', { name: 'Pay $605.00' });
  await pay.click();
  await expect(page.getByText('Say that you agree, then pay')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await pay.click();

  await expect(page.getByRole('heading', { name: 'Pay $605.00 to Bizmeet' })).toBeVisible();
  await expectAccessible(page, 'the sandbox');
  await page.getByRole('radio', { name: /A card that is declined/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expect(page.getByText(/The bank declined the card.*Nothing was charged/)).toBeVisible();

  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await pay.click();
  await page.getByRole('radio', { name: /A card whose bank asks/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await page.getByRole('button', { name: 'Yes, this is me' }).click();
  await expect(page.getByRole('heading', { name: /First loaves .* is live\./ })).toBeVisible();
  await expect(page.getByText('$550.00')).toBeVisible();
  await expectAccessible(page, 'paid in');

  await page.getByRole('link', { name: 'See the receipt' }).click();
  await expect(page.getByRole('heading', { name: /^Receipt [0-9A-F]{4}-[0-9A-F]{4}$/ })).toBeVisible();
  await expectAccessible(page, 'the receipt');
});

test('a business turns back, then pays from a bank account, and the page follows along [BIZ-10]', async ({
  page,
}, { project }) => {
  await signInAs(page, 'owner');
  const { identifier } = await unpaidCampaign(page, `Late loaves ${project.name}`);
  await openAlive(page, `/business/campaigns/${identifier}/fund`);
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByRole('heading', { name: 'You left before paying' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the payment page' }).click();
  await page.getByRole('radio', { name: /^A bank account/ }).check();
  await page.getByRole('button', { name: 'Pay $605.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank is sending $605.00' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Late loaves .* is live\./ })).toBeVisible({
    timeout: 60_000,
  });
});

test('a manager sees the receipt and who can pay it, and nothing is wider than a small phone [BIZ-10]', async ({
  page,
}, { project }) => {
  await signInAs(page, 'manager');
  const { identifier } = await unpaidCampaign(page, `Shared loaves ${project.name}`);
  await openAlive(page, `/business/campaigns/${identifier}/fund`);
  await expect(page.getByRole('heading', { name: /^Only .* can pay$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expectAccessible(page, 'a manager at the receipt');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
