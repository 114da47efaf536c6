import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a shop changes its name, logo and photo, and its dashboard shows them [CALL-24] [BIZ-05] [BIZ-03]', async ({
  page,
}) => {
  await signInOwnerOf(page, 'strike-plate');
  await openHydrated(page, '/business/settings');
  const shop = page.getByRole('region', { name: 'Shop profile' });
  const name = shop.getByLabel('Name', { exact: true });
  const before = await name.inputValue();
  await name.fill('Paper & Plate');
  await expect(page.getByText(`Name, from ${before}`)).toBeVisible();
  await shop.getByLabel('Description').fill('x'.repeat(401));
  await expect(page.getByText('2 unsaved changes').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shop.getByLabel('Description')).toHaveAccessibleDescription('Shorten it to 400 characters');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue(before);

  await name.fill('Paper & Plate');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save name' }).click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['business_name', 'version']);
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toHaveCount(0);

  await page.getByLabel('Photo of the shop').setInputFiles('public/icon-512.png');
  await page.getByLabel('Logo', { exact: true }).setInputFiles('public/icon-512.png');
  await expect(shop.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
  await expect(shop.getByRole('img', { name: 'Paper & Plate from the street' })).toBeVisible();
  await expectAccessible(page, 'the settings of a shop');

  await openHydrated(page, '/business');
  await expect(page.getByRole('heading', { name: 'Paper & Plate' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Paper & Plate from the street' })).toBeVisible();
  await expect(page.getByText('Add your logo')).toHaveCount(0);
  await expectAccessible(page, 'the dashboard of a shop');
});
