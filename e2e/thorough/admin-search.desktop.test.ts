import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an admin finds a record from anywhere with the keyboard alone', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/storage');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search everything' });
  const field = search.getByRole('searchbox');
  await expect(field).toBeFocused();
  // Other journeys have shops and people of the same names, but not of the same addresses.
  await page.keyboard.type('wner@crumb-c');
  await expect(search.getByRole('region', { name: 'Businesses' }).getByRole('link')).toHaveText([
    /^Crumb & Co\./,
  ]);
  await expect(search.getByRole('region', { name: 'Users' })).toContainText('owner@crumb-co.example');
  await expectAccessible(page, 'admin search');
  await page.keyboard.press('ArrowDown');
  await expect(search.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();

  await field.fill('aya@okafor');
  await expect(search.getByRole('region', { name: 'Users' })).toContainText('maya@okafor.example');
  await expect(search.getByRole('status')).toHaveText(/^\d+ records$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?open=/);
  await expect(search).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible();
});

test('a list stays while a search takes its time, and so does what is being typed', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/users');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/users?*', async (route) => {
    await isReleased;
    await route.continue();
  });
  const list = page.getByRole('main');
  await list.evaluate((element) => element.setAttribute('data-seen', ''));
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.pressSequentially('maya@okaf');
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  // Longer than people wait for another page before a spinner takes its place.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await search.pressSequentially('or');
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL(/q=maya%40okafor|q=maya@okafor/);
  await expect(page.getByRole('link', { name: 'Maya Okafor' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('maya@okafor');
  await expect(list).toHaveAttribute('data-seen');
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the search says when nothing is found, and when it could not ask', async ({ page }) => {
    await signInAs(page, 'admin');
    await openHydrated(page, '/admin');
    await page.getByRole('button', { name: 'Search everything' }).click();
    const search = page.getByRole('dialog', { name: 'Search everything' });
    await search.getByRole('searchbox').fill('nobody is called this');
    await expect(search.getByText('No records found').last()).toBeVisible();
    await page.route('**/api/admin/search**', (route) => route.abort());
    await search.getByRole('searchbox').fill('crumb');
    await expect(search.getByRole('alert')).toHaveText('We couldn’t search. Try again.');
    await page.unroute('**/api/admin/search**');
    await search.getByRole('searchbox').fill('owner@crumb');
    await expect(search.getByRole('link', { name: /^Crumb & Co\./ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  });
});
