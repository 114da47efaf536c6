import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated.ts';
import { signInAs, signInOwnerOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The section of the page under a heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a changed name keeps the save bar open until it is saved or undone', async ({ page, isMobile }) => {
  await signInOwnerOf(page, isMobile ? 'attic-no-9' : 'plum-spectacles');
  await openHydrated(page, '/business/settings');
  const name = section(page, 'Profile').getByLabel('Full name');
  const before = await name.inputValue();

  await name.fill('Rosalind Quill');
  await expect(page.getByText('1 unsaved change').first()).toBeVisible();
  await expect(page.getByText(`Name, from ${before}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue(before);
  await expect(name).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save name' })).toHaveCount(0);

  await name.fill('  ');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Full name is required');
  await expect(name).toBeFocused();

  await name.fill('Rosalind Quill');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toHaveCount(0);
  if (!isMobile)
    await expect(page.getByRole('button', { name: 'User menu of Rosalind Quill' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Rosalind Quill');
});

test('the section links lead to each section', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/settings');
  const links = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['Data and account', 'Notifications', 'Sign-in', 'Appearance', 'Profile']) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    await page.evaluate(standStill);
  }
});

/** A press while the page still scrolls would land beside what it aims at. */
function standStill(): Promise<void> {
  return new Promise((resolve) => {
    let [place, frames] = [window.scrollY, 0];
    const look = () => {
      frames = window.scrollY === place ? frames + 1 : 0;
      place = window.scrollY;
      if (frames < 12) requestAnimationFrame(look);
      else resolve();
    };
    requestAnimationFrame(look);
  });
}
