import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('on a phone the map is above the list, and nothing is wider than the screen [BIZ-11]', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await openHydrated(page, '/business/locations');
  const map = await page.getByRole('application').boundingBox();
  const title = await page.getByRole('heading', { name: 'Locations', level: 1 }).boundingBox();
  expect(map && title && map.y < title.y).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'locations');
  await page.getByRole('radio', { name: 'Where creators live' }).check();
  await expect(page.getByRole('application', { name: /^Where creators live/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a location' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a location' }).getByLabel('Address')).toBeVisible();
});
