import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a location is added, its pin moved by keyboard, and saved again [BIZ-11] [BIZ-16] [PROD-18]', async ({
  page,
}) => {
  await signInOwnerOf(page, 'uptown-chair');
  await openHydrated(page, '/business/locations');
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Harlem' }).first();
  const shop = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) });
  await expect(shop('Harlem')).toContainText('2214 Frederick Douglass Boulevard, 10026');
  await expect(list.getByText('Primary')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add a location' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add a location' });
  await drawer.getByRole('button', { name: 'Add location' }).click();
  await expect(drawer.getByText('Enter a street address')).toBeVisible();
  await expect(drawer.getByLabel('Address')).toBeFocused();

  await drawer.getByLabel('Address').fill('37-14 74th Street');
  await drawer.getByLabel('ZIP').fill('11372');
  await drawer.getByLabel('ZIP').blur();
  const neighborhood = drawer.getByRole('combobox', { name: 'Neighborhood', exact: true });
  await expect(neighborhood).toHaveValue('Jackson Heights');
  await expect(drawer.getByRole('textbox', { name: 'City' })).toHaveValue('Queens, New York');

  await expect(drawer.getByText('Enter a street address')).toBeHidden();
  const pin = drawer.getByRole('button', { name: 'Your shop' });
  await pin.focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(neighborhood).toHaveValue('Woodside');
  await expect(drawer.getByRole('status').filter({ hasText: 'Your shop is in' })).toHaveText(
    'Your shop is in Woodside, Queens.',
  );

  // The list opens with the first letters, and marks its first line as more follow.
  // The list closes if the answer about the pin arrives after it opened.
  await expect(async () => {
    await neighborhood.fill('');
    await neighborhood.fill('jackson');
    await expect(page.getByRole('option', { name: /^Jackson Heights/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await neighborhood.pressSequentially(' q');
  await expect(page.getByRole('option', { name: /^Jackson Heights/ })).toHaveAttribute(
    'data-highlighted',
    '',
  );
  await page.keyboard.press('Enter');
  await expect(neighborhood).toHaveValue('Jackson Heights');
  await drawer.getByRole('button', { name: 'Add opening hours' }).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await drawer.getByRole('button', { name: day }).click();
  }
  await drawer.getByLabel('Opens').fill('08:00');
  await drawer.getByLabel('Closes').fill('14:00');
  await expect(drawer.getByText('Reads: Sat and Sun, 8 a.m. to 2 p.m.')).toBeVisible();
  await expectAccessible(page, 'adding a location', '[role="dialog"]');
  await drawer.getByRole('button', { name: 'Add location' }).click();
  await expect(drawer).toBeHidden();
  await expect(shop('Jackson Heights')).toContainText('37-14 74th Street, 11372');
  await expect(page.getByRole('button', { name: /^Jackson Heights, 37-14/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: 'Edit Jackson Heights' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Jackson Heights' });
  await edit.getByLabel('Location name').fill('The Saturday counter');
  await edit.getByLabel('Only creators you accept').check();
  await edit.getByRole('button', { name: 'Save location' }).click();
  await expect(shop('The Saturday counter')).toBeVisible();
});

test('another location becomes primary, and one is archived and restored', async ({ page }) => {
  await signInOwnerOf(page, 'second-shift-coffee');
  const me = await (await page.request.get('/api/me')).json();
  const url = `/api/businesses/${me.user.business.id}/locations`;
  const [first] = (await (await page.request.get(url)).json()).locations;
  const { neighborhood_id, latitude, longitude } = first;
  const location = { location_name: 'The Saturday counter', address: '1 Main Street' };
  await page.request.post(url, { data: { ...location, neighborhood_id, latitude, longitude } });
  await openHydrated(page, '/business/locations');
  const shop = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) });
  const more = async (name: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click();
  };

  await more('The Saturday counter');
  await page.getByRole('menuitem', { name: 'Make primary' }).click();
  await expect(shop('The Saturday counter').getByText('Primary')).toBeVisible();
  await expect(shop(first.location_name).getByText('Primary')).toBeHidden();
  await more(first.location_name);
  await expect(page.getByRole('menuitem', { name: /Archive/ })).toContainText(
    'This location has open campaigns',
  );
  await page.getByRole('menuitem', { name: 'Make primary' }).click();
  await expect(shop(first.location_name).getByText('Primary')).toBeVisible();

  await more('The Saturday counter');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(shop('The Saturday counter')).toBeHidden();
  await page.getByRole('button', { name: '1 archived location' }).click();
  await page.getByRole('button', { name: 'Restore The Saturday counter' }).click();
  await expect(shop('The Saturday counter')).toBeVisible();
});

test('the map renders without scripts, pans and zooms by keys, and Tab reaches every pin', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  const html = await (await page.request.get('/business/locations')).text();
  expect(html).toContain('data-part="land"');
  expect(html).toContain('Greenpoint');
  await openHydrated(page, '/business/locations');
  await expectAccessible(page, 'locations');
  const map = page.getByRole('application', { name: /^Your shops on a map/ });
  const pin = page.getByRole('button', { name: /^Bedford-Stuyvesant, 402/ });
  const place = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 };
  await map.focus();
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await place()).x - before.x)).toBe(-72);
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await expect.poll(async () => Math.abs((await place()).x - before.x)).toBeLessThan(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Greenpoint, 731/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Bedford-Stuyvesant by the numbers' })).toBeVisible();
});

test('an admin views the locations of a business without editing them', async ({ page }) => {
  await signInAs(page, 'manager');
  const me = await (await page.request.get('/api/me')).json();
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  await page.goto(`/business/locations?as=${me.user.business.id}`);
  await expect(page.getByRole('complementary', { name: 'Read-only view' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Greenpoint', level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a location' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
});
