import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newCreator } from '../support/makers.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';
import { untilAgreed } from '../support/work.ts';

const STREET = '31-14 Steinway St';
const NAME = 'Wren Abadi';
const NUMBER = '1Z999AA10123456784';

test('a product is shipped to a creator, reported missing, shipped again, and their deadline starts when it arrives', async ({
  page,
  browser,
}) => {
  test.slow();
  const maker = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const title = `A kettle by mail ${Date.now() % 100_000}`;
  await signInOwnerOf(page, 'good-dog-uptown');
  const { id, identifier } = await unpaidCampaign(page, title, 1, 'shipping');
  await pay(page, identifier, title);

  await newCreator(browser, maker, NAME);
  await openHydrated(maker, `/campaigns/${id}#apply`);
  const ask = maker.getByRole('region', { name: 'Mailing address' });
  await expect(ask).toContainText('You need one to apply, because');
  await maker.getByLabel('Your pitch').fill('Steam, hands and a slow pour, before the first customers.');
  await maker.getByRole('checkbox', { name: /within 14 days of receiving the product/ }).check();
  await maker.getByRole('button', { name: 'Apply for $275' }).press('Enter');
  await expect(
    maker.getByText('Add your mailing address first. The shop ships you a product.'),
  ).toBeVisible();
  await saveAddress(maker);
  await expect(ask).toBeHidden();
  await maker.getByRole('button', { name: 'Apply for $275' }).press('Enter');
  await expect(maker.getByRole('link', { name: 'View all applications' })).toBeVisible();

  await openHydrated(page, `/business/campaigns/${identifier}?tab=applicants`);
  expect(await page.content()).not.toContain(STREET);
  await page.getByRole('region', { name: 'Applicants' }).getByRole('link', { name: NAME }).press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Applicant/ });
  await drawer.getByRole('button', { name: /^Accept/ }).press('Enter');
  const question = page.getByRole('dialog', { name: `Accept ${NAME} for $275` });
  await question.getByRole('button', { name: /^Accept for/ }).press('Enter');
  await expect(page.getByText('Wren is in. $275.00 is held.')).toBeVisible();
  const workId = await untilAgreed(maker.request);
  const approvalPage = `/business/campaigns/${identifier}/work/${workId}`;

  await openHydrated(page, approvalPage);
  await expect(page.getByRole('heading', { name: 'Ship the product' })).toBeVisible();
  await expect(page.getByText(STREET)).toBeVisible();
  await expectAccessible(page, 'a product to ship');
  await ship(page, 'UPS', NUMBER);
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible();

  await openHydrated(maker, `/creator/work/${workId}`);
  await expect(maker.getByRole('heading', { name: 'The product is on its way' })).toBeVisible();
  await expect(maker.getByRole('link', { name: `UPS ${NUMBER}` })).toHaveAttribute('href', /ups\.com/);
  await expect(maker.getByText('A new address only counts for a replacement.')).toBeVisible();
  await expectAccessible(maker, 'a product on its way');
  await maker.getByRole('button', { name: 'It didn’t come' }).press('Enter');
  const report = maker.getByRole('dialog', { name: 'Report a missing product?' });
  await report.getByLabel('Message to the shop').fill('The carrier left it with nobody.');
  await report.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(maker.getByRole('heading', { name: 'A replacement is due' })).toBeVisible();

  await openHydrated(page, approvalPage);
  await expect(page.getByRole('heading', { name: 'Ship a replacement' })).toBeVisible();
  await expect(page.getByText('“The carrier left it with nobody.”')).toBeVisible();
  await ship(page, 'Local courier', '');

  await openHydrated(maker, `/creator/work/${workId}`);
  await maker.getByRole('button', { name: 'It arrived' }).press('Enter');
  await expect(maker.getByRole('heading', { name: 'You have the product' })).toBeVisible();
  const { deliverables } = await (await maker.request.get(`/api/collaborations/${workId}`)).json();
  const days = (Date.parse(deliverables[0].due_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13);
  expect(days).toBeLessThanOrEqual(15);
  await maker.context().close();
});

async function pay(page: Page, identifier: string, title: string): Promise<void> {
  await openHydrated(page, `/business/campaigns/${identifier}/fund`);
  await page.getByRole('checkbox', { name: /I agree that the money is held/ }).check();
  await page.getByRole('button', { name: 'Pay $302.50' }).click();
  await page.getByRole('button', { name: 'Pay $302.50' }).click();
  await expect(page.getByRole('heading', { name: `${title} is live.` })).toBeVisible();
}

async function saveAddress(maker: Page): Promise<void> {
  await maker.getByRole('button', { name: 'Add address' }).press('Enter');
  const dialog = maker.getByRole('dialog', { name: 'Your mailing address' });
  await expect(dialog.getByLabel('Name')).toHaveValue(NAME);
  await dialog.getByLabel('Street address').fill(STREET);
  await dialog.getByLabel('City').fill('Queens');
  await dialog.getByLabel('ZIP code').fill('11103');
  await dialog.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(dialog).toBeHidden();
}

async function ship(page: Page, carrier: string, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add tracking' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Did you ship it to Wren?' });
  await dialog.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
  await expect(dialog.getByLabel('Carrier')).toHaveAccessibleDescription('Choose a carrier');
  await dialog.getByLabel('Carrier').selectOption({ label: carrier });
  await dialog.getByLabel('Tracking number').fill(number);
  await dialog.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
  await expect(dialog).toBeHidden();
}
