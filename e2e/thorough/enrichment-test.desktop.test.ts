import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/bakery.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect } from '../support/test.ts';

test('an admin tries an address and sees what was found, from where, and how long it took [ADMIN-11] [ADMIN-27] [ADMIN-41]', async ({
  page,
  bakery,
}) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin');
  await page.getByRole('link', { name: 'Enrichment Test' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enrichment Test');
  const address = page.getByLabel('Website address');
  await address.fill(bakery);
  await address.press('Enter');
  await expect(page.getByText(/^Read in /).first()).toBeVisible();
  const pages = page.getByRole('table', { name: 'Pages' });
  await expect(pages.getByRole('row', { name: /\/visit 200/ })).toBeVisible();
  await expect(pages).toContainText('The website asks programs not to read it');
  await expect(page.getByText(/JSON-LD, crumb\.localhost/).first()).toContainText('% sure');
  await address.fill('http://169.254.169.254/');
  await address.press('Enter');
  await expect(page.getByText(/^Failed.*This address isn’t on the public internet/)).toBeVisible();
  await expectAccessible(page, 'enrichment test');
  // With rows, the page that the server drew has to be the one the browser draws.
  await openHydrated(page, '/admin/enrichment-test');
  await expect(page.getByRole('link', { name: /crumb\.localhost/ }).first()).toBeVisible();
});
