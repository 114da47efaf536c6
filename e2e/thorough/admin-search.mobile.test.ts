import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('on a phone the menu leads to the search, which fills the screen', async ({ page }) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Search everything' }).click();
  const search = page.getByRole('dialog', { name: 'Search everything' });
  await expect(page.getByRole('dialog', { name: 'Admin pages' })).toBeHidden();
  await search.getByRole('searchbox').fill('owner@crumb-co');
  await expectAccessible(page, 'admin search on a phone');
  await search
    .getByRole('region', { name: 'Businesses' })
    .getByRole('link', { name: /^Crumb & Co\./ })
    .click();
  await expect(search).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Business' })).toContainText('Crumb & Co.');
});
