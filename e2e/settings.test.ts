import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { DEMO, signInAs, signInOwnerOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The section of the page under a heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a name waits in the bar at the bottom until it is saved or undone', async ({ page, isMobile }) => {
  await signInOwnerOf(page, isMobile ? 'attic-no-9' : 'plum-spectacles');
  await openAlive(page, '/business/settings');
  const name = section(page, 'Profile').getByLabel('Full name');
  const before = await name.inputValue();

  await name.fill('Rosalind Quill');
  await expect(page.getByText('1 change not saved.').first()).toBeVisible();
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

test('switches take effect at once and stay; mail about money cannot be turned off', async ({
  page,
  isMobile,
}) => {
  await signInOwnerOf(page, isMobile ? 'eight-cups-tea' : 'fourth-wall-coffee');
  await openAlive(page, '/business/settings');
  const switchFor = (channel: string, kind: string) =>
    page.getByRole('switch', { name: `${channel} for “${kind}”` });
  const saved = () => page.waitForResponse('**/api/me/notification-preferences');

  await expect(switchFor('Email', 'Someone applies')).toBeChecked();
  for (const [channel, kind] of [
    ['Email', 'Someone applies'],
    ['In Bizmeet', 'News from Bizmeet'],
  ] as const) {
    const answer = saved();
    await switchFor(channel, kind).click();
    expect((await answer).ok()).toBe(true);
  }
  await page.reload();
  await expect(switchFor('Email', 'Someone applies')).not.toBeChecked();
  await expect(switchFor('In Bizmeet', 'Someone applies')).toBeChecked();
  await expect(switchFor('In Bizmeet', 'News from Bizmeet')).toBeChecked();

  const money = page.getByRole('row').filter({ hasText: 'Money moves' });
  await expect(money).toContainText('Always');
  await expect(money.getByRole('switch')).toHaveCount(1);
  await expect(switchFor('In Bizmeet', 'Money moves')).toBeChecked();
});

test('a switch that could not be saved goes back, and says so', async ({ page }) => {
  await signInAs(page, 'creator');
  await openAlive(page, '/creator/settings');
  await page.route('**/api/me/notification-preferences', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'unavailable', detail: 'Try again soon.' } }),
  );
  const news = page.getByRole('switch', { name: 'Email for “News from Bizmeet”' });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(page.getByText('“News from Bizmeet” is as it was').last()).toBeVisible();
  await expect(page.getByText('Try again soon.').last()).toBeVisible();
  await expect(news).not.toBeChecked();
});

test('the theme is chosen by its shop and kept by the browser', async ({ page }) => {
  await signInAs(page, 'roleless');
  await openAlive(page, '/settings');
  const theme = page.getByRole('group', { name: 'Theme' }).last();
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
  await theme.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the download is a file of one’s own data and nobody else’s', async ({ page }) => {
  await signInAs(page, 'creator');
  await openAlive(page, '/creator/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const { user, profile, creator, sessions } = JSON.parse(text);
  expect([user.email, profile.full_name, creator.status]).toEqual([DEMO.creator, 'Maya Okafor', 'active']);
  expect(sessions.length).toBeGreaterThan(0);
  expect(new Set(text.match(/[\w.+-]+@[\w-]+\.[\w.-]+/g))).toEqual(new Set([DEMO.creator]));
  await expect(page).toHaveURL('/creator/settings');
});

test('an owner with open campaigns reads why the account cannot be deleted', async ({ page }) => {
  await signInAs(page, 'owner');
  await openAlive(page, '/business/settings');
  const button = section(page, 'Leaving').getByRole('button', { name: 'Delete account' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    /^\d+ campaigns are still open\. Close or finish them first\.$/,
  );
});

test('the strip of sections leads to each of them', async ({ page }) => {
  await signInAs(page, 'owner');
  await openAlive(page, '/business/settings');
  const links = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['Leaving', 'Notifications', 'Sign-in', 'Appearance', 'Profile']) {
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
