import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO, signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The section of the page under a heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('switches take effect right away and persist; emails about money can’t be turned off', async ({
  page,
}) => {
  await signInOwnerOf(page, 'fourth-wall-coffee');
  await openHydrated(page, '/business/settings');
  const switchFor = (channel: string, kind: string) =>
    page.getByRole('switch', { name: `${channel} for “${kind}”` });
  const saved = () => page.waitForResponse('**/api/me/notification-preferences');

  await expect(switchFor('Email', 'New applications')).toBeChecked();
  for (const [channel, kind] of [
    ['Email', 'New applications'],
    ['In Bizmeet', 'News from Bizmeet'],
  ] as const) {
    const answer = saved();
    await switchFor(channel, kind).click();
    expect((await answer).ok()).toBe(true);
  }
  await page.reload();
  await expect(switchFor('Email', 'New applications')).not.toBeChecked();
  await expect(switchFor('In Bizmeet', 'New applications')).toBeChecked();
  await expect(switchFor('In Bizmeet', 'News from Bizmeet')).toBeChecked();

  const money = page.getByRole('row').filter({ hasText: 'Payments' });
  await expect(money).toContainText('Always');
  await expect(money.getByRole('switch')).toHaveCount(1);
  await expect(switchFor('In Bizmeet', 'Payments')).toBeChecked();
});

test('a changed name keeps the save bar open until it is saved or undone', async ({ page }) => {
  await signInOwnerOf(page, 'plum-spectacles');
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
  await expect(page.getByRole('button', { name: 'User menu of Rosalind Quill' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Rosalind Quill');
});

test('a switch that can’t be saved flips back and says why', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings');
  await page.route('**/api/me/notification-preferences', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'unavailable', detail: 'Try again soon.' } }),
  );
  const news = page.getByRole('switch', { name: 'Email for “News from Bizmeet”' });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(page.getByText('Couldn’t change “News from Bizmeet”').last()).toBeVisible();
  await expect(page.getByText('Try again soon.').last()).toBeVisible();
  await expect(news).not.toBeChecked();
});

test('the theme is chosen by its storefront and remembered by the browser', async ({ page }) => {
  await signInAs(page, 'roleless');
  await openHydrated(page, '/settings');
  const theme = page.getByRole('group', { name: 'Theme' }).last();
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
  await theme.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the download holds the person’s own data and nobody else’s', async ({ page }) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const { user, profile, creator, sessions } = JSON.parse(text);
  expect([user.email, profile.full_name, creator.status]).toEqual([DEMO.creator, 'Maya Okafor', 'active']);
  expect(sessions.length).toBeGreaterThan(0);
  expect(new Set(text.match(/[\w.+-]+@[\w-]+\.[\w.-]+/g))).toEqual(new Set([DEMO.creator]));
  await expect(page).toHaveURL('/creator/settings');
});

test('the page of one’s data can be read without the site', async ({ page, browser }, testInfo) => {
  await signInAs(page, 'creator');
  await openHydrated(page, '/creator/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download page' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.html$/);
  const path = testInfo.outputPath('my-data.html');
  await file.saveAs(path);
  const plain = await browser.newPage();
  await plain.goto(`file://${path}`);
  await expect(plain.getByRole('heading', { level: 1, name: 'Your data at Bizmeet' })).toBeVisible();
  const applications = plain.getByRole('heading', { level: 2, name: 'Applications', exact: true });
  await expect(applications.locator('+ dl')).toContainText('Pitch');
  await expectAccessible(plain, 'the page of one’s data');
  await plain.close();
});

test('an owner with open campaigns reads why the account cannot be deleted', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/settings');
  const button = section(page, 'Data and account').getByRole('button', { name: 'Delete account' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    /^\d+ campaigns are still open\. Close or finish them first\.$/,
  );
});
