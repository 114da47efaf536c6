import { openAlive } from './support/alive.ts';
import { signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the dashboard of a business says what is held and released, and leads to the receipts', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await openAlive(page, '/business');
  const money = page.getByRole('region', { name: 'Your money' });
  await expect(money.getByRole('definition')).toHaveCount(2);
  const [held = 0, released = 0] = (await money.getByRole('definition').allInnerTexts()).map(centsOf);
  const lines = await money.getByRole('listitem').getByText(/^\$/).allInnerTexts();
  expect(held).toBeGreaterThan(0);
  expect(released).toBeGreaterThan(0);
  expect(lines.map(centsOf).reduce((sum, part) => sum + part, 0)).toBe(held);
  await expect(money).toContainText('Held funds stay yours until you approve a draft.');
  await money.getByRole('link', { name: 'Receipts' }).press('Enter');
  await expect(page).toHaveURL(/\/business\/settings#billing$/);
  await expect(page.getByRole('region', { name: 'Billing' })).toContainText('$');
});

function centsOf(words: string): number {
  return Math.round(Number(words.replaceAll(/[$,]/g, '')) * 100);
}
