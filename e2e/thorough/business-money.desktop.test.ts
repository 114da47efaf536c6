import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the dashboard of a business says what is held and released, and leads to billing [OPEN-63]', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business');
  const money = page.getByRole('region', { name: 'Your money' });
  await expect(money.getByRole('definition')).toHaveCount(2);
  const [held = 0, released = 0] = (await money.getByRole('definition').allInnerTexts()).map(centsOf);
  const lines = await money.getByRole('listitem').getByText(/^\$/).allInnerTexts();
  expect(held).toBeGreaterThan(0);
  expect(released).toBeGreaterThan(0);
  expect(lines.map(centsOf).reduce((sum, part) => sum + part, 0)).toBe(held);
  await expect(money).toContainText('We hold your money until you approve the work.');
  await money.getByRole('link', { name: 'Receipts' }).press('Enter');
  await expect(page).toHaveURL(/\/business\/settings#billing$/);
  const billing = page.getByRole('region', { name: 'Billing' });
  const entries = billing.getByRole('list', { name: 'Payments and refunds' });
  await expect(entries.getByRole('link', { name: /First payment/ }).first()).toContainText('$');
  await expect(billing.getByRole('table', { name: 'Totals', exact: true })).toContainText('All time');
  const download = page.waitForEvent('download');
  await billing.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bizmeet-billing-all.csv');
  await billing.getByRole('button', { name: /tax details$/ }).click();
  const form = page.getByRole('dialog', { name: 'Tax details' });
  await form.getByLabel('EIN').fill('123-45-6789');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(form).toContainText('Enter an EIN with 9 digits');
  await form.getByLabel('EIN').fill('12-3456119');
  await form.getByLabel('Legal name').fill('Crumb and Company LLC');
  await form.getByLabel('Billing address').fill('120 Manhattan Ave');
  await form.getByLabel('City').fill('Brooklyn');
  await form.getByLabel('ZIP code').fill('11222');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(billing).toContainText('Crumb and Company LLC, EIN ending 119');
  await entries
    .getByRole('link', { name: /First payment/ })
    .first()
    .click();
  await expect(page.getByText('12-3456119')).toBeHidden();
  await page.getByRole('button', { name: 'Correct receipt' }).click();
  await page
    .getByRole('dialog', { name: 'Correct receipt' })
    .getByRole('button', { name: 'Issue receipt' })
    .click();
  await expect(page.getByText('12-3456119')).toBeVisible();
});

function centsOf(words: string): number {
  return Math.round(Number(words.replaceAll(/[$,]/g, '')) * 100);
}
