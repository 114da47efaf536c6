import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { allow, leaveFor, newHandle } from '../support/consent-page.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[ROUTE-44] connecting goes through the consent page and back', async ({ page }) => {
  await newMember(page, 'creator');
  const handle = newHandle();
  await leaveFor(page, 'Instagram');
  await expectAccessible(page, 'The consent page');
  await allow(page, handle);
  await page.waitForURL('**/apply?step=channels');
  await expect(page.getByText('Instagram is connected.').last()).toBeVisible();
  const instagram = card(page, 'Instagram');
  await expect(instagram.getByRole('link', { name: `@${handle}` })).toBeVisible();
  await expect(instagram.getByText('Connected', { exact: true })).toBeVisible();
  await expect(instagram.getByText('6,284')).toBeVisible();
  await expect(instagram.getByText(/^From Instagram, \w{3} \d{1,2}$/).first()).toBeVisible();
  await expectAccessible(page, 'Channels', 'main');
  // The code left the history with the page that spent it.
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test('[ROUTE-45] declining, or a platform that doesn’t answer, is explained and can be retried', async ({
  page,
}) => {
  await newMember(page, 'creator');
  await leaveFor(page, 'TikTok');
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TikTok isn’t connected.');
  await expectAccessible(page, 'A refusal');

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/dev/social/tiktok?**');
  await page.locator('html[data-hydrated]').waitFor();
  await allow(page, newHandle(), 'No answer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TikTok isn’t connected.');
  await expect(page.getByText('TikTok didn’t respond. Try again in a few minutes.')).toBeFocused();

  await page.getByRole('link', { name: 'Go back' }).click();
  await page.waitForURL('**/apply?step=channels');
  await expect(card(page, 'TikTok').getByRole('button', { name: 'Connect TikTok' })).toBeVisible();
});

test('a handle is added, corrected and removed by keyboard, with a code to put in the bio', async ({
  page,
}) => {
  await newMember(page, 'creator');
  await openHydrated(page, '/apply?step=channels');
  const youtube = card(page, 'YouTube');
  await youtube.getByRole('button', { name: 'Enter handle' }).press('Enter');
  await expect(youtube.getByLabel('Handle on YouTube')).toBeFocused();
  await page.keyboard.type('not a handle');
  await page.keyboard.press('Enter');
  await expect(youtube.getByLabel('Handle on YouTube')).toHaveAccessibleDescription(
    'Enter it the way YouTube shows it',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('youtube.com/@Maya-Walks');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.5K');
  await page.keyboard.press('Enter');
  await expect(youtube.getByRole('link', { name: '@maya-walks' })).toBeVisible();
  await expect(youtube.getByRole('heading')).toBeFocused();
  await expect(youtube.getByText('12,500')).toBeVisible();
  await expect(youtube.getByText('Not verified yet')).toBeVisible();

  await youtube.getByRole('button', { name: 'Verify with code' }).click();
  await expect(youtube.getByText(/^bizmeet-[A-Z2-9]{6}$/)).toBeVisible();
  await expectAccessible(page, 'The steps of the code', 'main');

  await youtube.getByRole('button', { name: 'More for YouTube' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove YouTube?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(youtube.getByRole('button', { name: 'Enter handle' })).toBeVisible();
});

test('a callback URL without a pending connection says so', async ({ page }) => {
  await openHydrated(page, '/auth/instagram/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Instagram connection in progress.');
  await openHydrated(page, '/auth/tiktok/callback?code=made-up&state=made-up');
  await expect(page.getByText('You were signed out. Sign in and connect it again.')).toBeVisible();
});
