import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const YEAR = new Date().getFullYear();
const REASON = 'Our counsel decided it on Tuesday.';

test('an admin chooses the form of the year, and a creator certifies a W-9', async ({ page, browser }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/taxes');
  const settings = page.getByRole('region', { name: `Settings for ${YEAR}` });
  await settings.getByRole('button', { name: 'Change form' }).click();
  const rule = page.getByRole('dialog', { name: `Tax form for ${YEAR}` });
  await rule.getByLabel('Form', { exact: true }).selectOption({ label: '1099-NEC' });
  await rule.getByLabel('Reason').fill(REASON);
  await rule.getByRole('button', { name: 'Save form' }).click();
  try {
    await expect(settings).toContainText(`1099-NEC, from $2,000.00 paid out in ${YEAR}.`);
    await settings.getByRole('button', { name: /payer$/ }).click();
    await fillPayer(page);
    await expect(settings).toContainText('Bizmeet Holdings LLC, EIN ending 6780, 1 Main Street');
    await expect(page.getByRole('region', { name: `Run for ${YEAR}` })).toContainText(
      `You can start the run on January 1, ${YEAR + 1}, New York time.`,
    );
    await expectAccessible(page, 'taxes');
    const maker = await (await browser.newContext()).newPage();
    await certify(maker);
    await openHydrated(maker, '/creator/earnings');
    await expect(maker.getByRole('region', { name: 'Taxes' })).toContainText(
      /\$[\d,.]+ more by December 31, New York time, and you’ll get a 1099-NEC/,
    );
    await expectAccessible(maker, 'earnings', '[aria-labelledby="taxes"]');
    await maker.context().close();
  } finally {
    await fileNothing(page);
  }
});

async function fillPayer(page: Page): Promise<void> {
  const payer = page.getByRole('dialog', { name: `Payer for ${YEAR}` });
  await payer.getByLabel('Legal name').fill('Bizmeet Holdings LLC');
  await payer.getByLabel('EIN', { exact: true }).fill('45-3456780');
  await payer.getByLabel('Phone').fill('212 555 0142');
  await payer.getByLabel('Street address').fill('1 Main Street');
  await payer.getByLabel('City').fill('Brooklyn');
  await payer.getByLabel('ZIP code').fill('11201');
  await payer.getByLabel('Reason').fill(REASON);
  await payer.getByRole('button', { name: 'Save payer' }).click();
}

async function certify(page: Page): Promise<void> {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings');
  const taxes = page.getByRole('region', { name: 'Payouts and taxes' });
  await taxes.getByRole('button', { name: /W-9$/ }).click();
  const form = page.getByRole('dialog', { name: 'Your W-9' });
  await form.getByLabel('Name, as on your tax return').fill('Maya Okafor');
  await form.getByLabel('Number', { exact: true }).fill('000-09-9999');
  await form.getByLabel('Street address').fill('12 Kent Avenue');
  await form.getByLabel('City').fill('Brooklyn');
  await form.getByLabel('ZIP code').fill('11249');
  await form.getByRole('button', { name: 'Save W-9' }).click();
  await expect(form).toContainText('Enter a valid SSN or ITIN with 9 digits');
  await expect(form).toContainText('Certify the form to save it');
  await expectAccessible(page, 'w-9', '[role="dialog"]');
  await form.getByLabel('Number', { exact: true }).fill('219-09-9999');
  await form.getByRole('checkbox', { name: /Under penalties of perjury/ }).check();
  await form.getByRole('button', { name: 'Save W-9' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const saved = taxes.getByText('On file, SSN or ITIN ending 9999');
  await expect(question.or(saved)).toBeVisible();
  if (await question.isVisible()) {
    await question.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await question.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(saved).toBeVisible();
  const electronic = taxes.getByRole('switch', { name: 'Electronic tax statements' });
  await Promise.all([page.waitForResponse(/tax-delivery/), electronic.click()]);
  await page.reload();
  await expect(electronic).toBeChecked();
}

/** The setting applies to the whole program, so it is restored whatever happens. */
async function fileNothing(page: Page): Promise<void> {
  const { request } = page.context();
  const { years } = await (await request.get('/api/admin/tax-years')).json();
  const { version } = years.find(({ year }: { year: number }) => year === YEAR);
  const data = { version, form: 'none', threshold_cents: 200_000, reason: REASON };
  await request.put(`/api/admin/tax-years/${YEAR}`, { data });
}
