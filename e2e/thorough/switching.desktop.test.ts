import { expect } from '@playwright/test';
import { signInOwnerOf } from '../support/people.ts';
import { test } from '../support/test.ts';

test('an owner of one shop who manages another switches by keyboard, and links open in the right one', async ({
  page,
}) => {
  await signInOwnerOf(page, 'eight-cups-tea');
  await page.goto('/business');
  const menu = page.getByRole('button', { name: /^User menu of .*Eight Cups Tea/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('menuitemradio', { name: /Thimble & Ash/ });
  await expect(page.getByRole('menuitemradio', { name: /Eight Cups Tea/ })).toBeChecked();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^User menu of .*Thimble & Ash/ })).toBeVisible();
  await expect(page).toHaveURL(/\/business$/);

  // Only owners see statements, and here they are a manager.
  await page.goto('/business/statements');
  await expect(page.getByRole('heading', { name: /access denied/i })).toBeVisible();

  const { businesses } = await (await page.request.get('/api/me/businesses')).json();
  const [owned] = businesses.filter(({ membership }: { membership: string }) => membership === 'owner');
  await page.goto(`/business/statements?business=${owned.id}`);
  await expect(page.getByText('You’re now in Eight Cups Tea')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^User menu of .*Eight Cups Tea/ })).toBeVisible();
  await expect(page.getByText('Held at the end')).toBeVisible();
});
